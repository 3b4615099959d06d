/** The commands of the command line, and what they share. */
@NullMarked
package momentum.app.cli;

import org.jspecify.annotations.NullMarked;
