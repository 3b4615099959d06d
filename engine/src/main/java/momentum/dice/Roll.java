package momentum.dice;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A score held against two challenge dice. */
public sealed interface Roll permits ActionRoll, ProgressRoll {
    /** No score is greater: what passes ten is ignored, so a ten on a challenge die is never beaten. */
    int HIGHEST_SCORE = 10;

    int score();

    int first();

    int second();

    /** Whether dice of it have been thrown again. */
    boolean rerolled();

    /** With the dice that were picked up as they then fell. */
    Roll reroll(Map<Die, Integer> thrown);

    /** With so much more in the sum. */
    Roll adding(int more);

    /** Ties go to the challenge dice. */
    default boolean beats(int die) {
        return score() > die;
    }

    default Outcome outcome() {
        return Outcome.of(score(), first(), second());
    }

    /** Both challenge dice show the same: a twist. A burn never changes the dice, so it never makes or breaks a match. */
    default boolean isMatch() {
        return first() == second();
    }

    /** The challenge dice that the score leaves unbeaten and momentum beats: what a burn is for. */
    default List<Integer> beatenByBurn(int burned) {
        return Stream.of(first(), second())
                .filter(die -> !beats(die) && burned > die)
                .toList();
    }

    /** Whether momentum beats both challenge dice, whatever the score does. */
    default boolean isBothBeatenByBurn(int burned) {
        return burned > first() && burned > second();
    }
}
