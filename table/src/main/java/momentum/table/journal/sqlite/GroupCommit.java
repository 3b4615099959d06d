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
 * The one thread that writes.
 *
 * <p>A commit costs a flush to disk, and that costs the same for one row as for a hundred. So the thread takes whatever is waiting,
 * writes it in one transaction, and commits once: while it does, the next group gathers. Alone, a command waits for its own flush
 * and no longer; with many about, each flush carries many. Nothing is acknowledged before its flush is done, so an acknowledged
 * command cannot be lost, and a group is all on disk or not at all.
 *
 * <p>Those who were told of one flush speak again soon after, but not all in the same instant: to flush for the first of them would
 * leave the others to the next, and halve what a flush carries. So the thread waits until as many have come as were in the last
 * group, but no longer than the last flush took: then waiting has cost as much as it could save. What has come is written
 * meanwhile, so that rows go into SQLite while other commands are still being ruled on. With one at the table there is nobody to
 * wait for, and it does not.
 *
 * <p>A write that turns out to be in conflict, or not allowed any more, is refused by itself, before it has written anything, and the rest of its group goes
 * on. If the commit fails, everything in the group fails with it, and nobody has been told otherwise.
 *
 * <p>A group takes its turn to write when it begins, not when it first writes: one that had read something by then could not wait
 * for another program's turn to end, since what it had read would be old.
 */
final class GroupCommit implements AutoCloseable {
    private static final int MOST_AT_ONCE = 1000;
    private static final Duration LEAST_PATIENCE = Duration.ofNanos(500_000);
    private static final Duration MOST_PATIENCE = Duration.ofMillis(5);

    /** Something to write within the transaction at hand. */
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
            rollBack();
            StoreException trouble = SqliteErrors.of(file, e);
            group.forEach(each -> each.done.completeExceptionally(trouble));
            return;
        }
        expected = group.size();
        written.forEach(each -> each.done.complete(null));
    }

    /** Whatever is waiting; and while the group is smaller than the last one, whoever comes in time. */
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

    /** After a failed commit there may be nothing left to roll back. */
    private void rollBack() {
        inserts.forget();
        try {
            turn.execute("ROLLBACK");
        } catch (SQLException ignored) {
            // The transaction is gone already, which is what was wanted.
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
