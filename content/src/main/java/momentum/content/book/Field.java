package momentum.content.book;

import java.util.List;
import java.util.Optional;

/** Something to fill in on an asset: what it is called is its {@code key}, what the player reads its {@code label}. */
public sealed interface Field {
    String key();

    String label();

    /**
     * A meter of its own, such as a companion's health.
     *
     * @param fields what stands on the meter, such as a box for "out of action"
     */
    record Meter(String key, String label, int min, int max, int value, boolean rollable, List<Field> fields)
            implements Field {
        public Meter {
            fields = List.copyOf(fields);
        }
    }

    record Clock(String key, String label, int min, int max, int value) implements Field {}

    /** Counts up without an end, unless it has one. */
    record Counter(String key, String label, int min, Optional<Integer> max, int value) implements Field {}

    record Checkbox(String key, String label, boolean value, boolean impact, boolean disablesAsset) implements Field {}

    /** The card has another side. */
    record CardFlip(String key, String label, boolean value, boolean impact, boolean disablesAsset) implements Field {}

    /** One of several values, such as the stat the asset is linked to. */
    record SelectValue(String key, String label, List<Choice> choices, Optional<String> value) implements Field {
        public SelectValue {
            choices = List.copyOf(choices);
        }
    }

    /** One of several states, each changing the asset. */
    record SelectEnhancement(String key, String label, List<Choice> choices, Optional<String> value) implements Field {
        public SelectEnhancement {
            choices = List.copyOf(choices);
        }
    }

    record Text(String key, String label, Optional<String> value) implements Field {}

    /**
     * What can be selected.
     *
     * @param roll what it stands for in a roll, where it does
     */
    record Choice(String key, String label, Optional<RollOption> roll, boolean impact) {}
}
