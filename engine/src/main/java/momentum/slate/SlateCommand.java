package momentum.slate;

import java.util.List;

/** What a player tells the slate. */
public sealed interface SlateCommand {
    /** An action, ability, spell, gambit or divine will has ended, and this is what was gained by it. */
    record Check(Side active, List<Gain> gains) implements SlateCommand {
        public Check {
            gains = List.copyOf(gains);
        }
    }

    /** The answer to a reward that is waiting. */
    record Choose(Reward reward) implements SlateCommand {}

    record GainSeal(Side side) implements SlateCommand {}

    record SpendSeal(Side side) implements SlateCommand {}

    record PlaceBoost(Side side) implements SlateCommand {}

    record SpendBoost(Side side) implements SlateCommand {}
}
