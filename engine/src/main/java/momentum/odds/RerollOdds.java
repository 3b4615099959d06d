package momentum.odds;

import static momentum.odds.Odds.FACES;
import static momentum.odds.Odds.beatenFaces;

import momentum.dice.Die;

/**
 * The odds when "reroll any dice" is used well. Each of the 600 rolls has eight ways on: any set of its dice may be thrown
 * again, and each way has odds of its own, counted of 600. The player takes the best by their aim, and the fewest dice
 * among equals. So the whole is counted of 600 × 600.
 *
 * <p>A thrown challenge die is beaten on as many of its ten faces as the score allows; a kept one on all ten or none. The
 * product of the two is all that a way's odds are, which makes counting them a matter of microseconds.
 */
final class RerollOdds {
    private static final int ROLLS = Die.ACTION.faces() * FACES * FACES;

    /** Stands for a challenge die that is thrown again, where 1 to 10 would be one that is kept. */
    private static final int THROWN = 0;

    private final Aim aim;
    private final int[] scores;

    /** Strong hits and misses of 600, with the action die thrown, by each pair of challenge dice kept or thrown. */
    private final int[][] strongOnThrow = new int[FACES + 1][FACES + 1];

    private final int[][] missOnThrow = new int[FACES + 1][FACES + 1];

    private int strong;
    private int miss;
    private int match;

    private int bestWorth;
    private int bestStrong;
    private int bestMiss;
    private int bestMatch;

    private RerollOdds(int[] scores, Aim aim) {
        this.scores = scores;
        this.aim = aim;
    }

    static Odds count(int[] scores, Aim aim) {
        return new RerollOdds(scores, aim).count();
    }

    private Odds count() {
        for (int first = THROWN; first <= FACES; first++) {
            for (int second = THROWN; second <= FACES; second++) {
                for (int score : scores) {
                    strongOnThrow[first][second] += strong(score, first, second);
                    missOnThrow[first][second] += miss(score, first, second);
                }
            }
        }
        for (int score : scores) {
            for (int first = 1; first <= FACES; first++) {
                for (int second = 1; second <= FACES; second++) {
                    addBest(score, first, second);
                }
            }
        }
        int of = ROLLS * ROLLS;
        return new Odds(of, strong, of - strong - miss, miss, match);
    }

    private void addBest(int score, int first, int second) {
        bestWorth = Integer.MIN_VALUE;
        keepAction(score, first, second);
        throwAction(first, second);
        keepAction(score, THROWN, second);
        keepAction(score, first, THROWN);
        throwAction(THROWN, second);
        throwAction(first, THROWN);
        keepAction(score, THROWN, THROWN);
        throwAction(THROWN, THROWN);
        strong += bestStrong;
        miss += bestMiss;
        match += bestMatch;
    }

    private void keepAction(int score, int first, int second) {
        int weight = scores.length;
        consider(weight * strong(score, first, second), weight * miss(score, first, second), first, second);
    }

    private void throwAction(int first, int second) {
        consider(strongOnThrow[first][second], missOnThrow[first][second], first, second);
    }

    private void consider(int wayStrong, int wayMiss, int first, int second) {
        int worth = aim.worth(wayStrong, wayMiss);
        if (worth > bestWorth) {
            bestWorth = worth;
            bestStrong = wayStrong;
            bestMiss = wayMiss;
            bestMatch = match(first, second);
        }
    }

    /** Strong hits of the hundred pairs of challenge dice, for one score. */
    private static int strong(int score, int first, int second) {
        return beaten(score, first) * beaten(score, second);
    }

    private static int miss(int score, int first, int second) {
        return (FACES - beaten(score, first)) * (FACES - beaten(score, second));
    }

    private static int beaten(int score, int die) {
        if (die == THROWN) {
            return beatenFaces(score);
        }
        return score > die ? FACES : 0;
    }

    private static int match(int first, int second) {
        if (first == THROWN || second == THROWN) {
            return ROLLS / FACES;
        }
        return first == second ? ROLLS : 0;
    }
}
