/** The story of a table, as a page tells it. */
@NullMarked
package momentum.app.web.story;

import org.jspecify.annotations.NullMarked;
