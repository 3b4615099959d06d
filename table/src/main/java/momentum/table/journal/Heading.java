package momentum.table.journal;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import momentum.table.seat.Mode;

/**
 * The metadata of a campaign.
 *
 * @param rulebook the fingerprint of the rulebook it was begun with
 * @param settings extensible key-value settings: see the comment of this package
 */
public record Heading(
        String id,
        String name,
        String game,
        String rulebook,
        Instant created,
        Mode mode,
        Life life,
        Map<String, String> settings) {
    /** The setting with the hash of the seal that a campaign was begun with; it is part of its hash chain and never changes. */
    public static final String FIRST_SEAL = "seal";

    /** The setting of a campaign that was restored from a backup and has not been opened since. */
    public static final String RESTORED = "restored";

    /** The game of a War Slate, which is kept like a campaign and is none. */
    public static final String SLATE = "war-slate";

    public Heading {
        settings = Map.copyOf(settings);
    }

    /** The heading of a new campaign. */
    public Heading(String id, String name, String game, String rulebook, Instant created, Mode mode) {
        this(id, name, game, rulebook, created, mode, Life.IN_PLAY, Map.of());
    }

    /** Whether this is a War Slate: not listed among campaigns, nor opened as one. */
    public boolean isSlate() {
        return game.equals(SLATE);
    }

    /** When a campaign was archived or deleted, if it was. */
    public record Life(Optional<Instant> archived, Optional<Instant> deleted) {
        public static final Life IN_PLAY = new Life(Optional.empty(), Optional.empty());

        /** Whether it is listed by default. */
        public boolean isListed() {
            return archived.isEmpty() && deleted.isEmpty();
        }

        public boolean isDeleted() {
            return deleted.isPresent();
        }
    }

    /** The hash of the seal that it was begun with; campaigns of the first form have none. */
    public Optional<String> firstSeal() {
        return Optional.ofNullable(settings.get(FIRST_SEAL));
    }

    public Heading withName(String changed) {
        return new Heading(id, changed, game, rulebook, created, mode, life, settings);
    }

    public Heading with(Mode changed) {
        return new Heading(id, name, game, rulebook, created, changed, life, settings);
    }

    public Heading with(Life changed) {
        return new Heading(id, name, game, rulebook, created, mode, changed, settings);
    }

    public Heading with(Map<String, String> changed) {
        return new Heading(id, name, game, rulebook, created, mode, life, changed);
    }
}
