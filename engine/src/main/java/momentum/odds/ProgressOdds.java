package momentum.odds;

/** The odds of a progress roll, before it is made. Momentum plays no part. */
public record ProgressOdds(int score) {
    public ProgressOdds {
        RollOutlook.progress(score);
    }

    public Odds plain() {
        return RollOutlook.progress(score).plain();
    }
}
