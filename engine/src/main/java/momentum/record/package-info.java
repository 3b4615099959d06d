/** Play records: a session as text that replays and checks itself. */
@NullMarked
package momentum.record;

import org.jspecify.annotations.NullMarked;
