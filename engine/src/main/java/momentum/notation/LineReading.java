package momentum.notation;

import momentum.play.Command;

/** What a line was read as. */
public sealed interface LineReading {
    /** A command, and the hero whose line it is; empty where there is no hero yet. */
    record Understood(Command command, String hero) implements LineReading {}

    /** Nothing we know; a sentence says why, and what was expected. */
    record Unclear(String why) implements LineReading {}
}
