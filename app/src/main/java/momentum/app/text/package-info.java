/** Text for people: how it looks, how wide it runs, and which name a few words mean. */
@NullMarked
package momentum.app.text;

import org.jspecify.annotations.NullMarked;
