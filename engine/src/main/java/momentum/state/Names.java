package momentum.state;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Names as people type them: the very name where there is one, otherwise the only one that differs in its capitals. */
public final class Names {
    private Names() {}

    public static Optional<String> find(String typed, Collection<String> known) {
        if (known.contains(typed)) {
            return Optional.of(typed);
        }
        List<String> alike = known.stream().filter(typed::equalsIgnoreCase).toList();
        return alike.size() == 1 ? Optional.of(alike.getFirst()) : Optional.empty();
    }
}
