/**
 * Undo, redo and branches: {@link momentum.history.Timeline} for numbered rows, {@link momentum.history.History} for values in
 * memory.
 */
@NullMarked
package momentum.history;

import org.jspecify.annotations.NullMarked;
