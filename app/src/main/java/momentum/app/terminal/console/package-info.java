/** The terminal itself: where lines come from, where text goes, and who is at the other end. */
@NullMarked
package momentum.app.terminal.console;

import org.jspecify.annotations.NullMarked;
