/** Commands, events and tables as JSON, and back. */
@NullMarked
package momentum.table.save;

import org.jspecify.annotations.NullMarked;
