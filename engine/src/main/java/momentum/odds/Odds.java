package momentum.odds;

import momentum.dice.Die;
import momentum.dice.Outcome;

/**
 * How many of all equally likely rolls come to each outcome.
 *
 * @param of all of them
 * @param match how many show a match, whatever their outcome
 */
public record Odds(long of, long strong, long weak, long miss, long match) {
    static final int FACES = Die.FIRST.faces();

    public Odds {
        if (strong < 0 || weak < 0 || miss < 0 || of <= 0 || strong + weak + miss != of) {
            throw new IllegalArgumentException(
                    "%d strong, %d weak and %d miss are not %d".formatted(strong, weak, miss, of));
        }
    }

    /** Equally likely scores, each against every pair of challenge dice. */
    static Odds ofScores(int... scores) {
        int strong = 0;
        int miss = 0;
        for (int score : scores) {
            int beaten = beatenFaces(score);
            int unbeaten = FACES - beaten;
            strong += beaten * beaten;
            miss += unbeaten * unbeaten;
        }
        int of = scores.length * FACES * FACES;
        return new Odds(of, strong, of - strong - miss, miss, of / FACES);
    }

    /** How many faces of a challenge die lie below a score. */
    static int beatenFaces(int score) {
        return Math.max(0, score - 1);
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
