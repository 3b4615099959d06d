package momentum.odds;

import momentum.dice.Outcome;

/**
 * How many of all equally likely rolls come to each outcome.
 *
 * @param of all of them
 * @param match how many show a match, whatever their outcome
 */
public record Odds(long of, long strong, long weak, long miss, long match) {
    public Odds {
        if (strong < 0 || weak < 0 || miss < 0 || of <= 0 || strong + weak + miss != of) {
            throw new IllegalArgumentException(
                    "%d strong, %d weak and %d miss are not %d".formatted(strong, weak, miss, of));
        }
    }

    public long count(Outcome outcome) {
        return switch (outcome) {
            case STRONG_HIT -> strong;
            case WEAK_HIT -> weak;
            case MISS -> miss;
        };
    }

    /** In whole percent: "strong 23 %, weak 44 %, miss 33 %". */
    public String inWords() {
        int[] percent = Percent.of(strong, weak, miss);
        return "strong %d %%, weak %d %%, miss %d %%".formatted(percent[0], percent[1], percent[2]);
    }
}
