/** The journal in an embedded SQLite file. */
@NullMarked
package momentum.table.journal.sqlite;

import org.jspecify.annotations.NullMarked;
