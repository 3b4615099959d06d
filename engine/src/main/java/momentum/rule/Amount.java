package momentum.rule;

import java.util.List;

/** How much. */
public sealed interface Amount {
    record Fixed(int number) implements Amount {}

    /** What the move was made with: "Endure Harm (2)" has a harm of 2. */
    record Given(String name) implements Amount {}

    /** By the rank of the move's track, from troublesome to epic. */
    record ByRank(List<Integer> numbers) implements Amount {
        public ByRank {
            numbers = List.copyOf(numbers);
        }
    }

    /** What a meter stands at. */
    record OfMeter(Meter meter) implements Amount {}

    /** What the action die shows. */
    record OfActionDie() implements Amount {}

    /** The rank of the move's track as a number, from 1 to 5. */
    record OfRank() implements Amount {}

    /** How much the player has named as the rider was used. */
    record Named() implements Amount {}

    /** The player says; the books advise 2 when in doubt. */
    record Asked() implements Amount {}
}
