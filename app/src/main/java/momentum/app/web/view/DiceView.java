package momentum.app.web.view;

import java.util.OptionalInt;
import momentum.dice.ActionRoll;
import momentum.dice.Outcome;
import momentum.dice.ProgressRoll;
import momentum.dice.Roll;
import momentum.play.Telling;

/**
 * A roll, to be drawn.
 *
 * @param action the action die; none on a progress roll
 * @param isCancelled whether negative momentum cancelled it
 * @param what what was added: a stat, a meter, or the progress that was rolled on
 */
public record DiceView(
        OptionalInt action,
        boolean isCancelled,
        int added,
        int score,
        int first,
        int second,
        String what,
        Outcome outcome,
        boolean isMatch,
        String inWords) {
    public static DiceView of(Roll roll, String what, Outcome outcome) {
        return switch (roll) {
            case ActionRoll action ->
                new DiceView(
                        OptionalInt.of(action.action()),
                        action.isDieCancelled(),
                        action.stat() + action.adds(),
                        action.score(),
                        action.first(),
                        action.second(),
                        what,
                        outcome,
                        action.isMatch(),
                        Telling.roll(action));
            case ProgressRoll progress ->
                new DiceView(
                        OptionalInt.empty(),
                        false,
                        0,
                        progress.score(),
                        progress.first(),
                        progress.second(),
                        what,
                        outcome,
                        progress.isMatch(),
                        Telling.roll(progress));
        };
    }

    public boolean isFirstBeaten() {
        return score > first;
    }

    public boolean isSecondBeaten() {
        return score > second;
    }

    /** The letter the style sheet knows an outcome by. */
    public static String letter(Outcome outcome) {
        return switch (outcome) {
            case STRONG_HIT -> "s";
            case WEAK_HIT -> "w";
            case MISS -> "m";
        };
    }

    public static String title(Outcome outcome) {
        return switch (outcome) {
            case STRONG_HIT -> "Strong hit";
            case WEAK_HIT -> "Weak hit";
            case MISS -> "Miss";
        };
    }
}
