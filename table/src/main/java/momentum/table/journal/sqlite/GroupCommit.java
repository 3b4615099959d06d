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

/**
 * The one thread that writes.
 *
 * <p>A commit costs a flush to disk, and that costs the same for one row as for a hundred. So the thread takes whatever is waiting,
 * writes it in one transaction, and commits once: while it does, the next group gathers. Alone, a command waits for its own flush
 * and no longer; with many about, each flush carries many. Nothing is acknowledged before its flush is done, so an acknowledged
 * command cannot be lost, and a group is all on disk or not at all.
 *
 * <p>Those who were told of one flush speak again soon after, but not all in the same instant: to flush for the first of them would
 * leave the others to the next, and halve what a flush carries. So the thread waits until as many are waiting as were in the last
 * group, but no longer than the last flush took: then waiting has cost as much as it could save. With one at the table there is nobody to
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
        List<Waiting> group = new ArrayList<>();
        while (!isClosed || !waiting.isEmpty()) {
            try {
                group.add(waiting.take());
            } catch (InterruptedException e) {
                continue; // closing: what is still waiting is written first
            }
            gather(group);
            commit(group);
            expected = group.size();
            group.clear();
        }
    }

    /** Collects all waiting writes, and those about to be submitted. */
    private void gather(List<Waiting> group) {
        long until = System.nanoTime() + patience;
        waiting.drainTo(group, MOST_AT_ONCE);
        while (group.size() < expected) {
            try {
                Waiting next = waiting.poll(until - System.nanoTime(), TimeUnit.NANOSECONDS);
                if (next == null) {
                    return;
                }
                group.add(next);
                waiting.drainTo(group, MOST_AT_ONCE);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private void commit(List<Waiting> group) {
        List<Waiting> written = new ArrayList<>(group.size());
        try {
            turn.execute("BEGIN IMMEDIATE");
            for (Waiting each : group) {
                write(each, written);
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
        written.forEach(each -> each.done.complete(null));
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
