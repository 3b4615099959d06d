package momentum.table.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import momentum.table.file.NewFile;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Aside;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteJournalTest extends JournalContract {
    @TempDir
    Path folder;

    @Override
    Journal open() {
        return SqliteJournal.open(file());
    }

    private Path file() {
        return folder.resolve("deep").resolve("campaigns.db");
    }

    @Test
    void whatWasWrittenIsThereAfterClosing() {
        journal.found(ICE, RowBatch.of(rows("ice", 1, 3))).join();
        journal.close();

        journal = open();

        assertThat(journal.rows("ice", 0, 9)).isEqualTo(rows("ice", 1, 3));
    }

    @Test
    void twoProgramsOnOneFileNeverWriteTheSameRow() {
        journal.found(ICE, RowBatch.of(List.of())).join();
        try (Journal other = open()) {
            journal.append(RowBatch.of(rows("ice", 1, 1))).join();
            assertConflict(other.append(RowBatch.of(rows("ice", 1, 1))));
            other.append(RowBatch.of(rows("ice", 2, 2))).join();
            assertConflict(journal.append(RowBatch.of(rows("ice", 2, 2))));
        }
        assertThat(journal.rows("ice", 0, 9)).isEqualTo(rows("ice", 1, 2));
    }

    @Test
    void whatIsCommittedIsFlushedToDisk() throws SQLException {
        try (Connection raw = DriverManager.getConnection("jdbc:sqlite:" + file());
                Statement statement = raw.createStatement()) {
            assertThat(statement.executeQuery("PRAGMA journal_mode").getString(1))
                    .isEqualTo("wal");
        }
    }

    /** Every page of a table reads what lies beside it: whoever whispers and puts away for hours must not make that longer. */
    @Test
    void whatIsPutAwayTakesNoRoom() throws SQLException {
        TableStore store = journal.tableStore();
        journal.found(ICE, RowBatch.of(List.of())).join();
        for (int i = 1; i <= 60; i++) {
            Aside whisper = new Aside("ice", i, DAWN, Aside.Kind.WHISPER, "Anna", "", "hush");
            store.add(Optional.empty(), whisper).join();
            assertThat(store.asides("ice")).containsExactly(whisper);
            store.putAway(Optional.empty(), whisper).join();
        }
        try (Connection raw = DriverManager.getConnection("jdbc:sqlite:" + file());
                Statement statement = raw.createStatement()) {
            assertThat(statement.executeQuery("SELECT count(*) FROM aside").getInt(1))
                    .isEqualTo(1);
        }
    }

    @Test
    void aBackupIsAWholeJournal() {
        journal.found(ICE, RowBatch.of(rows("ice", 1, 50))).join();
        Path copy = folder.resolve("copy.db");

        journal.backup(copy);
        journal.append(RowBatch.of(rows("ice", 51, 51))).join();

        try (Journal restored = SqliteJournal.open(copy)) {
            assertThat(restored.campaigns())
                    .extracting(Journal.CampaignSummary::heading)
                    .containsExactly(ICE.with(java.util.Map.of(Heading.RESTORED, "yes")));
            assertThat(restored.rows("ice", 0, 99)).isEqualTo(rows("ice", 1, 50));
        }
        assertThatThrownBy(() -> journal.backup(copy))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("already");
    }

    @Test
    void aFileThatIsNoJournalIsLeftAloneWithASentence() throws IOException {
        Path notes = folder.resolve("notes.db");
        Files.writeString(notes, "my notes, not to be lost ".repeat(100));

        assertThatThrownBy(() -> SqliteJournal.open(notes))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("is not a file of campaigns");
        assertThat(Files.readString(notes)).startsWith("my notes, not to be lost ");
    }

    @Test
    void aDamagedFileIsToldOf() throws IOException {
        journal.found(ICE, RowBatch.of(rows("ice", 1, 400))).join();
        journal.close();
        byte[] bytes = Files.readAllBytes(file());
        for (int i = 4096; i < bytes.length; i++) {
            bytes[i] = (byte) (i * 31);
        }
        Files.write(file(), bytes);

        assertThatThrownBy(() -> {
                    try (Journal damaged = open()) {
                        damaged.rows("ice", 0, 400);
                    }
                })
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("is damaged");
        journal = new MemoryJournal();
    }

    @Test
    void aFolderThatCannotBeMadeIsToldOf() {
        assertThatThrownBy(() -> SqliteJournal.open(Path.of("/proc/nowhere/campaigns.db")))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("/proc/nowhere cannot be made");
    }

    @Test
    void aNewerFileIsNotTouched() throws SQLException {
        journal.close();
        try (Connection raw = DriverManager.getConnection("jdbc:sqlite:" + file());
                Statement statement = raw.createStatement()) {
            statement.execute("PRAGMA user_version = 99");
        }

        assertThatThrownBy(this::open).isInstanceOf(StoreException.class).hasMessageContaining("newer version");
        journal = new MemoryJournal();
    }

    @Test
    void aFolderThatIsMadeForItIsItsOwnersAlone() throws IOException {
        Path made = folder.resolve("of mine/alone");
        SqliteJournal.open(made.resolve("campaigns.db")).close();

        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(made)))
                .isEqualTo("rwx------");
    }

    @Test
    void theFileWhatLiesBesideItAndItsBackupsAreTheirOwnersAlone() throws IOException {
        journal.found(ICE, RowBatch.of(rows("ice", 1, 3))).join();
        journal.backup(folder.resolve("copy.db"));

        for (Path secret : List.of(
                file(),
                file().resolveSibling("campaigns.db-wal"),
                file().resolveSibling("campaigns.db-shm"),
                folder.resolve("copy.db"))) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(secret)))
                    .as(secret.toString())
                    .isEqualTo("rw-------");
        }
    }

    @Test
    void aBackupThatWasNotFinishedIsNotOpened() throws IOException {
        Path unfinished = Files.createFile(folder.resolve(".copy.db.12ab" + NewFile.UNFINISHED));

        assertThatThrownBy(() -> SqliteJournal.open(unfinished))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("a backup that was not finished");
    }

    @Test
    void aBackupThatFailsLeavesNothing() throws IOException {
        Path missing = folder.resolve("nowhere/copy.db");

        assertThatThrownBy(() -> journal.backup(missing))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("nowhere/copy.db cannot be written");
        Path file = Files.createFile(folder.resolve("a file"));
        assertThatThrownBy(() -> journal.backup(file.resolve("copy.db"))).isInstanceOf(StoreException.class);
        try (var left = Files.walk(folder)) {
            assertThat(left.filter(path -> path.toString().contains("copy"))).isEmpty();
        }
    }

    @Test
    void whatIsNoFileIsNotReadForEver() throws Exception {
        Path pipe = folder.resolve("campaigns.db");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();

        for (Path path : List.of(pipe, folder, Path.of("/dev/zero"))) {
            assertThatThrownBy(() -> SqliteJournal.open(path))
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("is no file of campaigns");
        }
    }

    /** A migration that fails must not keep the lock that it took. */
    @Test
    void anOldFileThatCannotBeBroughtUpHoldsNoLock() throws SQLException {
        Path old = written(List.of("CREATE TABLE journal (x TEXT)", "PRAGMA user_version = 1"));

        assertThatThrownBy(() -> SqliteJournal.open(old)).isInstanceOf(StoreException.class);

        try (Connection raw = DriverManager.getConnection("jdbc:sqlite:" + old);
                Statement statement = raw.createStatement()) {
            statement.execute("PRAGMA busy_timeout = 0");
            statement.execute("BEGIN IMMEDIATE");
            statement.execute("ROLLBACK");
        }
    }

    /** The tables as they were before rows had hashes; and before that, before there were seats. */
    private static final List<String> SCHEMA_2 = List.of(
            "CREATE TABLE campaign (id TEXT PRIMARY KEY, name TEXT NOT NULL, game TEXT NOT NULL, rulebook TEXT NOT NULL,"
                    + " created BIGINT NOT NULL, mode TEXT NOT NULL DEFAULT 'solo')",
            "CREATE TABLE journal (campaign TEXT NOT NULL, seq BIGINT NOT NULL, base BIGINT NOT NULL, at BIGINT NOT NULL,"
                    + " who TEXT NOT NULL, kind TEXT NOT NULL, form INTEGER NOT NULL, command TEXT NOT NULL,"
                    + " events TEXT NOT NULL, dice TEXT NOT NULL DEFAULT '', PRIMARY KEY (campaign, seq))",
            "CREATE TABLE snapshot (campaign TEXT NOT NULL, seq BIGINT NOT NULL, form INTEGER NOT NULL,"
                    + " content TEXT NOT NULL, PRIMARY KEY (campaign, seq))",
            "CREATE TABLE seat (id TEXT PRIMARY KEY, campaign TEXT NOT NULL, name TEXT NOT NULL, role TEXT NOT NULL,"
                    + " heroes TEXT NOT NULL, word TEXT NOT NULL, hash TEXT NOT NULL, created BIGINT NOT NULL)",
            "CREATE TABLE seal (campaign TEXT NOT NULL, number INTEGER NOT NULL, origin TEXT NOT NULL, hash TEXT NOT NULL,"
                    + " secret TEXT NOT NULL, since BIGINT NOT NULL, until BIGINT NOT NULL,"
                    + " PRIMARY KEY (campaign, number))",
            "CREATE TABLE aside (campaign TEXT NOT NULL, number BIGINT NOT NULL, at BIGINT NOT NULL, kind TEXT NOT NULL,"
                    + " who TEXT NOT NULL, whom TEXT NOT NULL, content TEXT NOT NULL, gone INTEGER NOT NULL,"
                    + " PRIMARY KEY (campaign, number))",
            "INSERT INTO campaign VALUES ('ice', 'The Long Ice', 'ironsworn', 'abc', 1767323045678, 'co-op')",
            "INSERT INTO journal VALUES ('ice', 1, 0, 1767323046678, 'Anna', 'COMMAND', 1, '{}', '[]', '{\"seal\":1}')",
            "INSERT INTO snapshot VALUES ('ice', 1, 1, '{}')",
            "INSERT INTO seat VALUES ('a', 'ice', 'Anna', 'player', 'Kára', 'raven', 'h1', 5)",
            "INSERT INTO seal VALUES ('ice', 1, 'ice', 'hash', 'secret', 0, -1)",
            "INSERT INTO aside VALUES ('ice', 1, 5, 'NOTE', 'Anna', '', 'hush', 0)",
            "PRAGMA user_version = 2");

    private Path written(List<String> statements) throws SQLException {
        Path old = folder.resolve("old.db");
        try (Connection raw = DriverManager.getConnection("jdbc:sqlite:" + old);
                Statement statement = raw.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        }
        return old;
    }

    @Test
    void aFileOfTheSecondSchemaIsBroughtUpWithAllThatIsInIt() throws SQLException {
        Path old = written(SCHEMA_2);

        for (int time = 0; time < 2; time++) {
            try (Journal opened = SqliteJournal.open(old)) {
                assertThat(opened.heading("ice")).contains(ICE.with(momentum.table.seat.Mode.COOP));
                assertThat(opened.rows("ice", 0, 9)).hasSize(1 + time).first().satisfies(row -> {
                    assertThat(row.hash()).isEmpty();
                    assertThat(row.seal()).isEqualTo(1);
                });
                assertThat(opened.snapshot("ice", 9)).isEmpty();
                assertThat(opened.tableStore().seats("ice")).hasSize(1);
                assertThat(opened.tableStore().seals("ice")).hasSize(1);
                assertThat(opened.tableStore().asides("ice")).hasSize(1);
                opened.append(RowBatch.of(rows("ice", 2 + time, 2 + time))).join();
            }
        }
    }

    @Test
    void aFileOfTheFirstSchemaIsBroughtUpWithAllThatIsInIt() throws SQLException {
        Path old = written(List.of(
                SCHEMA_2.get(0).replace(", mode TEXT NOT NULL DEFAULT 'solo'", ""),
                SCHEMA_2.get(1).replace(" dice TEXT NOT NULL DEFAULT '',", ""),
                SCHEMA_2.get(2),
                "INSERT INTO campaign VALUES ('ice', 'The Long Ice', 'ironsworn', 'abc', 1767323045678)",
                "INSERT INTO journal VALUES ('ice', 1, 0, 1767323046678, 'Anna', 'COMMAND', 1, '{}', '[]')",
                "PRAGMA user_version = 1"));

        try (Journal opened = SqliteJournal.open(old);
                Journal beside = SqliteJournal.open(old)) {
            assertThat(opened.heading("ice")).contains(ICE);
            assertThat(beside.rows("ice", 0, 9)).hasSize(1);
            beside.append(RowBatch.of(rows("ice", 2, 2))).join();
            assertThat(opened.last("ice")).isEqualTo(2);
        }
    }

    /** Two programs come to an old file at the same time, again and again. */
    @Test
    void ofTwoThatOpenAnOldFileAtOnceOneBringsItUp() throws Exception {
        for (int i = 0; i < 10; i++) {
            java.nio.file.Files.deleteIfExists(folder.resolve("old.db"));
            Path old = written(SCHEMA_2);
            try (var both = java.util.concurrent.Executors.newFixedThreadPool(2)) {
                var one = both.submit(() -> SqliteJournal.open(old));
                var other = both.submit(() -> SqliteJournal.open(old));
                assertThat(one.get().rows("ice", 0, 9)).hasSize(1);
                assertThat(other.get().rows("ice", 0, 9)).hasSize(1);
                one.get().close();
                other.get().close();
            }
        }
    }

    @Test
    void theChainGoesOnWhoeverWroteLast() {
        journal.found(ICE, RowBatch.of(List.of())).join();
        try (Journal other = open()) {
            for (int seq = 1; seq <= 6; seq++) {
                Row row = row("ice", seq);
                (seq % 3 == 0 ? other : journal)
                        .append(RowBatch.of(List.of(new Row(
                                "ice",
                                seq,
                                row.base(),
                                row.at(),
                                row.who(),
                                row.kind(),
                                new Row.Content(2, "[" + seq + "]", "[[]]", ""),
                                row.hash()))))
                        .join();
            }
        }
        String hash = HashChain.start(ICE);
        for (Row row : journal.rows("ice", 0, 9)) {
            hash = HashChain.next(hash, row);
            assertThat(row.hash()).contains(hash);
        }
    }
}
