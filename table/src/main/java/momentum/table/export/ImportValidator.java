package momentum.table.export;

import java.util.ArrayList;
import java.util.List;
import momentum.history.Timeline;
import momentum.play.Fold;
import momentum.state.Table;
import momentum.table.CommandResult;
import momentum.table.JournalEntry;
import momentum.table.JournalEntryReader;
import momentum.table.codec.WaitingState;
import momentum.table.dice.ShownDice;
import momentum.table.journal.Row;

/** Replays rows before an import, so that only a journal that can be opened is stored. */
final class ImportValidator {
    private final JournalEntryReader reader;
    private final List<Row> rows = new ArrayList<>();
    private final List<Table> tables = new ArrayList<>();
    private Timeline timeline = Timeline.START;

    ImportValidator(Table start, JournalEntryReader reader) {
        this.reader = reader;
        tables.add(start);
    }

    /** Decodes and replays the next row, or throws an exception that says what is wrong. */
    JournalEntry go(Row row) {
        if (row.seq() != timeline.last() + 1) {
            throw new IllegalArgumentException("row %d where %d should be".formatted(row.seq(), timeline.last() + 1));
        }
        long head = timeline.head();
        timeline = switch (row.kind()) {
            case COMMAND -> timeline.then();
            case UNDO -> timeline.undo(undone -> rows.get((int) undone - 1).base());
            case REDO -> timeline.redo();
            case BRANCH -> timeline.playOnFrom(requireCommand(row.base()));
            case DICE -> timeline.beside();
        };
        long base = row.kind() == Row.Kind.COMMAND ? head : timeline.head();
        if (row.base() != base) {
            throw new IllegalArgumentException("base %d where %d should be".formatted(row.base(), base));
        }
        Table before = tables.get((int) base);
        JournalEntry entry = reader.read(row, () -> WaitingState.at(before)).entry();
        entry.said().forEach(ImportValidator::requireThrown);
        if (entry.events().size() > ImportLimits.EVENTS) {
            throw new IllegalArgumentException("too many events: %,d, where %,d are the most"
                    .formatted(entry.events().size(), ImportLimits.EVENTS));
        }
        Table after = Fold.fold(before, entry.events());
        requireRoom("heroes", after.heroes().size(), ImportLimits.HEROES);
        requireRoom("tracks", after.tracks().size(), ImportLimits.TRACKS);
        rows.add(row);
        tables.add(after);
        return entry;
    }

    private static void requireRoom(String what, int count, int most) {
        if (count > most) {
            throw new IllegalArgumentException("too many %s: there is room for %,d".formatted(what, most));
        }
    }

    private long requireCommand(long row) {
        if (row < 0 || row > rows.size() || (row > 0 && rows.get((int) row - 1).kind() != Row.Kind.COMMAND)) {
            throw new IllegalArgumentException("row %d is no command to play on from".formatted(row));
        }
        return row;
    }

    private static void requireThrown(CommandResult said) {
        if (said.dice().seal() < 0
                || (!said.dice().isNone() && ShownDice.by(said.command()).isEmpty())) {
            throw new IllegalArgumentException("dice for something that is not rolled");
        }
    }
}
