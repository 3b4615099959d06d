/** The journal of campaigns: rows that are only ever added, and the stores that keep them. */
@NullMarked
package momentum.table.journal;

import org.jspecify.annotations.NullMarked;
