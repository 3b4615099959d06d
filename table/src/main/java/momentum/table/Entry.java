package momentum.table;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import momentum.play.Command;
import momentum.play.Event;
import momentum.table.dice.Thrown;
import momentum.table.journal.Row;

/**
 * A row of the journal, read: what was said at the table and what came of it.
 *
 * @param command empty for an undo or a redo
 * @param dice the table's dice, where it threw some for this
 */
public record Entry(
        long seq,
        long base,
        Instant at,
        String who,
        Row.Kind kind,
        Optional<Command> command,
        List<Event> events,
        Thrown dice) {
    public Entry {
        events = List.copyOf(events);
    }

    /** Whether someone rolled dice of their own for this, and typed them in. */
    public boolean isByHand() {
        return command.filter(said -> !Shown.by(said).isEmpty()
                        && (dice.isNone()
                                || (said instanceof Command.Read && dice.roll().isEmpty())))
                .isPresent();
    }

    /** The row whose table stands after this one. */
    public long head() {
        return kind == Row.Kind.COMMAND ? seq : base;
    }
}
