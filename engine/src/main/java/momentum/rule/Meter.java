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
        MOMENTUM,
        /** An asset's. */
        ASSET,
        /** An asset's, by a name that a hero has a meter of as well, and so it is said with "its". */
        ASSETS_LIKE_A_HEROS
    }

    public boolean isOfAsset() {
        return scope == Scope.ASSET || scope == Scope.ASSETS_LIKE_A_HEROS;
    }

    /** As a line says it. */
    public String said() {
        return scope == Scope.ASSETS_LIKE_A_HEROS ? "its " + name : name;
    }

    public boolean isMomentum() {
        return scope == Scope.MOMENTUM;
    }
}
