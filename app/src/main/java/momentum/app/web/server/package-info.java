/** The listener: accepts connections, bounds and times them, and lets the HTTP library read only what is framed as it should be. */
@NullMarked
package momentum.app.web.server;

import org.jspecify.annotations.NullMarked;
