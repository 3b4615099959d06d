package momentum.rule;

import java.util.Optional;

/**
 * A value that rises and falls within bounds.
 *
 * @param index its place among the meters of its scope
 * @param emptied the move made when it falls to its minimum or cannot lose all that it must
 */
public record Meter(String name, Scope scope, int index, int min, int max, int start, Optional<String> emptied) {
    /** Whose it is. */
    public enum Scope {
        HERO,
        SHARED,
        MOMENTUM
    }

    public boolean isMomentum() {
        return scope == Scope.MOMENTUM;
    }
}
