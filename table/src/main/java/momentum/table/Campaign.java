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
 * A campaign being played, and the one way to change it: whatever is said to it, from wherever, comes in by {@link #say}, {@link #undo},
 * {@link #redo} or {@link #playOnFrom}. There, under one lock, it is asked whether the seat is still a seat, whether the table is the one
 * it saw, whether it may say that, and what the rules make of it; then it is written, and everyone is told.
 *
 * <p>A command is ruled on at once, on top of those still on their way to disk, so that a busy table does not wait for the disk
 * between two commands; but nobody is told of it, and nobody sees it in {@link #now()}, before it is there. Should the disk refuse
 * it, what was built on top of it is refused as well, for the journal takes rows only in turn, and the campaign is read anew.
 *
 * <p>Undo, redo and playing on from an earlier row are rows too. Each command's row names the one it goes on from, its base, so the rows
 * form a tree, and the table after a row is that after its base with its own events on top. Nothing is ever taken out.
 */
public final class Campaign {
    /** Said by one who does not mind what the last row was. */
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
    private final List<Consumer<JournalEntry>> listeners = new CopyOnWriteArrayList<>();

    /** As the disk has it. */
    private volatile Moment now;
    /** With what is still on its way there. */
    private Moment ahead;

    /** Whether the disk has gone on without us, or refused to. */
    private volatile boolean isBehind;

    private CompletableFuture<?> onItsWay = CompletableFuture.completedFuture(null);

    Campaign(
            Heading heading,
            Play play,
            Journal journal,
            EventCodec codec,
            InstantSource clock,
            Optional<RandomGenerator> loaded) {
        this.heading = heading;
        this.play = play;
        this.journal = journal;
        this.clock = clock;
        this.loaded = loaded;
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

    /** As the disk has it now: another program may have played on. */
    public synchronized Moment refresh() {
        isBehind = true;
        refreshIfBehind(ANY);
        return now;
    }

    /** Its heading was changed. */
    void refreshHeading() {
        heading = journal.heading(heading.id()).orElse(heading);
    }

    /** The table as it was after a row. */
    public Table at(long seq) {
        return past.at(seq);
    }

    /** What happened after one row and up to another. */
    public List<JournalEntry> entries(long above, long upTo) {
        return past.entries(above, upTo);
    }

    /** Those of some entries that still stand: what was undone or laid aside, and the rows that did so, do not. */
    public List<JournalEntry> standing(List<JournalEntry> entries, long head) {
        return CampaignHistory.standing(entries, head);
    }

    /** What was laid aside by playing on from an earlier row, the latest first. */
    public List<Branch> branches() {
        Moment at = now;
        return new RowTree(journal.outline(heading.id())).laidAside(at.head());
    }

    /** Tells of every row once it is on disk, in order, until the answer is run. The listener must not block. */
    public Runnable listen(Consumer<JournalEntry> listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    /** Says something to the table; the answer comes when it is on disk. */
    public CompletableFuture<SayResult> say(Seat seat, long read, Command command) {
        return say(seat, read, CommandBatch.of(command));
    }

    /** Says something that may want the table's dice: those of the row that it becomes. */
    public CompletableFuture<SayResult> say(Seat seat, long read, PendingCommand command) {
        return say(seat, read, CommandBatch.of(command));
    }

    /**
     * Says something in the notation of records: a line, or several that begin with {@code &} from the second on and are one. A line may be an
     * undo, a redo, or {@code play on from 12}. What names no hero is for one of the seat's own.
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
            case RecordStep.Said said -> say(seat, read, new LineBatch(reader, List.of(said), seat, inView));
            case RecordStep.Together together -> say(seat, read, new LineBatch(reader, together.said(), seat, inView));
            case RecordStep.Undo _ -> undo(seat, read);
            case RecordStep.Redo _ -> redo(seat, read);
            case RecordStep.PlayOn on -> playOnFrom(seat, read, on.row());
            case RecordStep.Game _, RecordStep.Stated _ ->
                answered(new SayResult.Unreadable(
                        "that is for a record, and nothing to say to a table: " + text.strip()));
        };
    }

    /** Says several things as one: a row with all of them, or nothing. */
    public synchronized CompletableFuture<SayResult> say(Seat seat, long read, CommandBatch batch) {
        return enter(seat, read, (speaker, permissions) -> {
            SealedDiceSource dice = new SealedDiceSource(heading.id(), ahead.seq() + 1, journal, loaded);
            return switch (new BatchRunner(play, permissions, this::noteAuthor).run(batch, ahead.table(), dice)) {
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

    /** Takes back the last row of commands, with all that it brought about. */
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

    /** What was taken back last stands again. */
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

    /** The table stands again as it did after a row, and the story goes on from there; what is laid aside is kept. */
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

    /** Whether the story can be played on from a row by someone: the table does not stand there already, and they may. */
    public boolean canPlayOnFrom(Permissions permissions, long row) {
        Moment at = now;
        if (row < 0 || row > at.seq()) {
            return false;
        }
        RowTree tree = new RowTree(journal.outline(heading.id()));
        long head = tree.head(row);
        return head != at.head() && tree.against(permissions, at.head(), head).isEmpty();
    }

    /** What the dice follow from, as everyone may see it; the last one is in use. */
    public List<Seal> seals() {
        SealedDiceSource.inUse(heading.id(), journal);
        return journal.tableStore().seals(heading.id()).stream()
                .map(Seal::shown)
                .toList();
    }

    /** Opens the seal in use, so that all its dice can be checked; those to come are of a new one. */
    public synchronized Seal openSeal() {
        settle();
        int number = SealedDiceSource.inUse(heading.id(), journal).number();
        journal.tableStore().open(heading.id(), number).join();
        SealedDiceSource.inUse(heading.id(), journal);
        return journal.tableStore().seals(heading.id()).get(number - 1);
    }

    /** Who comes in, and whether the table is the one they saw; then they are heard. */
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

    /** The seat as it is now, with the role and the heroes it has now: it may have been changed or taken back since. */
    private Optional<Seat> seated(Seat seat) {
        if (seat.equals(Seat.HOME)) {
            return Optional.of(seat);
        }
        return Stream.of(heading.id(), Seats.HOUSE)
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

    /** Whoever wrote the one note of a row. */
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

    /** As exact as the journal keeps it. */
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

    /** Another program wrote, or the disk would not: what is there is the truth. */
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

    /** Reads the campaign anew where it is known, or stated by someone who has read further, to have gone on elsewhere. */
    private void refreshIfBehind(long read) {
        if (isBehind || read > ahead.seq()) {
            settle();
            isBehind = false;
            refreshHeading();
            now = past.latest();
            ahead = now;
        }
    }

    /** Waits for what is on its way; how it went is its speaker's to know. */
    private void settle() {
        onItsWay.exceptionally(failure -> null).join();
    }
}
