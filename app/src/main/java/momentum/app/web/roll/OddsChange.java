package momentum.app.web.roll;

import momentum.app.web.roll.OddsView.Bar;
import momentum.play.RollOdds;

/**
 * What saying something, or using an ability, does to the odds of a way to roll, in percent.
 *
 * @param by another way that is rolled with it; empty where it is the same
 * @param isOfHits whether it is told of all hits, where strong hits stay as likely as they were; for dice that may be thrown again
 */
public record OddsChange(String by, boolean isOfHits, int from, int to) {
    public static final OddsChange NONE = new OddsChange("", false, 0, 0);

    static OddsChange between(RollOdds without, RollOdds with) {
        Bar before = OddsView.of(without).plain();
        Bar after = OddsView.of(with).plain();
        if (before.strong() != after.strong()) {
            return new OddsChange("", false, before.strong(), after.strong());
        }
        int hitsBefore = hits(without);
        int hitsAfter = hits(with);
        return hitsBefore == hitsAfter ? NONE : new OddsChange("", true, hitsBefore, hitsAfter);
    }

    /** Where another way is rolled with it than without, it is told of strong hits. */
    static OddsChange byAnother(String by, RollOdds without, RollOdds with) {
        return new OddsChange(
                by,
                false,
                OddsView.of(without).plain().strong(),
                OddsView.of(with).plain().strong());
    }

    private static int hits(RollOdds odds) {
        Bar best = OddsView.best(odds);
        return best.strong() + best.weak();
    }

    public boolean isGain() {
        return to > from;
    }

    public String inWords() {
        String odds = from == to && by.isEmpty()
                ? ""
                : "%s %s".formatted(isOfHits ? "hit" : "strong", from == to ? to : from + " → " + to);
        return by.isEmpty() ? odds : "+" + by + ": " + odds;
    }
}
