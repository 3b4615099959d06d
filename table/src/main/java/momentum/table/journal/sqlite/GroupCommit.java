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
import momentum.table.journal.Conflict;
import momentum.table.journal.NotAllowed;
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
 * <p>A write that conflicts, or is no longer allowed, is refused before it has written anything, and the rest of its group goes on.
 * If the commit fails, the whole group fails, and none of it has been acknowledged.
 *
 * <p>A transaction takes the write lock when it begins (BEGIN IMMEDIATE), not with its first write: a transaction that has read
 * already cannot wait for another program's lock, since its snapshot would be outdated by then.
 */
final class GroupCommit implements AutoCloseable {
    private static final int MOST_AT_ONCE = 1000;
    private static final Duration LEAST_PATIENCE = Duration.ofNanos(500_000);
    private static final Duration MOST_PATIENCE = Duration.ofMillis(5);

    /** A write within the current transaction. */
    interface Write {
        void with(Inserts inserts) throws SQLException;
    }

    private record Waiting(Write write, CompletableFuture<Void> done) {}

    private final Path file;
    private final Connection connection;
    private final Inserts inserts;
    private final Statement turn;
    private final BlockingQueue<Waiting> waiting = new LinkedBlockingQueue<>();
    private final Thread thread;
    private int expected = 1;
    private long patience = LEAST_PATIENCE.toNanos();
    private volatile boolean isClosed;

    GroupCommit(Path file, Connection connection) throws SQLException {
        this.file = file;
        this.connection = connection;
        inserts = new Inserts(connection);
        turn = connection.createStatement();
        thread = Thread.ofPlatform().daemon().name("journal-writer").start(this::run);
    }

    CompletableFuture<Void> write(Write write) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        if (isClosed) {
            done.completeExceptionally(new StoreException("The journal is closed."));
        } else {
            waiting.add(new Waiting(write, done));
        }
        return done;
    }

    private void run() {
        while (!isClosed || !waiting.isEmpty()) {
            try {
                commit(waiting.take());
            } catch (InterruptedException e) {
                // closing: what is still waiting is written first
            }
        }
    }

    private void commit(Waiting first) {
        List<Waiting> group = new ArrayList<>(expected);
        List<Waiting> written = new ArrayList<>(expected);
        group.add(first);
        try {
            turn.execute("BEGIN IMMEDIATE");
            long until = System.nanoTime() + patience;
            write(first, written);
            for (Waiting next = next(group, until); next != null; next = next(group, until)) {
                group.add(next);
                write(next, written);
            }
            long flushing = System.nanoTime();
            turn.execute("COMMIT");
            patience = Math.clamp(System.nanoTime() - flushing, LEAST_PATIENCE.toNanos(), MOST_PATIENCE.toNanos());
        } catch (SQLException e) {
            failed(group, SqliteErrors.of(file, e));
            return;
        } catch (RuntimeException e) {
            failed(group, e); // a bug in one write must not end the thread that all others wait for
            return;
        }
        expected = group.size();
        written.forEach(each -> each.done.complete(null));
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

    private void write(Waiting each, List<Waiting> written) throws SQLException {
        try {
            each.write.with(inserts);
            written.add(each);
        } catch (Conflict | NotAllowed refused) {
            each.done.completeExceptionally(refused);
        }
    }

    private void failed(List<Waiting> group, RuntimeException why) {
        rollBack();
        group.forEach(each -> each.done.completeExceptionally(why));
    }

    /** After a failed commit there may be nothing left to roll back. */
    private void rollBack() {
        inserts.forget();
        try {
            turn.execute("ROLLBACK");
        } catch (SQLException ignored) {
            // There is no transaction left to roll back.
        }
    }

    @Override
    public void close() {
        isClosed = true;
        thread.interrupt();
        try {
            thread.join();
            waiting.forEach(each -> each.done.completeExceptionally(new StoreException("The journal is closed.")));
            connection.close();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (SQLException e) {
            throw SqliteErrors.of(file, e);
        }
    }
}
