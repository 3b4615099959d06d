package momentum.odds;

import momentum.dice.Outcome;

/** What a player rerolls for. "Used well" means one thing in danger and another when only a triumph will do. */
public enum Aim {
    /** First of all not to miss; among equals, the better chance of a strong hit. */
    HIT,

    /** First of all a strong hit; among equals, the smaller chance of a miss. */
    STRONG_HIT;

    boolean isMetBy(Outcome outcome) {
        return switch (this) {
            case HIT -> outcome.isHit();
            case STRONG_HIT -> outcome == Outcome.STRONG_HIT;
        };
    }

    /** What decides among equals. */
    Aim other() {
        return switch (this) {
            case HIT -> STRONG_HIT;
            case STRONG_HIT -> HIT;
        };
    }

    /** Whether one is better than the other, counted of as many. */
    boolean prefers(Odds one, Odds other) {
        int byMiss = Long.compare(other.miss(), one.miss());
        int byStrong = Long.compare(one.strong(), other.strong());
        return switch (this) {
            case HIT -> byMiss > 0 || (byMiss == 0 && byStrong > 0);
            case STRONG_HIT -> byStrong > 0 || (byStrong == 0 && byMiss > 0);
        };
    }
}
