package momentum.table.journal;

import java.time.Instant;

/**
 * What a campaign is called and played with.
 *
 * @param rulebook the fingerprint of the rulebook it was begun with
 */
public record Heading(String id, String name, String game, String rulebook, Instant created) {}
