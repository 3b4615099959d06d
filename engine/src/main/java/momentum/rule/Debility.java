package momentum.rule;

import java.util.Optional;

/**
 * A mark that weighs on a hero: a debility in one game, an impact in another.
 *
 * @param kind condition, bane, burden ...
 * @param index its bit among the marks
 * @param blocks the meter that cannot rise while it is marked
 */
public record Debility(String name, String kind, int index, Optional<String> blocks) {
    public int bit() {
        return 1 << index;
    }
}
