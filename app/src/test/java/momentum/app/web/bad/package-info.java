/** What no browser would send, sent on purpose: for the tests of the web table and for its long run. */
@NullMarked
package momentum.app.web.bad;

import org.jspecify.annotations.NullMarked;
