/** A hero is made at the terminal, step by step. */
@NullMarked
package momentum.app.terminal.hero;

import org.jspecify.annotations.NullMarked;
