package momentum.rule;

import java.util.List;

/** What must hold for an option, an add or a branch. */
public sealed interface Condition {
    /** What must hold, one by one. */
    default List<Condition> all() {
        return List.of(this);
    }

    /** What of it only the player can say. */
    default List<Said> said() {
        return List.of();
    }

    /** A value of the hero's, or of the one the move is for. */
    record Compare(Who who, Value value, Sign sign, int number) implements Condition {}

    /** Any of several meters has something left. */
    record AnyAbove(List<Meter> meters, int number) implements Condition {
        public AnyAbove {
            meters = List.copyOf(meters);
        }
    }

    record Marked(Debility debility, boolean marked) implements Condition {}

    /** Only the fiction knows, so the player says: {@code word} is what they say. */
    record Said(String word, String rest) implements Condition {
        @Override
        public List<Said> said() {
            return List.of(this);
        }
    }

    record Rolling(String stat) implements Condition {}

    record ActionDie(int number) implements Condition {}

    record FirstRoll() implements Condition {}

    record TrackHasProgress() implements Condition {}

    record TrackOpen(String kind) implements Condition {}

    /** How the track has ended that the move called before has begun. */
    record ItEnded(String ending) implements Condition {}

    /** Another hero is in play. */
    record HasAlly() implements Condition {}

    record HasCompanion() implements Condition {}

    /** Some asset has an ability that is not marked yet. */
    record HasAbilityLeft() implements Condition {}

    record All(List<Condition> all) implements Condition {
        public All {
            all = List.copyOf(all);
        }

        @Override
        public List<Said> said() {
            return all.stream().flatMap(each -> each.said().stream()).toList();
        }
    }

    /** What can be compared. */
    sealed interface Value {
        record OfMeter(Meter meter) implements Value {}

        record Experience() implements Value {}
    }

    /** How two numbers are compared. */
    enum Sign {
        EQUAL,
        ABOVE,
        AT_LEAST;

        public boolean holds(int left, int right) {
            return switch (this) {
                case EQUAL -> left == right;
                case ABOVE -> left > right;
                case AT_LEAST -> left >= right;
            };
        }
    }
}
