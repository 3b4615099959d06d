package momentum.app.web.view;

import java.util.List;
import momentum.app.web.story.SignedNumber;

/**
 * A hero's sheet.
 *
 * @param bonuses what the next roll will add, in words
 * @param fate how the story ended, or empty
 */
public record SheetView(
        String name,
        int momentum,
        int max,
        int reset,
        List<Rung> ladder,
        List<Stat> stats,
        List<Gauge> meters,
        List<Mark> marks,
        List<String> bonds,
        List<TrackView> ownTracks,
        List<String> trackKinds,
        int experience,
        int spent,
        List<Card> assets,
        List<String> bonuses,
        int harm,
        String fate) {

    /** One step of the momentum ladder. */
    public record Rung(int value, boolean isNow, boolean isFilled, boolean isCut, boolean isReset) {
        public String label() {
            return SignedNumber.of(value);
        }
    }

    /** A stat. */
    public record Stat(String name, int value) {}

    /** A meter as so many pips, some of them filled. */
    public record Gauge(String name, int value, int max, boolean isLow, String blockedBy) {}

    /** A debility, what it does, and whether it is marked. */
    public record Mark(String name, String kind, boolean isMarked, String does) {}

    /** An asset with its abilities; health where it is a companion. */
    public record Card(String name, String kind, int health, int maxHealth, List<Ability> abilities) {
        public boolean isCompanion() {
            return maxHealth > 0;
        }
    }

    /** One ability of an asset. */
    public record Ability(String html, boolean isMarked) {}

    public int freeExperience() {
        return experience - spent;
    }
}
