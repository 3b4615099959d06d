package momentum.app.web.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import momentum.dice.ActionRoll;
import momentum.dice.Outcome;
import momentum.dice.ProgressRoll;
import momentum.dice.Roll;
import momentum.play.Event;
import momentum.play.EventText;
import momentum.state.Addend;

/**
 * A roll, to be drawn.
 *
 * @param parts what was added to the die, each with its name; none for a progress roll to which nothing was added
 * @param inWords all of it as a sentence
 */
public record DiceView(Roll roll, List<Part> parts, Outcome outcome, String inWords) {
    /** A number of the sum and where it comes from. */
    public record Part(String sign, int number, String name) {
        private static Part of(int number, String name) {
            return new Part(number < 0 ? "−" : "+", Math.abs(number), name);
        }
    }

    public static DiceView of(Event.Rolled rolled) {
        return of(rolled.roll(), rolled.stat(), rolled.adds(), rolled.outcome());
    }

    public static DiceView of(Roll roll, Optional<String> stat, List<Addend> adds, Outcome outcome) {
        List<Part> parts = new ArrayList<>(1 + adds.size());
        if (roll instanceof ActionRoll action) {
            parts.add(Part.of(action.stat(), stat.orElse("")));
        }
        adds.forEach(add -> parts.add(Part.of(add.number(), add.name())));
        return new DiceView(roll, List.copyOf(parts), outcome, EventText.sum(roll, stat, adds));
    }

    /** The action die; none on a progress roll. */
    public OptionalInt action() {
        return switch (roll) {
            case ActionRoll action -> OptionalInt.of(action.action());
            case ProgressRoll _ -> OptionalInt.empty();
        };
    }

    /** Whether negative momentum cancelled it. */
    public boolean isCancelled() {
        return switch (roll) {
            case ActionRoll action -> action.isDieCancelled();
            case ProgressRoll _ -> false;
        };
    }

    public boolean isFirstBeaten() {
        return roll.beats(roll.first());
    }

    public boolean isSecondBeaten() {
        return roll.beats(roll.second());
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
