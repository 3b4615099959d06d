package momentum.rule;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One ability of an asset.
 *
 * @param number its place on the card, from 1
 * @param isEarned whether it is live before it is marked, and its own lines mark it
 */
public record Ability(int number, Optional<String> name, boolean isEarned, List<Item> items, Source source) {
    public Ability {
        items = List.copyOf(items);
    }

    private <T extends Item> Stream<T> of(Class<T> kind) {
        return items.stream().filter(kind::isInstance).map(kind::cast);
    }

    public List<Rider> riders() {
        return of(Rides.class).map(Rides::rider).toList();
    }

    /** The same, each with its line. */
    public List<Rides> rides() {
        return of(Rides.class).toList();
    }

    public List<Move> moves() {
        return of(OwnMove.class).map(OwnMove::move).toList();
    }

    public List<Static> statics() {
        return of(Static.class).toList();
    }

    /** Something that the ability does. */
    public sealed interface Item permits Rides, OwnMove, AtOnce, Static, Told {
        Source source();
    }

    /** Lines joined to the roll of a move, or run on an event. */
    public record Rides(Rider rider, Source source) implements Item {}

    /** A move that only those make who have the ability. */
    public record OwnMove(Move move) implements Item {
        @Override
        public Source source() {
            return move.source();
        }
    }

    /** Lines that run when the ability is marked. */
    public record AtOnce(List<Phrase> lines, Source source) implements Item {
        public AtOnce {
            lines = List.copyOf(lines);
        }
    }

    /** What only the story knows. */
    public record Told(String text, Source source) implements Item {}

    /** What holds as long as the ability is marked. */
    public sealed interface Static extends Item {
        /** It weighs on the hero as a debility or an impact does. */
        record CountsAsMark(String mark, Optional<Condition> condition, Source source) implements Static {}

        /** A debility that weighs no longer. */
        record NoLongerCounts(Debility debility, Source source) implements Static {}

        /**
         * A meter of the hero's does not go as far.
         *
         * @param by how much less; or the meter of the asset that says how much
         */
        record LowersMax(Meter meter, Amount by, Source source) implements Static {}

        /** A meter of the asset itself goes further. */
        record MeterGoesTo(Meter meter, int max, Source source) implements Static {}

        /**
         * Other assets cost less experience.
         *
         * @param which the words around the kind, which only the story can tell
         */
        record Price(String kind, String which, int less, Source source) implements Static {}
    }
}
