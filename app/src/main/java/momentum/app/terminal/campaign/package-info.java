/** A campaign is chosen at the terminal: begun, opened, renamed or laid aside. */
@NullMarked
package momentum.app.terminal.campaign;

import org.jspecify.annotations.NullMarked;
