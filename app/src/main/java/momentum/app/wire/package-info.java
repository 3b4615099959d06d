/** What programs read: the table, its questions and its events as JSON, in names of its own that no change of the code changes. */
@NullMarked
package momentum.app.wire;

import org.jspecify.annotations.NullMarked;
