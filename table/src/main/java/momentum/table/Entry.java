package momentum.table;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import momentum.play.Command;
import momentum.play.Event;
import momentum.table.journal.Row;

/**
 * A row of the journal, read: what was said at the table and what came of it.
 *
 * @param command empty for an undo or a redo
 */
public record Entry(
        long seq, long base, Instant at, String who, Row.Kind kind, Optional<Command> command, List<Event> events) {
    public Entry {
        events = List.copyOf(events);
    }

    /** The row whose table stands after this one. */
    public long head() {
        return kind == Row.Kind.COMMAND ? seq : base;
    }
}
