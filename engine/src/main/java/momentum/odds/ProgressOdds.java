package momentum.odds;

import momentum.dice.Roll;

/** The odds of a progress roll, before it is made. Momentum plays no part. */
public record ProgressOdds(int score) {
    public ProgressOdds {
        if (score < 0 || score > Roll.HIGHEST_SCORE) {
            throw new IllegalArgumentException("a progress score is 0 to 10, not " + score);
        }
    }

    public Odds plain() {
        return Odds.ofScores(score);
    }
}
