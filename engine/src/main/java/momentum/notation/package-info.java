/** A command as a line of text, and back. */
@NullMarked
package momentum.notation;

import org.jspecify.annotations.NullMarked;
