/** The table's dice: thrown from a sealed secret, so that anyone can check them once it is opened. */
@NullMarked
package momentum.table.dice;

import org.jspecify.annotations.NullMarked;
