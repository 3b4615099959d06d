/** What a rule is, once its line has been read: moves, their effects, the conditions on them, and the game they belong to. */
@NullMarked
package momentum.rule;

import org.jspecify.annotations.NullMarked;
