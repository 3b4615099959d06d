/** Small parts of serving over HTTP. */
@NullMarked
package momentum.app.web.http;

import org.jspecify.annotations.NullMarked;
