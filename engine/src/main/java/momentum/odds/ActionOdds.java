package momentum.odds;

import momentum.dice.ActionRoll;
import momentum.dice.Die;

/**
 * The odds of an action roll, before it is made.
 *
 * @param add the stat and every add, summed
 */
public record ActionOdds(int add, int momentum) {
    /** As the dice fall, negative momentum counted in. */
    public Odds plain() {
        return Odds.ofScores(scores(false));
    }

    /** With momentum burned wherever it betters the outcome. */
    public Odds withBurn() {
        return Odds.ofScores(scores(true));
    }

    /** Whether there is momentum to burn at all. */
    public boolean canBurn() {
        return momentum > 0;
    }

    /** With "reroll any dice" used well, once, on every roll that gains by it. */
    public Odds withReroll(Aim aim) {
        return RerollOdds.count(scores(false), aim);
    }

    /** With "reroll any dice" used well, and momentum burned after it wherever that betters the outcome. */
    public Odds withRerollAndBurn(Aim aim) {
        return RerollOdds.count(scores(true), aim);
    }

    /** What a player wants to know: "strong 23 %, weak 44 %, miss 33 %; a burn would make it strong 38 % ...". */
    public String inWords() {
        return canBurn()
                ? plain().inWords() + "; a burn would make it " + withBurn().inWords()
                : plain().inWords();
    }

    /**
     * The score each face of the action die comes to. A burn beats exactly the dice below momentum or below the score, so
     * it counts as the higher of the two.
     */
    private int[] scores(boolean burn) {
        int[] scores = new int[Die.ACTION.faces()];
        for (int face = 1; face <= scores.length; face++) {
            int score = new ActionRoll(face, 1, 1, add, 0, momentum).score();
            scores[face - 1] = burn ? Math.max(score, momentum) : score;
        }
        return scores;
    }
}
