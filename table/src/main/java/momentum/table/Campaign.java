package momentum.table;

import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import momentum.play.Command;
import momentum.play.Event;
import momentum.play.Play;
import momentum.play.Ruling;
import momentum.play.Table;
import momentum.rule.Source;
import momentum.table.dice.Seal;
import momentum.table.dice.Thrown;
import momentum.table.journal.Conflict;
import momentum.table.journal.Heading;
import momentum.table.journal.Journal;
import momentum.table.journal.Row;
import momentum.table.save.Saved;
import momentum.table.seat.Mode;

/**
 * A campaign being played: commands in, rulings out, every one on disk before it is acknowledged.
 *
 * <p>A command is ruled on at once, on top of those still on their way to disk, so that a busy table does not wait for the disk
 * between two commands; but nobody is told of it, and nobody sees it in {@link #now()}, before it is there. Should the disk refuse
 * it, what was built on top of it is refused as well, for the journal takes rows only in turn, and the campaign is read anew.
 *
 * <p>Undo and redo are rows too. Each row names the one it goes on from, its base, so the rows form a tree, and the table after a
 * row is that after its base with its own events on top. Nothing is ever taken out.
 */
public final class Campaign {
    /** Said by one who does not mind what the last row was. */
    public static final long ANY = -1;

    private volatile Heading heading;
    private final Play play;
    private final Journal journal;
    private final Past past;
    private final InstantSource clock;
    private final Optional<RandomGenerator> loaded;
    private final List<Consumer<Entry>> listeners = new CopyOnWriteArrayList<>();

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
            Saved saved,
            InstantSource clock,
            Optional<RandomGenerator> loaded) {
        this.heading = heading;
        this.play = play;
        this.journal = journal;
        this.clock = clock;
        this.loaded = loaded;
        this.past = new Past(heading.id(), play.rulebook().game(), journal, saved);
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

    /** The table as it was after a row. */
    public Table at(long seq) {
        return past.at(seq);
    }

    /** What happened after one row and up to another. */
    public List<Entry> entries(long above, long upTo) {
        return past.entries(above, upTo);
    }

    /** Those of some entries that still stand: what was undone, and undo and redo themselves, do not. */
    public List<Entry> standing(List<Entry> entries, long head) {
        return Past.standing(entries, head);
    }

    /** Tells of every row once it is on disk, in order, until the answer is run. The listener must not block. */
    public Runnable listen(Consumer<Entry> listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    /** Says something to the table; the answer comes when it is on disk. */
    public CompletableFuture<Told> say(String who, long read, Command command) {
        return say(who, read, Saying.of(command));
    }

    /** Says something that may want the table's dice: those of the row that it becomes. */
    public synchronized CompletableFuture<Told> say(String who, long read, Saying saying) {
        refreshIfBehind(read);
        if (isStale(read)) {
            return CompletableFuture.completedFuture(new Told.Stale(now));
        }
        SealedCup cup = new SealedCup(heading.id(), ahead.seq() + 1, journal, loaded);
        Command command = saying.at(ahead.table(), cup.cup());
        if (command instanceof Command.Rewrite rewrite && !isNote(rewrite.note())) {
            return CompletableFuture.completedFuture(
                    new Told.Refused(Source.BY_HAND, "there is no note in row " + rewrite.note()));
        }
        return switch (play.apply(ahead.table(), command)) {
            case Ruling.Refused refused ->
                CompletableFuture.completedFuture(new Told.Refused(refused.rule(), refused.why()));
            case Ruling.Ruled ruled -> go(who, command, ruled.table(), ruled.events(), cup.thrown());
            case Ruling.Asks asks -> go(who, command, asks.table(), asks.events(), cup.thrown());
        };
    }

    private boolean isNote(long row) {
        if (row < 1 || row > now.seq()) {
            return false;
        }
        return past.entries(row - 1, row).stream()
                .flatMap(entry -> entry.command().stream())
                .anyMatch(Command.Note.class::isInstance);
    }

    private CompletableFuture<Told> go(String who, Command command, Table table, List<Event> events, Thrown dice) {
        long seq = ahead.seq() + 1;
        Entry entry = new Entry(seq, ahead.head(), time(), who, Row.Kind.COMMAND, Optional.of(command), events, dice);
        return append(entry, new Moment(seq, seq, table, List.of()));
    }

    /** What the dice follow from, as everyone may see it; the last one is in use. */
    public List<Seal> seals() {
        SealedCup.inUse(heading.id(), journal);
        return journal.cabinet().seals(heading.id()).stream().map(Seal::shown).toList();
    }

    /** Opens the seal in use, so that all its dice can be checked; those to come are of a new one. */
    public synchronized Seal openSeal() {
        settle();
        int number = SealedCup.inUse(heading.id(), journal).number();
        journal.cabinet().open(heading.id(), number).join();
        SealedCup.inUse(heading.id(), journal);
        return journal.cabinet().seals(heading.id()).get(number - 1);
    }

    public CompletableFuture<Told> undo(String who, long read) {
        return turn(who, read, Row.Kind.UNDO);
    }

    public CompletableFuture<Told> redo(String who, long read) {
        return turn(who, read, Row.Kind.REDO);
    }

    private synchronized CompletableFuture<Told> turn(String who, long read, Row.Kind kind) {
        settle();
        refreshIfBehind(read);
        if (isStale(read)) {
            return CompletableFuture.completedFuture(new Told.Stale(now));
        }
        boolean isUndo = kind == Row.Kind.UNDO;
        if (isUndo ? !ahead.canUndo() : !ahead.canRedo()) {
            return CompletableFuture.completedFuture(
                    new Told.Refused(Source.BY_HAND, "there is nothing to " + (isUndo ? "undo" : "redo")));
        }
        List<Long> undone = new ArrayList<>(ahead.undone());
        long head;
        if (isUndo) {
            undone.add(ahead.head());
            head = past.base(ahead.head());
        } else {
            head = undone.removeLast();
        }
        long seq = ahead.seq() + 1;
        Entry entry = new Entry(seq, head, time(), who, kind, Optional.empty(), List.of(), Thrown.NONE);
        return append(entry, new Moment(seq, head, past.at(head), undone));
    }

    /** As exact as the journal keeps it. */
    private Instant time() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }

    private boolean isStale(long read) {
        return read != ANY && read != ahead.seq();
    }

    private CompletableFuture<Told> append(Entry entry, Moment then) {
        ahead = then;
        Row row = past.row(entry);
        CompletableFuture<Told> told = journal.append(List.of(row)).handle((ok, failure) -> {
            if (failure == null) {
                now = then;
                past.written(entry, row);
                listeners.forEach(listener -> listener.accept(entry));
                return new Told.Done(then, entry);
            }
            return failed(failure);
        });
        onItsWay = told;
        past.snapshotDue(entry, then).ifPresent(journal::keep);
        return told;
    }

    /** Another program wrote, or the disk would not: what is there is the truth. */
    private Told failed(Throwable failure) {
        Throwable cause =
                failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
        isBehind = true;
        if (cause instanceof Conflict) {
            return new Told.Stale(now);
        }
        throw new CompletionException(cause);
    }

    /** Reads the campaign anew where it is known, or stated by someone who has read further, to have gone on elsewhere. */
    private void refreshIfBehind(long read) {
        if (isBehind || read > ahead.seq()) {
            settle();
            isBehind = false;
            now = past.latest();
            ahead = now;
        }
    }

    /** Waits for what is on its way; how it went is its speaker's to know. */
    private void settle() {
        onItsWay.exceptionally(failure -> null).join();
    }
}
