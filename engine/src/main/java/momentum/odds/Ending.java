package momentum.odds;

import momentum.dice.Burn;
import momentum.dice.Counting;
import momentum.dice.Outcome;

/**
 * What a score ends in against challenge dice that lie for good: the outcome as it counts, and with momentum burned where
 * that makes it count for more.
 *
 * @param momentum what there is to burn; none, where it is not positive
 */
record Ending(Counting counting, Burn burn, int momentum) {
    /** Without a burn. */
    static Ending unburned(Counting counting) {
        return new Ending(counting, Burn.CANCELS_DICE, 0);
    }

    Outcome of(int score, int first, int second) {
        Outcome rolled = counting.of(Outcome.of(score, first, second));
        if (momentum <= 0) {
            return rolled;
        }
        Outcome burned = counting.of(Outcome.of(burn.score(score, momentum), first, second));
        return burned.betters(rolled) ? burned : rolled;
    }

    /** Equally likely scores, each against every pair of challenge dice. */
    Odds ofAll(int... scores) {
        long strong = 0;
        long miss = 0;
        for (int score : scores) {
            strong += count(Outcome.STRONG_HIT, score);
            miss += count(Outcome.MISS, score);
        }
        int of = scores.length * Pair.FACES * Pair.FACES;
        return new Odds(of, strong, of - strong - miss, miss, of / Pair.FACES);
    }

    /** Of the hundred pairs. All faces between two edges are beaten by the same, so one of them stands for all. */
    private int count(Outcome outcome, int score) {
        int one = beatenFaces(score);
        int other = beatenFaces(momentum);
        int[] edges = {0, Math.min(one, other), Math.max(one, other), Pair.FACES};
        int count = 0;
        for (int i = 1; i < edges.length; i++) {
            for (int j = 1; j < edges.length; j++) {
                int ways = (edges[i] - edges[i - 1]) * (edges[j] - edges[j - 1]);
                if (ways > 0 && of(score, edges[i], edges[j]) == outcome) {
                    count += ways;
                }
            }
        }
        return count;
    }

    /** How many faces of a challenge die lie below a number. */
    private static int beatenFaces(int number) {
        return Math.clamp(number - 1L, 0, Pair.FACES);
    }
}
