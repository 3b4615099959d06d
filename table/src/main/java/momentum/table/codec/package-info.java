/** Commands, events and tables as JSON, and back. */
@NullMarked
package momentum.table.codec;

import org.jspecify.annotations.NullMarked;
