package momentum.table;

import java.util.List;
import momentum.play.Command;
import momentum.play.Event;
import momentum.table.dice.Thrown;

/**
 * A command, and what came of it.
 *
 * @param dice the table's dice, where it threw some for this
 */
public record CommandResult(Command command, List<Event> events, Thrown dice) {
    public CommandResult {
        events = List.copyOf(events);
    }

    /** Whether someone rolled dice of their own for this, and typed them in. */
    public boolean isByHand() {
        return !ShownDice.by(command).isEmpty()
                && (dice.isNone()
                        || (command instanceof Command.Read && dice.roll().isEmpty()));
    }
}
