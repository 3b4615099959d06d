package momentum.table;

import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import momentum.history.Timeline;
import momentum.notation.CommandReader;
import momentum.notation.RecordReader;
import momentum.notation.RecordStep;
import momentum.play.Command;
import momentum.play.Play;
import momentum.rule.Source;
import momentum.state.Table;
import momentum.table.codec.EventCodec;
import momentum.table.dice.Seal;
import momentum.table.journal.Conflict;
import momentum.table.journal.Heading;
import momentum.table.journal.Journal;
import momentum.table.journal.NotAllowed;
import momentum.table.journal.Row;
import momentum.table.journal.RowBatch;
import momentum.table.seat.Mode;
import momentum.table.seat.Seat;

/**
 * An open campaign, and the only way to change it. Every client goes through {@link #say}, {@link #undo}, {@link #redo} or
 * {@link #playOnFrom}, which under one lock authenticate the seat, reject a command based on an outdated row, authorise it,
 * apply the rules, append a row to the journal and notify the listeners.
 *
 * <p>Writes are pipelined: a command is applied on top of rows that are still being written, so a busy table does not wait for
 * the disk between two commands. Listeners and {@link #now()} see a row only once it is durable. If a write fails, the rows
 * queued behind it fail too, because the journal only accepts the next number, and the campaign is reloaded from the journal.
 *
 * <p>Undo, redo and playing on from an earlier row are rows too. Each command's row names its base, the row it follows, so the
 * rows form a tree; the table after a row is the table after its base with the row's events applied. Rows are never removed.
 */
public final class Campaign {
    /** Skips the check for an outdated row. */
    public static final long ANY = -1;

    private static final String NO_SEAT = "This seat has been taken back. Ask the owner of the table for a new link.";
    private static final String DELETED = "This campaign has been deleted. Bring it back to play on.";

    private volatile Heading heading;
    private final Play play;
    private final Journal journal;
    private final CampaignHistory past;
    private final CommandReader reader;
    private final InstantSource clock;
    private final Optional<RandomGenerator> loaded;
    private final boolean takesOldNames;
    private final List<Consumer<JournalEntry>> listeners = new CopyOnWriteArrayList<>();

    /** The last durable state. */
    private volatile Moment now;
    /** The state with the rows that are still being written. */
    private Moment ahead;

    /** Whether the journal may differ from {@link #ahead}: a write failed, or another program has written. */
    private volatile boolean isBehind;

    private CompletableFuture<?> onItsWay = CompletableFuture.completedFuture(null);

    Campaign(
            Heading heading,
            Play play,
            Journal journal,
            EventCodec codec,
            InstantSource clock,
            Optional<RandomGenerator> loaded,
            boolean takesOldNames) {
        this.heading = heading;
        this.play = play;
        this.journal = journal;
        this.clock = clock;
        this.loaded = loaded;
        this.takesOldNames = takesOldNames;
        this.past = new CampaignHistory(heading.id(), play.rulebook().game(), journal, codec);
        this.reader = new CommandReader(play.rulebook());
        this.now = past.latest();
        this.ahead = now;
    }

    public Heading heading() {
        return heading;
    }

    public void play(Mode mode) {
        journal.play(heading.id(), mode).join();
        heading = heading.with(mode);
    }

    public Play play() {
        return play;
    }

    public Moment now() {
        return now;
    }

    /** Reloads from the journal, where another program may have added rows. */
    public synchronized Moment refresh() {
        isBehind = true;
        refreshIfBehind(ANY);
        return now;
    }

    /** Reloads the heading. */
    void refreshHeading() {
        heading = journal.heading(heading.id()).orElse(heading);
    }

    /** The table after a row. */
    public Table at(long seq) {
        return past.at(seq);
    }

    /** The entries above one row and up to another. */
    public List<JournalEntry> entries(long above, long upTo) {
        return past.entries(above, upTo);
    }

    /**
     * Filters entries to those that lead to {@code head}: without undone and abandoned rows, and without the rows that undid
     * them.
     */
    public static List<JournalEntry> standing(List<JournalEntry> entries, long head) {
        return CampaignHistory.standing(entries, head);
    }

    /** Abandoned branches, the latest first. */
    public List<Branch> branches() {
        Moment at = now;
        return new RowTree(journal.outline(heading.id())).laidAside(at.head());
    }

    /** Subscribes to rows, in order, each once it is durable. The listener must not block. Running the result unsubscribes. */
    public Runnable listen(Consumer<JournalEntry> listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    /** Submits a command; the future completes when it is durable. */
    public CompletableFuture<SayResult> say(Seat seat, long read, Command command) {
        return say(seat, read, CommandBatch.of(command));
    }

    /** Submits a command that may use the dice of its row. */
    public CompletableFuture<SayResult> say(Seat seat, long read, PendingCommand command) {
        return say(seat, read, CommandBatch.of(command));
    }

    /**
     * Submits a command in notation: a line, or several lines joined by a leading {@code &} that form one batch. {@code undo},
     * {@code redo} and {@code play on from 12} are lines too. A line that names no hero is for one of the seat's own.
     */
    public CompletableFuture<SayResult> say(Seat seat, long read, String text) {
        return say(seat, read, text, Optional.empty());
    }

    /**
     * The same by one who looks at some hero's sheet.
     *
     * @param inView the hero that a line is for which names nobody
     */
    public CompletableFuture<SayResult> say(Seat seat, long read, String text, Optional<String> inView) {
        List<RecordStep> steps = RecordReader.read(text);
        if (steps.size() != 1) {
            return answered(new SayResult.Unreadable(
                    steps.isEmpty()
                            ? "nothing was said"
                            : "one thing is said at a time; \"&\" joins several lines to one"));
        }
        return switch (steps.getFirst()) {
            case RecordStep.Said said -> sayLines(seat, read, List.of(said), inView);
            case RecordStep.Together together -> sayLines(seat, read, together.said(), inView);
            case RecordStep.Undo _ -> undo(seat, read);
            case RecordStep.Redo _ -> redo(seat, read);
            case RecordStep.PlayOn on -> playOnFrom(seat, read, on.row());
            case RecordStep.Game _, RecordStep.Stated _ ->
                answered(new SayResult.Unreadable(
                        "that is for a record, and nothing to say to a table: " + text.strip()));
        };
    }

    private CompletableFuture<SayResult> sayLines(
            Seat seat, long read, List<RecordStep.Said> lines, Optional<String> inView) {
        return say(seat, read, new LineBatch(reader, lines, seat, inView).withDiceApart(now().table()));
    }

    /** Submits a batch: one row with all of its commands, or none of them. */
    public synchronized CompletableFuture<SayResult> say(Seat seat, long read, CommandBatch batch) {
        return enter(seat, read, (speaker, permissions) -> {
            SealedDiceSource dice = new SealedDiceSource(heading.id(), ahead.seq() + 1, journal, loaded);
            return switch (new BatchRunner(play, permissions, this::noteAuthor, takesOldNames)
                    .run(batch, ahead.table(), dice)) {
                case BatchRunner.Outcome.Stopped(SayResult result) -> answered(result);
                case BatchRunner.Outcome.Ran(Table table, List<CommandResult> said) -> {
                    Timeline then = ahead.timeline().then();
                    JournalEntry entry =
                            new JournalEntry(then.last(), ahead.head(), time(), speaker.name(), Row.Kind.COMMAND, said);
                    yield append(entry, new Moment(then, table), speaker);
                }
            };
        });
    }

    /** Undoes the last row of commands with all its events. */
    public synchronized CompletableFuture<SayResult> undo(Seat seat, long read) {
        settle();
        return enter(seat, read, (speaker, permissions) -> {
            if (!ahead.canUndo()) {
                return nothingTo("undo");
            }
            return permissions
                    .againstUndo(past.author(ahead.head()))
                    .map(Campaign::forbidden)
                    .orElseGet(
                            () -> turn(speaker, Row.Kind.UNDO, ahead.timeline().undo(past::base)));
        });
    }

    /** Redoes the row that was undone last. */
    public synchronized CompletableFuture<SayResult> redo(Seat seat, long read) {
        settle();
        return enter(seat, read, (speaker, permissions) -> {
            if (!ahead.canRedo()) {
                return nothingTo("redo");
            }
            return permissions
                    .againstUndo(past.author(ahead.undone().getLast()))
                    .map(Campaign::forbidden)
                    .orElseGet(
                            () -> turn(speaker, Row.Kind.REDO, ahead.timeline().redo()));
        });
    }

    /** Goes back to the table after a row and plays on from there. The rows left behind are kept as a {@link Branch}. */
    public synchronized CompletableFuture<SayResult> playOnFrom(Seat seat, long read, long row) {
        settle();
        return enter(seat, read, (speaker, permissions) -> {
            if (row < 0 || row > ahead.seq()) {
                return answered(new SayResult.Refused(Source.BY_HAND, "there is no row " + row));
            }
            RowTree tree = new RowTree(journal.outline(heading.id()));
            long head = tree.head(row);
            if (head == ahead.head()) {
                return answered(new SayResult.Refused(Source.BY_HAND, "the table stands there already"));
            }
            return tree.against(permissions, ahead.head(), head)
                    .map(Campaign::forbidden)
                    .orElseGet(() ->
                            turn(speaker, Row.Kind.BRANCH, ahead.timeline().playOnFrom(head)));
        });
    }

    /** Whether someone may play on from a row: the table does not stand there already, and they have the right. */
    public boolean canPlayOnFrom(Permissions permissions, long row) {
        Moment at = now;
        if (row < 0 || row > at.seq()) {
            return false;
        }
        RowTree tree = new RowTree(journal.outline(heading.id()));
        long head = tree.head(row);
        return head != at.head() && tree.against(permissions, at.head(), head).isEmpty();
    }

    /** The seals of the dice, without the secret of the last one, which is in use. */
    public List<Seal> seals() {
        SealedDiceSource.inUse(heading.id(), journal);
        return journal.tableStore().seals(heading.id()).stream()
                .map(Seal::shown)
                .toList();
    }

    /** Opens the seal in use, so that its dice can be checked, and starts a new one. */
    public synchronized Seal openSeal() {
        settle();
        int number = SealedDiceSource.inUse(heading.id(), journal).number();
        journal.tableStore().open(heading.id(), number).join();
        SealedDiceSource.inUse(heading.id(), journal);
        return journal.tableStore().seals(heading.id()).get(number - 1);
    }

    /** Authenticates the seat and rejects a command based on an outdated row. */
    private CompletableFuture<SayResult> enter(
            Seat seat, long read, BiFunction<Seat, Permissions, CompletableFuture<SayResult>> heard) {
        refreshIfBehind(read);
        Optional<Seat> speaker = seated(seat);
        if (speaker.isEmpty()) {
            return forbidden(NO_SEAT);
        }
        if (read != ANY && read != ahead.seq()) {
            return answered(new SayResult.Stale(now));
        }
        return heard.apply(speaker.get(), new Permissions(speaker.get(), heading.mode(), this::seats, play));
    }

    /** The current version of a seat: its role and heroes may have changed, or it may have been revoked. */
    private Optional<Seat> seated(Seat seat) {
        if (seat.equals(Seat.HOME)) {
            return Optional.of(seat);
        }
        return Stream.of(heading.id(), Seats.EVERY_TABLE)
                .filter(seat.campaign()::equals)
                .flatMap(where -> journal.tableStore().seats(where).stream())
                .filter(each -> each.id().equals(seat.id())
                        && !each.isRevoked()
                        && each.hash().equals(seat.hash()))
                .findFirst();
    }

    private List<Seat> seats() {
        return journal.tableStore().seats(heading.id());
    }

    /** The author of the note in a row that has exactly one. */
    private Optional<String> noteAuthor(long row) {
        if (row < 1 || row > now.seq()) {
            return Optional.empty();
        }
        return past.entries(row - 1, row).stream()
                .filter(entry -> entry.commands().stream()
                                .filter(Command.Note.class::isInstance)
                                .count()
                        == 1)
                .map(JournalEntry::who)
                .findFirst();
    }

    private CompletableFuture<SayResult> turn(Seat speaker, Row.Kind kind, Timeline then) {
        JournalEntry entry = new JournalEntry(then.last(), then.head(), time(), speaker.name(), kind, List.of());
        return append(entry, new Moment(then, past.at(then.head())), speaker);
    }

    private static CompletableFuture<SayResult> nothingTo(String what) {
        return answered(new SayResult.Refused(Source.BY_HAND, "there is nothing to " + what));
    }

    private static CompletableFuture<SayResult> forbidden(String why) {
        return answered(new SayResult.Forbidden(why));
    }

    private static CompletableFuture<SayResult> answered(SayResult result) {
        return CompletableFuture.completedFuture(result);
    }

    /** The journal keeps milliseconds. */
    private Instant time() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }

    private CompletableFuture<SayResult> append(JournalEntry entry, Moment then, Seat author) {
        CampaignHistory.Written written = past.write(entry, ahead.table());
        Optional<Seat> checked = author.equals(Seat.HOME) ? Optional.empty() : Optional.of(author);
        ahead = then;
        CompletableFuture<SayResult> told = journal.append(
                        new RowBatch(List.of(written.row()), written.blobs(), checked))
                .handle((ok, failure) -> {
                    if (failure == null) {
                        now = then;
                        past.written(entry, written);
                        listeners.forEach(listener -> listener.accept(entry));
                        return new SayResult.Done(then, entry);
                    }
                    return failed(failure);
                });
        onItsWay = told;
        past.snapshotDue(entry, then).ifPresent(journal::keep);
        return told;
    }

    /** After a conflict or a failed write, the state is reloaded from the journal. */
    private SayResult failed(Throwable failure) {
        Throwable cause =
                failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
        isBehind = true;
        return switch (cause) {
            case Conflict _ -> new SayResult.Stale(now);
            case NotAllowed refused ->
                new SayResult.Forbidden(
                        switch (refused.reason()) {
                            case SEAT_REVOKED -> NO_SEAT;
                            case CAMPAIGN_DELETED -> DELETED;
                        });
            default -> throw new CompletionException(cause);
        };
    }

    /** Reloads where the journal may be ahead: after a failed write, or when a client has read a later row than we know. */
    private void refreshIfBehind(long read) {
        if (isBehind || read > ahead.seq()) {
            settle();
            isBehind = false;
            refreshHeading();
            now = past.latest();
            ahead = now;
        }
    }

    /** Waits for pending writes; a failure is reported to whoever submitted the command. */
    private void settle() {
        onItsWay.exceptionally(failure -> null).join();
    }
}
