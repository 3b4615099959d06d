/** What lies on the table, as immutable values: heroes, tracks, what waits, and what is asked. */
@NullMarked
package momentum.state;

import org.jspecify.annotations.NullMarked;
