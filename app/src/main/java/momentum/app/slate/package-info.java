/** The War Slate: at the terminal, and kept in files. */
@NullMarked
package momentum.app.slate;

import org.jspecify.annotations.NullMarked;
