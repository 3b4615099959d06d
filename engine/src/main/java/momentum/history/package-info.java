/** What was, so that it can be again: undo and redo for any immutable value. */
@NullMarked
package momentum.history;

import org.jspecify.annotations.NullMarked;
