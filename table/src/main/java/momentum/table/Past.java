package momentum.table;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import momentum.play.Fold;
import momentum.play.Table;
import momentum.rule.Game;
import momentum.table.journal.Journal;
import momentum.table.journal.Row;
import momentum.table.journal.Snapshot;
import momentum.table.journal.Trouble;
import momentum.table.save.Saved;
import momentum.table.save.Unreadable;

/** What the journal has of a campaign: any table it has ever been, from the nearest snapshot on. */
final class Past {
    /** At most so many rows are read to open a campaign, as long as nothing was undone. */
    static final int SNAPSHOT_EVERY = 100;

    private final String campaign;
    private final Game game;
    private final Journal journal;
    private final Saved saved;
    private final Recent recent = new Recent();

    Past(String campaign, Game game, Journal journal, Saved saved) {
        this.campaign = campaign;
        this.game = game;
        this.journal = journal;
        this.saved = saved;
    }

    Moment latest() {
        long last = journal.last(campaign);
        if (last == 0) {
            return new Moment(0, 0, Table.start(game), List.of());
        }
        Deque<Row> turns = new ArrayDeque<>();
        Row row = only(last);
        while (row.kind() != Row.Kind.COMMAND) {
            turns.push(row);
            row = only(row.seq() - 1);
        }
        long head = row.seq();
        List<Long> undone = new ArrayList<>();
        for (Row turn : turns) {
            if (turn.kind() == Row.Kind.UNDO) {
                undone.add(head);
            } else {
                undone.removeLast();
            }
            head = turn.base();
        }
        return new Moment(last, head, standing(head), undone);
    }

    /** The table after a row, whatever it was. */
    Table at(long seq) {
        return seq == 0 ? Table.start(game) : standing(only(seq).head());
    }

    long base(long seq) {
        return only(seq).base();
    }

    List<Entry> entries(long above, long upTo) {
        return recent.between(above, upTo).orElseGet(() -> {
            List<Entry> read = new ArrayList<>();
            for (Row row : journal.rows(campaign, above, upTo)) {
                Entry entry = entry(row);
                recent.add(entry, row);
                read.add(entry);
            }
            return read;
        });
    }

    /** It is on disk now. */
    void written(Entry entry, Row row) {
        recent.add(entry, row);
    }

    static List<Entry> standing(List<Entry> entries, long head) {
        Map<Long, Entry> known = new HashMap<>();
        entries.forEach(entry -> known.put(entry.seq(), entry));
        Set<Long> standing = new HashSet<>();
        for (Entry at = known.get(head); at != null; at = known.get(at.base())) {
            standing.add(at.seq());
        }
        return entries.stream().filter(entry -> standing.contains(entry.seq())).toList();
    }

    /** From the nearest snapshot below, fold the rows that lead here. */
    private Table standing(long head) {
        Optional<Snapshot> snapshot = head == 0 ? Optional.empty() : journal.snapshot(campaign, head);
        while (snapshot.isPresent()) {
            Optional<Table> table = from(snapshot.get(), head);
            if (table.isPresent()) {
                return table.get();
            }
            snapshot = journal.snapshot(campaign, snapshot.get().seq() - 1);
        }
        return fold(Table.start(game), path(0, head).orElseThrow());
    }

    /** Nothing, if the snapshot is not on the way here or cannot be read any more. */
    private Optional<Table> from(Snapshot snapshot, long head) {
        try {
            return path(snapshot.seq(), head).map(path -> fold(saved.table(snapshot.form(), snapshot.table()), path));
        } catch (Unreadable e) {
            return Optional.empty();
        }
    }

    /** The rows that lead from one to another, if it is among those that led there. */
    private Optional<List<Row>> path(long from, long to) {
        Map<Long, Row> rows = new HashMap<>();
        journal.rows(campaign, from, to).forEach(row -> rows.put(row.seq(), row));
        List<Row> path = new ArrayList<>();
        long at = to;
        while (at > from) {
            Row row = rows.get(at);
            if (row == null) {
                throw new Trouble("Row %d of the campaign is missing.".formatted(at));
            }
            path.add(row);
            at = row.base();
        }
        return at == from ? Optional.of(path.reversed()) : Optional.empty();
    }

    private Table fold(Table start, List<Row> path) {
        Table table = start;
        for (Row row : path) {
            table = Fold.fold(table, entry(row).events());
        }
        return table;
    }

    private Row only(long seq) {
        return journal.rows(campaign, seq - 1, seq).stream()
                .findFirst()
                .orElseThrow(() -> new Trouble("Row %d of the campaign is missing.".formatted(seq)));
    }

    Row row(Entry entry) {
        return new Row(
                campaign,
                entry.seq(),
                entry.base(),
                entry.at(),
                entry.who(),
                entry.kind(),
                Saved.FORM,
                entry.command().map(saved::write).orElse(""),
                saved.write(entry.events()),
                saved.write(entry.dice()));
    }

    private Entry entry(Row row) {
        return entry(row, saved);
    }

    static Entry entry(Row row, Saved saved) {
        return new Entry(
                row.seq(),
                row.base(),
                row.at(),
                row.who(),
                row.kind(),
                row.command().isEmpty() ? Optional.empty() : Optional.of(saved.command(row.form(), row.command())),
                saved.events(row.form(), row.events()),
                saved.dice(row.dice()));
    }

    Optional<Snapshot> snapshotDue(Entry entry, Moment then) {
        return entry.seq() % SNAPSHOT_EVERY == 0 && entry.kind() == Row.Kind.COMMAND
                ? Optional.of(new Snapshot(campaign, entry.seq(), Saved.FORM, saved.write(then.table())))
                : Optional.empty();
    }
}
