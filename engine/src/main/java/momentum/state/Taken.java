package momentum.state;

import momentum.rule.Meter;

/** What an option gave a hero, or a companion of theirs, while its move is still going on. */
public record Taken(String hero, String label, Meter meter, String companion, int amount) {}
