package momentum.rule;

import java.util.Optional;

/**
 * A mark that weighs on a hero: a debility in one game, an impact in another.
 *
 * @param kind condition, bane, burden ...
 * @param index its bit among the marks
 * @param blocks the meter that cannot rise while it is marked
 * @param source the line of the game that names it
 */
public record Debility(String name, Kind kind, int index, Optional<String> blocks, Source source) {
    public int bit() {
        return 1 << index;
    }

    /** Some that have one name, and how long they last. */
    public record Kind(String name, Lasting lasting) {}

    /** How a mark can be cleared. */
    public sealed interface Lasting {
        /** By whatever line says so. */
        record UntilCleared() implements Lasting {}

        /** Never. */
        record ForGood() implements Lasting {}

        /** When the track that it was marked for has come to this end, and not otherwise. */
        record UntilTrack(String kind, String ending) implements Lasting {}
    }
}
