/** Who sits at a table, and what each of them may do. */
@NullMarked
package momentum.table.seat;

import org.jspecify.annotations.NullMarked;
