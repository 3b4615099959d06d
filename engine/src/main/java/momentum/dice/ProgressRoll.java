package momentum.dice;

import java.util.Map;

/**
 * Filled boxes against two challenge dice. It knows no momentum: on a progress roll there is none to burn or to suffer.
 *
 * @param score the fully filled boxes of the track
 * @param rerolled whether dice of it have been thrown again
 */
public record ProgressRoll(int score, int first, int second, boolean rerolled) implements Roll {
    public ProgressRoll(int score, int first, int second) {
        this(score, first, second, false);
    }

    public ProgressRoll {
        if (score < 0 || score > HIGHEST_SCORE) {
            throw new IllegalArgumentException("a progress score is 0 to 10, not " + score);
        }
        Die.FIRST.require(first);
        Die.SECOND.require(second);
    }

    @Override
    public ProgressRoll reroll(Map<Die, Integer> thrown) {
        return new ProgressRoll(
                score, thrown.getOrDefault(Die.FIRST, first), thrown.getOrDefault(Die.SECOND, second), true);
    }

    /** What a person adds cannot lead beyond a track's ends. */
    @Override
    public ProgressRoll adding(int more) {
        return new ProgressRoll(Math.clamp(score + more, 0, HIGHEST_SCORE), first, second, rerolled);
    }
}
