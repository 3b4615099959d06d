package momentum.app.slate;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import momentum.slate.Players;
import momentum.slate.Rulings;
import momentum.slate.WarSlate;
import momentum.table.journal.Author;
import momentum.table.journal.Conflict;
import momentum.table.journal.Heading;
import momentum.table.journal.Journal;
import momentum.table.journal.Row;
import momentum.table.journal.RowBatch;
import momentum.table.journal.StoreException;
import momentum.table.seat.Permission;
import momentum.table.seat.Seat;

/**
 * A slate that lasts: every line that changed it is a row of the journal, and reading them again gives it back. What is shown is what is on
 * disk: a line changes the slate only once its row is durable. Another program may have added rows, so a slate is refreshed when it is
 * looked at, and of two who write at once one is told to look again.
 */
public final class SlateGame {
    private final Heading heading;
    private final Journal journal;
    private final InstantSource clock;
    private final Players players;
    private final List<String> told = new ArrayList<>();
    private final List<Consumer<Long>> listeners = new CopyOnWriteArrayList<>();
    private SlateSession session;
    private long seq = 1;

    /** Opens a slate by its rows, the first of which says how it was laid out. */
    SlateGame(Heading heading, Journal journal, InstantSource clock) {
        this.heading = heading;
        this.journal = journal;
        this.clock = clock;
        SlateRows.Start start = journal.rows(heading.id(), 0, 1).stream()
                .findFirst()
                .map(SlateRows::start)
                .orElseThrow(() -> damaged(1));
        this.players = start.players();
        this.session =
                new SlateSession(players, WarSlate.start(Rulings.STANDARD, start.leftSeals(), start.rightSeals()));
        refresh();
    }

    private StoreException damaged(long row) {
        return new StoreException(
                StoreException.Reason.DAMAGED,
                "The slate %s cannot be followed at row %d.".formatted(heading.name(), row));
    }

    public String id() {
        return heading.id();
    }

    public Players players() {
        return players;
    }

    public synchronized WarSlate slate() {
        return session.slate();
    }

    /** The number of lines that were said. */
    public synchronized long row() {
        return seq - 1;
    }

    /** What happened, the latest first. */
    public synchronized List<String> told() {
        return List.copyOf(told.reversed());
    }

    public Runnable listen(Consumer<Long> listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    /** Follows the rows that another program has added. */
    public synchronized SlateGame refresh() {
        if (journal.last(heading.id()) > seq) {
            for (Row row : journal.rows(heading.id(), seq, Long.MAX_VALUE)) {
                String line = SlateRows.line(row);
                if (!(session.hear(line) instanceof SlateSession.Reply.Changed changed)) {
                    throw damaged(row.seq());
                }
                taken(line, changed);
            }
            tell();
        }
        return this;
    }

    /** What came of a line that was said to it. */
    public sealed interface Answer {
        record Taken() implements Answer {}

        record Wrong(String why) implements Answer {}

        /** The slate has changed since the speaker looked. */
        record Outdated() implements Answer {}
    }

    /**
     * Says a line. Throws a {@link StoreException} where it cannot be written, or {@link momentum.table.journal.NotAllowed}; nothing
     * has changed then.
     *
     * @param read the row the speaker saw: of two who tap at once only one is taken
     */
    public synchronized Answer say(Seat speaker, long read, String line) {
        refresh();
        if (read != row()) {
            return new Answer.Outdated();
        }
        SlateSession after = session.copy();
        return switch (after.hear(line)) {
            case SlateSession.Reply.Wrong(String why) -> new Answer.Wrong(why);
            case SlateSession.Reply.Plain _ -> new Answer.Wrong("that changes nothing");
            case SlateSession.Reply.Changed changed -> append(speaker, line, after, changed);
        };
    }

    private Answer append(Seat speaker, String line, SlateSession after, SlateSession.Reply.Changed changed) {
        Row row = SlateRows.said(heading.id(), seq + 1, clock.instant(), speaker.name(), line);
        try {
            journal.append(new RowBatch(List.of(row), List.of(), Author.needing(speaker, Permission.KEEP_CAMPAIGN)))
                    .join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof Conflict) {
                refresh();
                return new Answer.Outdated();
            }
            throw e.getCause() instanceof RuntimeException failure ? failure : e;
        }
        session = after;
        taken(line, changed);
        tell();
        return new Answer.Taken();
    }

    private void tell() {
        listeners.forEach(listener -> listener.accept(row()));
    }

    private void taken(String line, SlateSession.Reply.Changed changed) {
        seq++;
        SlateWords words = new SlateWords(players);
        if (changed.events().isEmpty()) {
            told.add(line.strip().equals("redo") ? "Done again" : "Taken back");
        }
        changed.events().forEach(event -> told.add(words.event(event)));
    }
}
