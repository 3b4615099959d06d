/**
 * The table in a terminal: lines in, words or JSON out.
 *
 * <p>A line is heard by one {@link momentum.app.play.Ear} after another until one makes a {@link momentum.app.play.Wish} of it;
 * {@link momentum.app.play.Sitting} carries the wish out, and all that changes the campaign passes through
 * {@link momentum.table.Campaign}. Nothing here decides a rule.
 */
@NullMarked
package momentum.app.play;

import org.jspecify.annotations.NullMarked;
