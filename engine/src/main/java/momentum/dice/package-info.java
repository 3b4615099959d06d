/** What was rolled and what it means. Dice come from the caller; nothing here rolls. */
@NullMarked
package momentum.dice;

import org.jspecify.annotations.NullMarked;
