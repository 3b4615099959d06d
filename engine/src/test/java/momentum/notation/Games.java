package momentum.notation;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import momentum.Shipped;
import momentum.rule.Rulebook;

/** The games that records are played with, each read once. */
public final class Games {
    private final Map<String, Rulebook> read = new HashMap<>();

    public Optional<Rulebook> named(String name) {
        return Shipped.GAMES.contains(name)
                ? Optional.of(read.computeIfAbsent(name, Shipped::rulebook))
                : Optional.empty();
    }
}
