/** The interpreter behind {@link momentum.play.Play}: a command carried out, line by line. Nobody outside the engine sees it. */
@NullMarked
package momentum.run;

import org.jspecify.annotations.NullMarked;
