package momentum.dice;

/**
 * Filled boxes against two challenge dice. It knows no momentum: on a progress roll there is none to burn or to suffer.
 *
 * @param score the fully filled boxes of the track
 */
public record ProgressRoll(int score, int first, int second) implements Roll {
    public ProgressRoll {
        if (score < 0 || score > HIGHEST_SCORE) {
            throw new IllegalArgumentException("a progress score is 0 to 10, not " + score);
        }
        Die.FIRST.require(first);
        Die.SECOND.require(second);
    }
}
