package momentum.bench;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;

/** The baseline: one thread that group-commits plain rows to SQLite, and does nothing else. */
final class RawAppends implements AutoCloseable {
    private record Waiting(String client, long seq, String command, String events, CompletableFuture<Void> done) {}

    private final Connection connection;
    private final BlockingQueue<Waiting> waiting = new LinkedBlockingQueue<>();
    private final Thread thread;
    private volatile boolean isClosed;

    RawAppends(Path file) throws SQLException {
        connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA journal_mode = WAL");
            statement.execute("PRAGMA synchronous = FULL");
            statement.execute(
                    "CREATE TABLE raw (client TEXT, seq BIGINT, command TEXT, events TEXT, PRIMARY KEY (client, seq))");
        }
        connection.setAutoCommit(false);
        thread = Thread.ofPlatform().daemon().start(this::run);
    }

    CompletableFuture<Void> append(String client, long seq, String command, String events) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        waiting.add(new Waiting(client, seq, command, events, done));
        return done;
    }

    private void run() {
        List<Waiting> group = new ArrayList<>();
        try (PreparedStatement insert = connection.prepareStatement("INSERT INTO raw VALUES (?, ?, ?, ?)")) {
            while (!isClosed) {
                group.add(waiting.take());
                waiting.drainTo(group);
                for (Waiting each : group) {
                    insert.setString(1, each.client);
                    insert.setLong(2, each.seq);
                    insert.setString(3, each.command);
                    insert.setString(4, each.events);
                    insert.executeUpdate();
                }
                connection.commit();
                group.forEach(each -> each.done.complete(null));
                group.clear();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() throws SQLException {
        isClosed = true;
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        connection.close();
    }
}
