package momentum.table.journal.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import momentum.table.journal.Conflict;
import momentum.table.journal.Heading;
import momentum.table.journal.StoreException;
import momentum.table.seat.Mode;
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
        Connection connection = connect();
        SqliteSchema.prepare(file, connection);
        writer = new GroupCommit(file, connection, this::connect);
    }

    private Connection connect() throws SQLException {
        Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA journal_mode = WAL");
        }
        return connection;
    }

    /** Another program writes, and waits for no lock. */
    private void assertUnlocked() throws SQLException {
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = other.createStatement()) {
            statement.execute("PRAGMA busy_timeout = 0");
            statement.execute("BEGIN IMMEDIATE");
            statement.execute("INSERT INTO setting (campaign, name, content) VALUES ('other', hex(randomblob(8)), '')");
            statement.execute("COMMIT");
        }
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
                ResultSet found =
                        statement.executeQuery("SELECT name FROM setting WHERE campaign = 'ice' ORDER BY name")) {
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
    void aBugInAWriteFailsThatWriteAloneWithAllItHadWritten() throws SQLException {
        List<CompletableFuture<Void>> done = together(List.of(
                setting("a"),
                inserts -> {
                    inserts.setting("ice", "half", "on");
                    throw new IllegalStateException("a bug");
                },
                inserts -> inserts.seldom("INSERT INTO setting (campaign, name, content) VALUES ('ice', 'null', NULL)"),
                setting("b")));
        wait(done);

        assertThat(done.stream().map(CompletableFuture::isCompletedExceptionally))
                .containsExactly(false, false, true, true, false);
        assertThatThrownBy(() -> done.get(2).join())
                .isInstanceOf(CompletionException.class)
                .hasRootCauseMessage("a bug");
        assertThat(settings()).containsExactly("a", "b");
        assertUnlocked();
    }

    @Test
    void aTimeThatCannotBeKeptHoldsNoLock() throws SQLException {
        Heading never = new Heading("ice", "Ice", "ironsworn", "abc", Instant.MAX, Mode.SOLO);

        assertThatThrownBy(() -> writer.write(inserts -> inserts.heading(never)).join())
                .isInstanceOf(CompletionException.class);
        assertUnlocked();
        writer.write(setting("a")).join();
        assertThat(settings()).containsExactly("a");
    }

    @Test
    void anErrorFailsItsGroupAndHoldsNoLock() throws SQLException {
        List<CompletableFuture<Void>> done = together(List.of(
                setting("a"),
                inserts -> {
                    throw new LinkageError("broken");
                },
                setting("b")));
        wait(done.subList(0, 3));

        assertThat(done.subList(0, 3)).allMatch(CompletableFuture::isCompletedExceptionally);
        done.get(3).join();
        assertUnlocked();
        assertThat(settings()).containsExactly("b");
    }

    /** What ends the transaction under the writer also makes its rollback fail: it begins anew with another connection. */
    @Test
    void aTransactionThatCannotBeRolledBackIsEndedWithItsConnection() throws SQLException {
        for (String end : List.of("ROLLBACK", "COMMIT")) {
            List<CompletableFuture<Void>> done = together(List.of(inserts -> {
                inserts.seldom(end);
                throw new IllegalStateException("a bug");
            }));
            wait(done);

            assertThat(done).allMatch(CompletableFuture::isCompletedExceptionally);
            assertUnlocked();
            writer.write(setting(end)).join();
        }
        assertThat(settings()).containsExactly("COMMIT", "ROLLBACK");
    }

    /** SQLite itself would go on writing to a file that has no name any more. */
    @Test
    void nothingIsAcknowledgedToAFileThatWasMovedOrDeleted() throws Exception {
        writer.write(setting("before")).join();
        Path away = folder.resolve("away.db");
        Files.move(file, away);
        assertGone();
        Files.writeString(file, "another");
        assertGone();
        Files.move(away, file, StandardCopyOption.REPLACE_EXISTING);
        writer.write(setting("back")).join();
        assertThat(settings()).containsExactly("back", "before");

        Files.delete(folder.resolve("campaigns.db-wal"));
        assertGone();
        Files.delete(file);
        assertGone();
        assertThat(file).doesNotExist();
    }

    private void assertGone() {
        assertThatThrownBy(() -> writer.write(setting("gone")).join())
                .cause()
                .isInstanceOfSatisfying(StoreException.class, failure -> {
                    assertThat(failure.reason()).isEqualTo(StoreException.Reason.GONE);
                    assertThat(failure).hasMessageContaining("was moved, deleted or replaced");
                });
    }

    @Test
    void aLockThatAnotherProgramKeepsIsToldAndLaterWritesGoOn() throws SQLException {
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = other.createStatement()) {
            statement.execute("BEGIN IMMEDIATE");
            assertThatThrownBy(() -> writer.write(setting("a")).join())
                    .cause()
                    .isInstanceOfSatisfying(
                            StoreException.class,
                            failure -> assertThat(failure.reason()).isEqualTo(StoreException.Reason.LOCKED));
            statement.execute("ROLLBACK");
        }
        writer.write(setting("b")).join();
        assertThat(settings()).containsExactly("b");
    }

    @Test
    void whoeverWritesWhileItClosesIsAnswered() throws Exception {
        List<CompletableFuture<Void>> done = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch begun = new CountDownLatch(4);
        List<Thread> clients = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            clients.add(Thread.ofPlatform().start(() -> {
                for (int write = 0; write < 2_000; write++) {
                    done.add(writer.write(setting("a")));
                    begun.countDown();
                }
            }));
        }
        begun.await();
        writer.close();
        for (Thread client : clients) {
            client.join();
        }

        assertThat(done).hasSize(8_000).allMatch(CompletableFuture::isDone);
    }

    @Test
    void whatIsQueuedWhenItClosesIsStillWritten() throws SQLException {
        List<CompletableFuture<Void>> done = together(List.of(setting("a"), setting("b")));
        writer.close();

        assertThat(done).allMatch(CompletableFuture::isDone);
        assertThat(settings()).containsExactly("a", "b");
    }
}
