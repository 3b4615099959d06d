package momentum.table.export;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import momentum.play.Command;
import momentum.play.Event;
import momentum.table.JournalEntry;
import momentum.table.journal.Row;

/** The numbers that rows have in a record, which has no rows about the dice; and so what refers to rows by their numbers. */
final class RowNumbers {
    private final Map<Long, Long> numbers = new HashMap<>(Map.of(0L, 0L));

    /** How many rows the record has by now. */
    int count() {
        return numbers.size() - 1;
    }

    /** Counts a row, unless it is about the dice. */
    void count(Row.Kind kind, long seq) {
        if (kind != Row.Kind.DICE) {
            numbers.put(seq, (long) numbers.size());
        }
    }

    Optional<Long> of(long row) {
        return Optional.ofNullable(numbers.get(row));
    }

    private long in(long row) {
        return of(row).orElse(row);
    }

    List<Command> commands(JournalEntry entry) {
        return entry.commands().stream().map(this::in).toList();
    }

    List<Event> events(JournalEntry entry) {
        return in(entry.events());
    }

    Command in(Command command) {
        return command instanceof Command.OfNote changed
                ? switch (changed) {
                    case Command.Rewrite(long note, String text) -> new Command.Rewrite(in(note), text);
                    case Command.RemoveNote(long note) -> new Command.RemoveNote(in(note));
                    case Command.MoveNote(long note, long after) -> new Command.MoveNote(in(note), in(after));
                }
                : command;
    }

    List<Event> in(List<Event> events) {
        return events.stream()
                .map(event -> event instanceof Event.Rewritten note
                        ? new Event.Rewritten(in(note.note()), note.text(), note.cause())
                        : event instanceof Event.NoteRemoved removed
                                ? new Event.NoteRemoved(in(removed.note()), removed.cause())
                                : event instanceof Event.NoteMoved moved
                                        ? new Event.NoteMoved(in(moved.note()), in(moved.after()), moved.cause())
                                        : event)
                .toList();
    }
}
