package momentum.app.web.view;

import java.util.Optional;
import momentum.odds.ActionOdds;
import momentum.odds.Odds;
import momentum.odds.Percent;
import momentum.odds.ProgressOdds;

/** The odds of a roll in whole percent, and what a burn could make of them. */
public record OddsView(int strong, int weak, int miss, Optional<OddsView> burn) {
    public static OddsView action(int add, int momentum) {
        ActionOdds odds = new ActionOdds(add, momentum);
        OddsView plain = of(odds.plain());
        OddsView burned = of(odds.withBurn());
        return odds.canBurn() && !burned.equals(plain)
                ? new OddsView(plain.strong, plain.weak, plain.miss, Optional.of(burned))
                : plain;
    }

    public static OddsView progress(int score) {
        return of(new ProgressOdds(score).plain());
    }

    private static OddsView of(Odds odds) {
        int[] percent = Percent.of(odds.strong(), odds.weak(), odds.miss());
        return new OddsView(percent[0], percent[1], percent[2], Optional.empty());
    }

    /** For a bar of a hundred: where the weak hits and the misses begin. */
    public int weakFrom() {
        return strong;
    }

    public int missFrom() {
        return strong + weak;
    }

    public String inWords() {
        return "strong hit %d %%, weak hit %d %%, miss %d %%".formatted(strong, weak, miss)
                + burn.map(odds -> "; with a burn strong hit %d %%, weak hit %d %%, miss %d %%"
                                .formatted(odds.strong, odds.weak, odds.miss))
                        .orElse("");
    }
}
