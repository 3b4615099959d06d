/** Exact odds, counted in whole rolls. They turn into percentages only when shown. */
@NullMarked
package momentum.odds;

import org.jspecify.annotations.NullMarked;
