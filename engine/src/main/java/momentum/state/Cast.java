package momentum.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import momentum.dice.ActionRoll;
import momentum.dice.Die;
import momentum.dice.Outcome;
import momentum.dice.Roll;
import momentum.rule.Effect;

/**
 * Dice that lie on the table, before their outcome is settled.
 *
 * @param effect the line that was rolled for
 * @param stat what was rolled
 * @param adds what went into the sum beside the stat
 * @param used the waiting bonuses among them
 * @param cancelled a challenge die that counts as beaten, whatever it shows
 */
public record Cast(
        Effect.Roll effect, Roll roll, String stat, List<Addend> adds, List<Bonus> used, Optional<Die> cancelled) {
    public Cast {
        adds = adds.isEmpty() ? List.of() : List.copyOf(adds);
        used = used.isEmpty() ? List.of() : List.copyOf(used);
    }

    /** An action roll has an action die; a progress roll is a score against the challenge dice alone. */
    public boolean isAction() {
        return roll instanceof ActionRoll;
    }

    /** What the dice come to as they lie. */
    public Outcome outcome() {
        return Outcome.ofBeaten(isBeaten(Die.FIRST, roll.first()), isBeaten(Die.SECOND, roll.second()));
    }

    public boolean isBeaten(Die die, int number) {
        return roll.beats(number) || cancelled.filter(die::equals).isPresent();
    }

    public Cast with(Roll again) {
        return new Cast(effect, again, stat, adds, used, cancelled);
    }

    /** With more added to the sum once the dice lie. */
    public Cast adding(Addend more) {
        List<Addend> all = new ArrayList<>(adds);
        all.add(more);
        return new Cast(effect, roll.adding(more.number()), stat, all, used, cancelled);
    }

    public Cast cancelling(Die die) {
        return new Cast(effect, roll, stat, adds, used, Optional.of(die));
    }
}
