/** Objects that are kept in memory for as long as they are of use. */
@NullMarked
package momentum.table.cache;

import org.jspecify.annotations.NullMarked;
