package momentum.state;

import java.util.List;
import momentum.dice.ActionRoll;
import momentum.rule.Effect;

/**
 * Dice that lie on the table, before their outcome is settled.
 *
 * @param effect the line that was rolled for
 * @param stat what was rolled
 * @param adds what went into the sum beside the stat
 * @param used the waiting bonuses among them
 */
public record Cast(Effect.Roll effect, ActionRoll roll, String stat, List<Addend> adds, List<Bonus> used) {
    public Cast {
        adds = adds.isEmpty() ? List.of() : List.copyOf(adds);
        used = used.isEmpty() ? List.of() : List.copyOf(used);
    }

    public Cast with(ActionRoll again) {
        return new Cast(effect, again, stat, adds, used);
    }
}
