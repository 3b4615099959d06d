/** What the terminal shows, as text. */
@NullMarked
package momentum.app.terminal.view;

import org.jspecify.annotations.NullMarked;
