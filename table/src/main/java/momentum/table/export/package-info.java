/** A campaign written down: as lines of JSON, as a play record, as a story. */
@NullMarked
package momentum.table.export;

import org.jspecify.annotations.NullMarked;
