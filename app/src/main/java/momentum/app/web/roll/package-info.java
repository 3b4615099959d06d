/** A roll before it is made: its ways and their odds, what may be said with it, and the abilities that have to do with it. */
@NullMarked
package momentum.app.web.roll;

import org.jspecify.annotations.NullMarked;
