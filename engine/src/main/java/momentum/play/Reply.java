package momentum.play;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import momentum.dice.Die;
import momentum.dice.Outcome;
import momentum.state.Ticks;
import momentum.track.Rank;

/** An answer to a question. */
public sealed interface Reply {
    /** Three dice as they fell; what is rolled, where the move leaves it open; and what the player says is so. */
    record Dice(int action, int first, int second, Optional<String> stat, Ticks ticks) implements Reply {}

    /** The two challenge dice of a progress roll; it is not by the book to add to one, but a person may. */
    record Challenge(int first, int second, Ticks ticks) implements Reply {
        public Challenge(int first, int second) {
            this(first, second, Ticks.NONE);
        }
    }

    record Reroll(Map<Die, Integer> thrown) implements Reply {}

    record Burn() implements Reply {}

    /** An ability is used, by what it is offered as: {@code Hound 1}. */
    record Use(String rider) implements Reply {}

    /** One die, thrown by itself. */
    record OneDie(int number) implements Reply {}

    /** Let the roll stand. */
    record Keep() implements Reply {}

    /** What a roll comes to, whatever the dice show or would have shown. */
    record Overrule(Outcome outcome, String reason) implements Reply {}

    /**
     * What is chosen, by its labels; and what the player says is so, where more may be chosen for it.
     *
     * @param amounts how much of it, by the label; where nothing is said, as much as is advised
     */
    record Choose(List<String> labels, Set<String> said, Map<String, Integer> amounts) implements Reply {
        public Choose {
            Map<String, Integer> chosen = new LinkedHashMap<>(amounts);
            chosen.keySet().retainAll(labels);
            amounts = Collections.unmodifiableMap(chosen);
        }

        public Choose(List<String> labels, Set<String> said) {
            this(labels, said, Map.of());
        }

        public Choose(List<String> labels) {
            this(labels, Set.of());
        }

        /** How much of one, where that is said. */
        public OptionalInt amount(String label) {
            Integer said = amounts.get(label);
            return said == null ? OptionalInt.empty() : OptionalInt.of(said);
        }
    }

    record Yes() implements Reply {}

    record No() implements Reply {}

    record Amount(int number) implements Reply {}

    record Divide(Map<String, Integer> amounts) implements Reply {}

    record Names(List<Named> names) implements Reply {}

    /** An oracle roll; the table or the likelihood where the question leaves it open. */
    record Oracle(int value, Optional<String> which) implements Reply {}

    /** A name, and what is needed to begin something new by it. */
    record Named(String name, Optional<Rank> rank, int pack, int companionHealth) {
        public static Named of(String name) {
            return new Named(name, Optional.empty(), 0, 0);
        }
    }
}
