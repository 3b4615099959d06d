package momentum.table.story;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import momentum.play.Command;
import momentum.table.Campaign;
import momentum.table.CommandResult;
import momentum.table.JournalEntry;
import momentum.table.Moment;
import momentum.table.journal.RowOutline;

/**
 * The shape of a story without its texts: which rows stand, where sessions and chapters begin, and where notes stand. It takes four
 * bytes a row, is made from the rows without their content and from those that notes are in, and goes on from one row to the next.
 */
public final class StoryOutline {
    /** Farther than this is not walked row by row. */
    private static final int FARTHEST = 2_000;

    private static final int ROWS_AT_ONCE = 100;

    /** Rows with fewer others between them are read with those. */
    private static final int GAP = 20;

    static final StoryOutline EMPTY =
            new StoryOutline(new int[0], 0, Instant.MIN, List.of(), NoteChanges.NONE, NoteChanges.NONE.placed());

    private final int[] rows;
    private final int count;
    private final Instant lastAt;
    private final List<Session> sessions;
    private final NoteChanges changes;
    private final NoteChanges.Placed placed;

    private StoryOutline(
            int[] rows,
            int count,
            Instant lastAt,
            List<Session> sessions,
            NoteChanges changes,
            NoteChanges.Placed placed) {
        this.rows = rows;
        this.count = count;
        this.lastAt = lastAt;
        this.sessions = List.copyOf(sessions);
        this.changes = changes;
        this.placed = placed;
    }

    private StoryOutline with(NoteChanges changed) {
        return changed.equals(changes)
                ? this
                : new StoryOutline(rows, count, lastAt, sessions, changed, changed.placed());
    }

    /** A note that begins a chapter; and the row of the story that it stands at, which is another's if it was moved. */
    public record Chapter(long note, String title, long row) {}

    /** Reads the outline of a campaign as it stands. */
    public static StoryOutline of(Campaign campaign) {
        return read(campaign, campaign.now());
    }

    private static StoryOutline read(Campaign campaign, Moment now) {
        List<RowOutline> all = campaign.outline();
        List<RowOutline> path = new ArrayList<>();
        for (long row = now.head(); row > 0; row = path.getLast().base()) {
            path.add(all.get((int) row - 1));
        }
        StoryOutline outline = EMPTY.with(path.reversed());
        List<Long> notes = campaign.noteRows().stream().filter(outline::stands).toList();
        List<NoteChanges.Change> changes = new ArrayList<>();
        for (List<Long> run : runs(notes)) {
            campaign.entries(run.getFirst() - 1, run.getLast()).stream()
                    .filter(entry -> outline.stands(entry.seq()))
                    .forEach(entry -> changes.addAll(NoteChanges.in(entry)));
        }
        return outline.with(NoteChanges.NONE.and(changes));
    }

    /** The outline of the same campaign as it stands now. */
    StoryOutline next(Campaign campaign) {
        Moment now = campaign.now();
        if (now.head() == last()) {
            return this;
        }
        List<JournalEntry> path = new ArrayList<>();
        Map<Long, JournalEntry> read = new HashMap<>();
        long at = now.head();
        int atOnce = 1;
        while (at > 0 && !stands(at)) {
            if (path.size() == FARTHEST) {
                return read(campaign, now);
            }
            if (!read.containsKey(at)) {
                // Mostly it is the last row alone; whoever goes farther goes faster.
                campaign.entries(Math.max(0, at - atOnce), at).forEach(entry -> read.put(entry.seq(), entry));
                atOnce = Math.min(2 * atOnce, ROWS_AT_ONCE);
            }
            JournalEntry entry = Optional.ofNullable(read.get(at)).orElseThrow();
            path.add(entry);
            at = entry.base();
        }
        List<NoteChanges.Change> said = path.reversed().stream()
                .flatMap(entry -> NoteChanges.in(entry).stream())
                .toList();
        StoryOutline before = upTo(campaign, at);
        return before.with(path.reversed().stream().map(StoryOutline::row).toList())
                .with(before.changes.and(said));
    }

    private static RowOutline row(JournalEntry entry) {
        return new RowOutline(entry.seq(), entry.base(), entry.at(), entry.who(), entry.kind());
    }

    private StoryOutline upTo(Campaign campaign, long row) {
        if (row == last()) {
            return this;
        }
        int left = index(row) + 1;
        Instant at =
                left == 0 ? Instant.MIN : campaign.rows(row - 1, row).getFirst().at();
        return new StoryOutline(
                        Arrays.copyOf(rows, left),
                        left,
                        at,
                        sessions.stream()
                                .filter(session -> session.row() <= row)
                                .toList(),
                        changes,
                        placed)
                .with(changes.upTo(row));
    }

    private StoryOutline with(List<RowOutline> more) {
        // What is behind the last row of an outline is seen by none, so that the next may write there.
        int[] grown = count + more.size() <= rows.length
                ? rows
                : Arrays.copyOf(rows, Math.max(count + more.size(), count + count / 8 + ROWS_AT_ONCE));
        List<Session> sitting = new ArrayList<>(sessions);
        int size = count;
        Instant before = lastAt;
        for (RowOutline row : more) {
            grown[size++] = (int) row.seq();
            Session now =
                    Session.next(sitting.isEmpty() ? Session.NONE : sitting.getLast(), before, row.seq(), row.at());
            if (sitting.isEmpty() || !now.equals(sitting.getLast())) {
                sitting.add(now);
            }
            before = row.at();
        }
        return new StoryOutline(grown, size, before, sitting, changes, placed);
    }

    /** The last row that stands; 0 where none does. */
    public long last() {
        return count == 0 ? 0 : rows[count - 1];
    }

    /** How many rows stand. */
    public int size() {
        return count;
    }

    /** A row that stands, by its place from 0. */
    public long row(int place) {
        return rows[place];
    }

    /** The place of a row that stands, or of the last one before it; -1 where there is none. */
    public int index(long row) {
        int found = Arrays.binarySearch(rows, 0, count, (int) row);
        return found >= 0 ? found : -found - 2;
    }

    public boolean stands(long row) {
        int at = index(row);
        return at >= 0 && rows[at] == row;
    }

    public List<Session> sessions() {
        return sessions;
    }

    /** The session that a row begins, if it begins one. */
    public Optional<Session> sessionAt(long row) {
        return sessionOf(row).filter(session -> session.row() == row);
    }

    /** The session that a row is in. */
    public Optional<Session> sessionOf(long row) {
        int low = 0;
        int high = sessions.size();
        while (low < high) {
            int middle = (low + high) / 2;
            if (sessions.get(middle).row() <= row) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low == 0 ? Optional.empty() : Optional.of(sessions.get(low - 1));
    }

    /** The chapters in the order of the story. */
    public List<Chapter> chapters() {
        Comparator<Chapter> order =
                Comparator.comparingLong(Chapter::row).thenComparingInt(chapter -> place(chapter.note()));
        return placed.titles().entrySet().stream()
                .filter(each -> stands(each.getKey()))
                .map(each -> new Chapter(
                        each.getKey(), each.getValue(), placed.places().anchor(each.getKey())))
                .sorted(order)
                .toList();
    }

    /** Among what stands by one row: the row itself, then the notes that were moved there. */
    private int place(long note) {
        long anchor = placed.places().anchor(note);
        return placed.places().isMoved(note) ? 1 + placed.places().at(anchor).indexOf(note) : 0;
    }

    /** The row of the story that a row is told at: for a moved note, the one it was moved to. */
    public long toldAt(long row) {
        return placed.places().anchor(row);
    }

    public boolean isRemoved(long note) {
        return placed.places().isRemoved(note);
    }

    /**
     * The notes of other rows that were moved among these, with their present texts.
     *
     * @param first the first of the rows; the very start belongs to the first row that stands
     */
    public List<JournalEntry> movedInto(Campaign campaign, long first, long last) {
        return placed.places().moved().stream()
                .filter(note -> !placed.places().isRemoved(note) && stands(note) && (note < first || note > last))
                .filter(note -> isBetween(placed.places().anchor(note), first, last))
                .flatMap(note -> campaign.entries(note - 1, note).stream())
                .flatMap(entry -> StoryOrder.note(entry).stream())
                .map(entry -> now(campaign, entry))
                .toList();
    }

    private boolean isBetween(long anchor, long first, long last) {
        return anchor == Command.MoveNote.THE_START ? index(first) <= 0 : first <= anchor && anchor <= last;
    }

    /** Some of the rows that stand, in the order of the story and with the present texts of notes. */
    public List<StoryOrder.Piece> tell(Campaign campaign, int from, int to) {
        return tell(campaign, entries(campaign, from, to));
    }

    /** Such rows as {@link #entries} gives. */
    public List<StoryOrder.Piece> tell(Campaign campaign, List<JournalEntry> entries) {
        if (entries.isEmpty()) {
            return List.of();
        }
        List<JournalEntry> moved =
                movedInto(campaign, entries.getFirst().seq(), entries.getLast().seq());
        List<JournalEntry> told =
                entries.stream().map(entry -> now(campaign, entry)).toList();
        return StoryOrder.of(told, moved, placed.places());
    }

    /** The rows that stand at these places, in the order of the journal, and with the present texts of notes. */
    List<JournalEntry> present(Campaign campaign, int from, int to) {
        return entries(campaign, from, to).stream()
                .map(entry -> now(campaign, entry))
                .toList();
    }

    /** The rows that stand at these places, as they are in the journal. */
    public List<JournalEntry> entries(Campaign campaign, int from, int to) {
        List<Long> wanted = new ArrayList<>();
        for (int i = from; i < to; i++) {
            wanted.add((long) rows[i]);
        }
        Set<Long> standing = new HashSet<>(wanted);
        return runs(wanted).stream()
                .flatMap(run -> campaign.entries(run.getFirst() - 1, run.getLast()).stream())
                .filter(entry -> standing.contains(entry.seq()))
                .toList();
    }

    /** Rows that are read at once, with the few between them. */
    private static List<List<Long>> runs(List<Long> rows) {
        List<List<Long>> runs = new ArrayList<>();
        int from = 0;
        for (int i = 1; i <= rows.size(); i++) {
            if (i == rows.size() || rows.get(i) - rows.get(i - 1) > GAP || i - from == ROWS_AT_ONCE) {
                runs.add(rows.subList(from, i));
                from = i;
            }
        }
        return runs;
    }

    /** A row with its note as it reads now. */
    private JournalEntry now(Campaign campaign, JournalEntry entry) {
        Long by = placed.rewritten().get(entry.seq());
        if (by == null) {
            return entry;
        }
        Optional<String> text = campaign.entries(by - 1, by).stream()
                .flatMap(row -> row.commands().stream())
                .flatMap(command -> command instanceof Command.Rewrite rewrite && rewrite.note() == entry.seq()
                        ? Stream.of(rewrite.text())
                        : Stream.empty())
                .reduce((first, last) -> last);
        return new JournalEntry(
                entry.seq(),
                entry.base(),
                entry.at(),
                entry.who(),
                entry.kind(),
                entry.said().stream()
                        .map(said -> said.command() instanceof Command.Note && text.isPresent()
                                ? new CommandResult(new Command.Note(text.get()), said.events(), said.dice())
                                : said)
                        .toList(),
                entry.note());
    }
}
