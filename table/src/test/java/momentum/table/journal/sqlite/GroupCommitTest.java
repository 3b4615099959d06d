package momentum.table.journal.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import momentum.table.journal.Conflict;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GroupCommitTest {
    @TempDir
    Path folder;

    private Path file;
    private GroupCommit writer;

    @BeforeEach
    void open() throws SQLException {
        file = folder.resolve("campaigns.db");
        Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA journal_mode = WAL");
        }
        SqliteSchema.prepare(file, connection);
        writer = new GroupCommit(file, connection);
    }

    @AfterEach
    void close() {
        writer.close();
    }

    private static GroupCommit.Write setting(String name) {
        return inserts -> inserts.setting("ice", name, "on");
    }

    private List<String> settings() throws SQLException {
        List<String> names = new ArrayList<>();
        try (Connection reader = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = reader.createStatement();
                ResultSet found = statement.executeQuery("SELECT name FROM setting ORDER BY name")) {
            while (found.next()) {
                names.add(found.getString(1));
            }
        }
        return names;
    }

    /** Holds the writer within a transaction until all these are queued, so that they are one group. */
    private List<CompletableFuture<Void>> together(List<GroupCommit.Write> writes) {
        CountDownLatch queued = new CountDownLatch(1);
        List<CompletableFuture<Void>> done = new ArrayList<>();
        done.add(writer.write(inserts -> {
            try {
                queued.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }));
        writes.forEach(write -> done.add(writer.write(write)));
        queued.countDown();
        return done;
    }

    private static void wait(List<CompletableFuture<Void>> done) {
        CompletableFuture.allOf(done.toArray(CompletableFuture<?>[]::new))
                .handle((ok, failure) -> "over")
                .join();
    }

    @Test
    void whatIsAcknowledgedIsOnDisk() throws SQLException {
        wait(together(List.of(setting("a"), setting("b"), setting("c"))));

        assertThat(settings()).containsExactly("a", "b", "c");
    }

    @Test
    void aRefusedWriteLeavesTheRestOfItsGroupStanding() throws SQLException {
        List<CompletableFuture<Void>> done = together(List.of(
                setting("a"),
                inserts -> {
                    throw new Conflict("ice", 7);
                },
                setting("b")));
        wait(done);

        assertThat(done.get(2).isCompletedExceptionally()).isTrue();
        assertThat(done.get(3).isCompletedExceptionally()).isFalse();
        assertThat(settings()).containsExactly("a", "b");
    }

    @Test
    void aBugInAWriteFailsItsGroupAndTheNextWriteGoesOn() throws SQLException {
        List<CompletableFuture<Void>> done = together(List.of(setting("a"), inserts -> {
            throw new IllegalStateException("a bug");
        }));
        wait(done);

        assertThat(done).allMatch(CompletableFuture::isCompletedExceptionally);
        assertThatThrownBy(() -> done.getLast().join())
                .isInstanceOf(CompletionException.class)
                .hasRootCauseMessage("a bug");
        assertThat(settings()).isEmpty();

        writer.write(setting("b")).join();
        assertThat(settings()).containsExactly("b");
    }

    @Test
    void whatIsQueuedWhenItClosesIsStillWritten() throws SQLException {
        List<CompletableFuture<Void>> done = together(List.of(setting("a"), setting("b")));
        writer.close();

        assertThat(done).allMatch(CompletableFuture::isDone);
        assertThat(settings()).containsExactly("a", "b");
    }
}
