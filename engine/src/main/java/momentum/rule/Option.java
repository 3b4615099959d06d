package momentum.rule;

import java.util.List;
import java.util.Optional;

/** One thing to choose. Without a label, it is called by what it does. */
public record Option(String label, Optional<Condition> condition, List<Phrase> effects, Source source) {
    public Option {
        effects = List.copyOf(effects);
    }
}
