package momentum.table.journal;

import java.time.Instant;
import momentum.table.seat.Mode;

/**
 * What a campaign is called and played with.
 *
 * @param rulebook the fingerprint of the rulebook it was begun with
 */
public record Heading(String id, String name, String game, String rulebook, Instant created, Mode mode) {
    public Heading withName(String changed) {
        return new Heading(id, changed, game, rulebook, created, mode);
    }

    public Heading with(Mode changed) {
        return new Heading(id, name, game, rulebook, created, changed);
    }
}
