/** The War Slate of Gods Gloom: a slider between two players, what moves it, and what follows when it is pushed too far. */
@NullMarked
package momentum.slate;

import org.jspecify.annotations.NullMarked;
