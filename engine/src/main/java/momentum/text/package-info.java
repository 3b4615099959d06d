/** Text as people type it: what a name may be, and how what cannot be seen is shown. */
@NullMarked
package momentum.text;

import org.jspecify.annotations.NullMarked;
