/** How files are written: whole or not at all, and where they have secrets, for their owner only. */
@NullMarked
package momentum.table.file;

import org.jspecify.annotations.NullMarked;
