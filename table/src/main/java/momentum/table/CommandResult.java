package momentum.table;

import java.util.List;
import momentum.play.Command;
import momentum.play.Event;
import momentum.table.dice.ShownDice;
import momentum.table.dice.Thrown;

/**
 * A command with its events.
 *
 * @param dice the dice that the program threw for it
 */
public record CommandResult(Command command, List<Event> events, Thrown dice) {
    public CommandResult {
        events = List.copyOf(events);
    }

    /** Whether its dice were typed in. */
    public boolean isByHand() {
        return !ShownDice.by(command).isEmpty()
                && (dice.isNone()
                        || (command instanceof Command.Read && dice.roll().isEmpty()));
    }
}
