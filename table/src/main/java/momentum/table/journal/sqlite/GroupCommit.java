package momentum.table.journal.sqlite;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import momentum.table.journal.StoreException;
import org.jspecify.annotations.Nullable;

/**
 * Group commit: the one thread that writes to the journal.
 *
 * <p>A commit costs an fsync, and that costs the same for one row as for a hundred. So the thread writes all that is queued in one
 * transaction and commits once; meanwhile the next group queues up. A single client waits for its own fsync and no longer; with many
 * clients, each fsync serves many. No write is acknowledged before its fsync is done, so an acknowledged command cannot be lost, and
 * a group is on disk as a whole or not at all.
 *
 * <p>Clients that are acknowledged together submit their next writes soon after, but not all at the same instant. A commit for the
 * first of them would leave the others to the next one, and halve what an fsync serves. So the thread waits until the group is as
 * large as the last one, but no longer than the last fsync took: by then, waiting has cost as much as it could save. It does not
 * wait idly: each row is inserted as it arrives, while other clients are still computing theirs. A single client is never waited
 * for.
 *
 * <p>Each write of more than one statement has a savepoint of its own. If it conflicts, is not allowed any more, or fails by itself, it alone is rolled back, and
 * the rest of its group goes on. If the store fails, the whole group fails, and none of it has been acknowledged.
 *
 * <p>Whatever is thrown, no transaction outlives its group, for another program may be waiting for the lock: if it cannot be rolled
 * back, the connection is closed, which ends it, and the next group opens another. If this thread itself cannot go on, the journal is
 * closed, and whoever waits or writes later is told.
 *
 * <p>A transaction takes the write lock when it begins (BEGIN IMMEDIATE), not with its first write: a transaction that has read
 * already cannot wait for another program's lock, since its snapshot would be outdated by then.
 */
final class GroupCommit implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(GroupCommit.class.getName());
    private static final int MOST_AT_ONCE = 1000;
    private static final Duration LEAST_PATIENCE = Duration.ofNanos(500_000);
    private static final Duration MOST_PATIENCE = Duration.ofMillis(5);

    /** A write within the current transaction. */
    interface Write {
        void with(Inserts inserts) throws SQLException;

        /** Whether it changes something by one statement at most, which SQLite undoes by itself when it fails. */
        default boolean isOneStatement() {
            return false;
        }
    }

    /** Opens a connection to the file. */
    interface Connector {
        Connection connect() throws SQLException;
    }

    private record Waiting(Write write, CompletableFuture<Void> done) {}

    /** A write that was rolled back by itself. It is told after the transaction, when the lock is free again. */
    private record Refused(Waiting write, Throwable why) {
        void tell() {
            write.done.completeExceptionally(why);
        }
    }

    /** A connection with its prepared statements. */
    private record Session(Connection connection, Statement turn, Inserts inserts) {
        static Session on(Connection connection) throws SQLException {
            return new Session(connection, connection.createStatement(), new Inserts(connection));
        }
    }

    private final Path file;
    private final Connector connector;
    private final OpenedFile opened;
    private final BlockingQueue<Waiting> waiting = new LinkedBlockingQueue<>();
    private final Thread thread;
    private @Nullable Session session;
    private int expected = 1;
    private long patience = LEAST_PATIENCE.toNanos();
    private volatile boolean isClosed;
    private volatile boolean hasEnded;

    /** Starts the thread. The connector is used again when a connection cannot be kept. */
    GroupCommit(Path file, Connection connection, Connector connector) throws SQLException {
        this.file = file;
        this.connector = connector;
        opened = OpenedFile.of(file);
        session = Session.on(connection);
        thread = Thread.ofPlatform().daemon().name("journal-writer").start(this::run);
    }

    CompletableFuture<Void> write(Write write) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        if (isClosed) {
            done.completeExceptionally(closed());
            return done;
        }
        waiting.add(new Waiting(write, done));
        if (hasEnded) {
            failWaiting(); // the thread ended between the check above and the queue
        }
        return done;
    }

    private static StoreException closed() {
        return new StoreException("The journal is closed.");
    }

    private void run() {
        try {
            while (!isClosed || !waiting.isEmpty()) {
                try {
                    commit(waiting.take());
                } catch (InterruptedException e) {
                    // closing: what is still waiting is written first
                }
            }
        } finally {
            isClosed = true;
            hasEnded = true;
            disconnect();
            failWaiting();
        }
    }

    private void failWaiting() {
        for (Waiting each = waiting.poll(); each != null; each = waiting.poll()) {
            each.done.completeExceptionally(closed());
        }
    }

    private void commit(Waiting first) {
        List<Waiting> group = new ArrayList<>(expected);
        List<Refused> refused = new ArrayList<>();
        group.add(first);
        try {
            List<Waiting> written = new ArrayList<>(expected);
            opened.requireInPlace();
            Session at = session();
            at.turn.execute("BEGIN IMMEDIATE");
            long until = System.nanoTime() + patience;
            write(at, first, written, refused);
            for (Waiting next = next(group, until); next != null; next = next(group, until)) {
                group.add(next);
                write(at, next, written, refused);
            }
            long flushing = System.nanoTime();
            at.turn.execute("COMMIT");
            patience = Math.clamp(System.nanoTime() - flushing, LEAST_PATIENCE.toNanos(), MOST_PATIENCE.toNanos());
            opened.requireInPlaceWithLog();
            expected = group.size();
            written.forEach(each -> each.done.complete(null));
            refused.forEach(Refused::tell);
        } catch (Throwable failure) {
            rollBack();
            Throwable why = failure instanceof SQLException sql ? SqliteErrors.of(file, sql) : failure;
            refused.forEach(Refused::tell);
            group.forEach(each -> each.done.completeExceptionally(why));
        }
    }

    private Session session() throws SQLException {
        Session known = session;
        if (known == null) {
            known = Session.on(connector.connect());
            session = known;
        }
        return known;
    }

    /** The next write that waits; and while the group is smaller than the last one, one that is submitted in time. */
    private @Nullable Waiting next(List<Waiting> group, long until) {
        if (group.size() == MOST_AT_ONCE) {
            return null;
        }
        try {
            return group.size() < expected
                    ? waiting.poll(until - System.nanoTime(), TimeUnit.NANOSECONDS)
                    : waiting.poll();
        } catch (InterruptedException e) {
            return waiting.poll();
        }
    }

    /** A write that fails by itself is undone by itself. */
    private static void write(Session at, Waiting each, List<Waiting> written, List<Refused> refused)
            throws SQLException {
        try {
            if (each.write.isOneStatement()) {
                each.write.with(at.inserts);
            } else {
                at.inserts.allOrNothing(each.write);
            }
            written.add(each);
        } catch (SQLException failure) {
            if (!SqliteErrors.isOfTheStatement(failure)) {
                throw failure;
            }
            refused.add(new Refused(each, new StoreException("This cannot be kept: " + failure.getMessage(), failure)));
        } catch (RuntimeException | StackOverflowError failure) {
            refused.add(new Refused(each, failure));
        }
    }

    /** After some failures SQLite has rolled back by itself, and there is nothing left to roll back: then too we begin anew. */
    private void rollBack() {
        Session at = session;
        if (at == null) {
            return;
        }
        try {
            at.inserts.forget();
            at.turn.execute("ROLLBACK");
        } catch (Throwable failure) {
            disconnect();
        }
    }

    /** Closing a connection ends its transaction, and releases the lock. */
    private void disconnect() {
        Session at = session;
        session = null;
        try {
            if (at != null) {
                at.connection.close();
            }
        } catch (SQLException e) {
            LOG.log(System.Logger.Level.ERROR, "A connection to " + file + " could not be closed.", e);
        }
    }

    @Override
    public void close() {
        isClosed = true;
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
