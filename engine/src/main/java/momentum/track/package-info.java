/** What a hero's numbers can do: momentum and its derived values, ranks, and progress counted in ticks. */
@NullMarked
package momentum.track;

import org.jspecify.annotations.NullMarked;
