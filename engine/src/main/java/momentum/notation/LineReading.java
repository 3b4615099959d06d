package momentum.notation;

import java.util.Optional;
import momentum.play.Command;

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
}
