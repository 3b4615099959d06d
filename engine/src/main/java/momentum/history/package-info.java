/** What was, so that it can be again: undo, redo and playing on from any row, for commands and for any immutable value. */
@NullMarked
package momentum.history;

import org.jspecify.annotations.NullMarked;
