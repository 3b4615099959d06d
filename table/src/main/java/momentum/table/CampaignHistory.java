package momentum.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import momentum.history.Timeline;
import momentum.play.Fold;
import momentum.rule.Game;
import momentum.state.Table;
import momentum.table.codec.DiceNoteCodec;
import momentum.table.codec.EventCodec;
import momentum.table.codec.UnreadableEvent;
import momentum.table.codec.WaitingState;
import momentum.table.journal.Blob;
import momentum.table.journal.Journal;
import momentum.table.journal.Row;
import momentum.table.journal.Snapshot;

/** Rebuilds any earlier table of a campaign from its journal, starting at the nearest snapshot. */
final class CampaignHistory {
    /** A snapshot every so many rows bounds the number of rows read to open a campaign, as long as nothing was undone. */
    static final int SNAPSHOT_EVERY = 100;

    /** Hashes of larger blobs are not cached: lines of a rulebook are shorter and recur, a chapter of a story does not. */
    private static final int MOST_REMEMBERED = 2_000;

    private final String campaign;
    private final Game game;
    private final Journal journal;
    private final EventCodec codec;
    private final JournalEntryReader reader;
    private final RecentRows recent = new RecentRows();

    /** Hashes of blobs that are known to be stored. */
    private final Set<String> keptBlobs = ConcurrentHashMap.newKeySet();

    CampaignHistory(String campaign, Game game, Journal journal, EventCodec codec) {
        this.campaign = campaign;
        this.game = game;
        this.journal = journal;
        this.codec = codec;
        this.reader = new JournalEntryReader(codec, beginning -> journal.blobs().find(campaign, beginning));
    }

    /** An encoded entry, with the blobs that may not be stored yet. */
    record Written(Row row, List<Blob> blobs) {
        int size() {
            return row.content().length() + blobs.stream().mapToInt(Blob::size).sum();
        }
    }

    Moment latest() {
        long last = journal.last(campaign);
        Timeline timeline = timeline(last);
        return new Moment(timeline, standing(timeline.head()));
    }

    CampaignOverview overview() {
        return overview(latest());
    }

    CampaignOverview overview(Moment now) {
        return CampaignOverview.of(game, now, entries(Math.max(0, now.seq() - CampaignOverview.LATELY), now.seq()));
    }

    /** The timeline after the last row, replayed from the last row that cleared the redo list. */
    private Timeline timeline(long last) {
        Deque<Row> turns = new ArrayDeque<>();
        long at = last;
        while (at > 0) {
            Row row = only(at);
            turns.push(row);
            if (row.kind() == Row.Kind.COMMAND || row.kind() == Row.Kind.BRANCH) {
                break;
            }
            at--;
        }
        Timeline timeline = at == 0 ? Timeline.START : new Timeline(at - 1, 0, List.of());
        for (Row row : turns) {
            timeline = switch (row.kind()) {
                case COMMAND -> timeline.then();
                case UNDO -> timeline.undo(head -> row.base());
                case REDO -> timeline.redo();
                case BRANCH -> timeline.playOnFrom(row.base());
                case DICE -> timeline.beside();
            };
        }
        return timeline;
    }

    /** The table after a row of any kind. */
    Table at(long seq) {
        return seq == 0 ? Table.start(game) : standing(only(seq).head());
    }

    long base(long seq) {
        return only(seq).base();
    }

    String author(long seq) {
        return only(seq).who();
    }

    List<JournalEntry> entries(long above, long upTo) {
        return recent.between(above, upTo).orElseGet(() -> {
            Map<Long, JournalEntry> read = new LinkedHashMap<>();
            for (Row row : journal.rows(campaign, above, upTo)) {
                JournalEntryReader.Read entry = reader.read(row, () -> waitingAfter(row.base(), read));
                recent.add(entry.entry(), entry.size());
                read.put(row.seq(), entry.entry());
            }
            return List.copyOf(read.values());
        });
    }

    /** What waited after a row: from the entries already read where one says so, otherwise from the rebuilt table. */
    private WaitingState waitingAfter(long row, Map<Long, JournalEntry> read) {
        long at = row;
        for (JournalEntry entry = read.get(at); entry != null; entry = read.get(at)) {
            Optional<WaitingState> told = entry.waiting();
            if (told.isPresent()) {
                return told.get();
            }
            at = entry.base();
        }
        return WaitingState.at(at(at));
    }

    /** Numbers only grow along a path, so one look backwards finds all of it. */
    static List<JournalEntry> standing(List<JournalEntry> entries, long head) {
        Deque<JournalEntry> standing = new ArrayDeque<>(entries.size());
        long at = head;
        for (int i = entries.size() - 1; i >= 0; i--) {
            if (entries.get(i).seq() == at) {
                standing.addFirst(entries.get(i));
                at = entries.get(i).base();
            }
        }
        return List.copyOf(standing);
    }

    /**
     * Replays from the nearest readable snapshot on the path to {@code head}. A long path leaves a snapshot behind: after
     * playing on from an earlier row the nearest one may be far away, and an old one may be in a form that can no longer be
     * read.
     */
    private Table standing(long head) {
        AncestorRows walk = new AncestorRows(campaign, journal, head);
        Optional<Table> from = Optional.empty();
        while (from.isEmpty() && walk.at() > 0) {
            from = walk.snapshot().flatMap(this::read);
            if (from.isEmpty()) {
                walk.back();
            }
        }
        Table table = fold(from.orElseGet(() -> Table.start(game)), walk.path());
        if (walk.path().size() > SNAPSHOT_EVERY) {
            journal.keep(new Snapshot(campaign, head, EventCodec.FORM, codec.write(table)));
        }
        return table;
    }

    private Optional<Table> read(Snapshot snapshot) {
        try {
            return Optional.of(codec.table(snapshot.form(), snapshot.table()));
        } catch (UnreadableEvent e) {
            return Optional.empty();
        }
    }

    private Table fold(Table start, List<Row> path) {
        Table table = start;
        for (Row row : path) {
            Table before = table;
            table = Fold.fold(
                    table,
                    reader.read(row, () -> WaitingState.at(before)).entry().events());
        }
        return table;
    }

    private Row only(long seq) {
        return AncestorRows.require(
                journal.rows(campaign, seq - 1, seq).stream().findFirst(), seq);
    }

    /**
     * Encodes an entry.
     *
     * @param before the table that it was said at
     */
    Written write(JournalEntry entry, Table before) {
        List<Blob> blobs = List.of();
        Row.Content content = entry.note()
                .map(note -> DiceNoteCodec.write(EventCodec.FORM, note))
                .orElseGet(() -> Row.Content.none(EventCodec.FORM));
        if (!entry.said().isEmpty()) {
            EventCodec.Encoded encoded = codec.encode(
                    entry.commands(),
                    entry.said().stream().map(CommandResult::events).toList(),
                    entry.said().stream().map(CommandResult::dice).toList(),
                    WaitingState.at(before));
            content = encoded.content();
            blobs = encoded.blobs().isEmpty()
                    ? blobs
                    : encoded.blobs().stream()
                            .filter(blob -> !keptBlobs.contains(blob.hash()))
                            .toList();
        }
        Row row = new Row(
                campaign, entry.seq(), entry.base(), entry.at(), entry.who(), entry.kind(), content, Optional.empty());
        return new Written(row, blobs);
    }

    /** Called once the row is durable. */
    void written(JournalEntry entry, Written written) {
        recent.add(entry, written.size());
        written.blobs().stream()
                .filter(blob -> blob.size() < MOST_REMEMBERED)
                .map(Blob::hash)
                .forEach(keptBlobs::add);
    }

    Optional<Snapshot> snapshotDue(JournalEntry entry, Moment then) {
        return entry.seq() % SNAPSHOT_EVERY == 0 && entry.kind() == Row.Kind.COMMAND
                ? Optional.of(new Snapshot(campaign, entry.seq(), EventCodec.FORM, codec.write(then.table())))
                : Optional.empty();
    }
}
