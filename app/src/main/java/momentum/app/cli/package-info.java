/** The command line: what its commands share, and those that need no campaign. */
@NullMarked
package momentum.app.cli;

import org.jspecify.annotations.NullMarked;
