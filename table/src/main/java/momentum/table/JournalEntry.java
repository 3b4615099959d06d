package momentum.table;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import momentum.play.Command;
import momentum.play.Event;
import momentum.table.codec.WaitingState;
import momentum.table.dice.Thrown;
import momentum.table.journal.Row;

/**
 * A row of the journal, read: what was said at the table and what came of it.
 *
 * @param who the name of the seat that said it
 * @param said one command after the other, which one undo takes back together; none in a row that only says which row stands
 */
public record JournalEntry(long seq, long base, Instant at, String who, Row.Kind kind, List<CommandResult> said) {
    public JournalEntry {
        said = List.copyOf(said);
    }

    public List<Command> commands() {
        return said.stream().map(CommandResult::command).toList();
    }

    /** What was said together, one by one: an entry for each command, with this row's number. */
    public List<JournalEntry> each() {
        return said.stream()
                .map(one -> new JournalEntry(seq, base, at, who, kind, List.of(one)))
                .toList();
    }

    /** All that came of it. */
    public List<Event> events() {
        return said.stream().flatMap(each -> each.events().stream()).toList();
    }

    /** The table's dice, all that it threw for this. */
    public Thrown dice() {
        return said.stream().map(CommandResult::dice).reduce(Thrown.NONE, Thrown::and);
    }

    /** Whether someone rolled dice of their own for some of this, and typed them in. */
    public boolean isByHand() {
        return said.stream().anyMatch(CommandResult::isByHand);
    }

    /** What waits after this, where it says so. */
    Optional<WaitingState> waiting() {
        for (Event event : events().reversed()) {
            if (event instanceof Event.Waits waits) {
                return Optional.of(new WaitingState(waits.agenda(), waits.taken()));
            }
        }
        return Optional.empty();
    }

    /** The row whose table stands after this one. */
    public long head() {
        return kind == Row.Kind.COMMAND ? seq : base;
    }
}
