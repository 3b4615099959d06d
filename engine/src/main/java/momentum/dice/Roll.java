package momentum.dice;

/** A score held against two challenge dice. */
public sealed interface Roll permits ActionRoll, ProgressRoll {
    /** No score is greater: what passes ten is ignored, so a ten on a challenge die is never beaten. */
    int HIGHEST_SCORE = 10;

    int score();

    int first();

    int second();

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
}
