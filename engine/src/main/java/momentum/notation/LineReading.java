package momentum.notation;

import java.util.Optional;
import java.util.Set;
import momentum.dice.Die;
import momentum.play.Command;
import momentum.state.Ticks;

/** What a line was read as. */
public sealed interface LineReading {
    /** A command, and the hero whose line it is; empty where there is no hero yet. */
    record Understood(Command command, String hero) implements LineReading {}

    /**
     * A command, but for the dice that the table is to throw for it.
     *
     * @param named the hero whom the line names, if it names one
     * @param hero whose line it is, named or not; empty where there is no hero yet
     */
    record WantsDice(WantedDice thrown, Optional<String> named, String hero) implements LineReading {}

    /** Nothing we know; a sentence says why, and what was expected. */
    record Unclear(String why) implements LineReading {}

    /**
     * What the table's own dice are to be thrown for. The engine throws none, so such a line is no command yet: whoever keeps the dice makes
     * one of it, and that is what is kept.
     */
    sealed interface WantedDice {
        /**
         * The roll that is asked for: {@code roll heart, bonded}.
         *
         * @param with the stat; or, where the oracle is asked, the table or the likelihood
         */
        record Roll(Optional<String> with, Ticks ticks) implements WantedDice {}

        /** Some dice of a roll that lies, once more: {@code reroll action first}. */
        record Reroll(Set<Die> dice) implements WantedDice {
            public Reroll {
                dice = Set.copyOf(dice);
            }
        }

        /** At any time: {@code consult Theme}. */
        record Consult(String table) implements WantedDice {}

        /** At any time: {@code ask Likely: is the gate open?}. */
        record Ask(String likely, String question) implements WantedDice {}
    }
}
