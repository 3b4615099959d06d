package momentum.state;

import java.util.Optional;
import momentum.rule.Meter;

/** What an option gave a hero, or a companion of theirs, while its move is still going on. */
public record Taken(String hero, String label, Meter meter, Optional<String> companion, int amount) {}
