/** Reads what a person types at the terminal. */
@NullMarked
package momentum.app.terminal.parse;

import org.jspecify.annotations.NullMarked;
