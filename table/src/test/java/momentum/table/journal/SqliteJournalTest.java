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
        journal.found(ICE, rows("ice", 1, 3)).join();
        journal.close();

        journal = open();

        assertThat(journal.rows("ice", 0, 9)).isEqualTo(rows("ice", 1, 3));
    }

    @Test
    void twoProgramsOnOneFileNeverWriteTheSameRow() {
        journal.found(ICE, List.of()).join();
        try (Journal other = open()) {
            journal.append(rows("ice", 1, 1)).join();
            assertConflict(other.append(rows("ice", 1, 1)));
            other.append(rows("ice", 2, 2)).join();
            assertConflict(journal.append(rows("ice", 2, 2)));
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

    @Test
    void aBackupIsAWholeJournal() {
        journal.found(ICE, rows("ice", 1, 50)).join();
        Path copy = folder.resolve("copy.db");

        journal.backup(copy);
        journal.append(rows("ice", 51, 51)).join();

        try (Journal restored = SqliteJournal.open(copy)) {
            assertThat(restored.campaigns()).extracting(Journal.Listed::heading).containsExactly(ICE);
            assertThat(restored.rows("ice", 0, 99)).isEqualTo(rows("ice", 1, 50));
        }
        assertThatThrownBy(() -> journal.backup(copy))
                .isInstanceOf(Trouble.class)
                .hasMessageContaining("already");
    }

    @Test
    void aFileThatIsNoJournalIsLeftAloneWithASentence() throws IOException {
        Path notes = folder.resolve("notes.db");
        Files.writeString(notes, "my notes, not to be lost ".repeat(100));

        assertThatThrownBy(() -> SqliteJournal.open(notes))
                .isInstanceOf(Trouble.class)
                .hasMessageContaining("is not a file of campaigns");
        assertThat(Files.readString(notes)).startsWith("my notes, not to be lost ");
    }

    @Test
    void aDamagedFileIsToldOf() throws IOException {
        journal.found(ICE, rows("ice", 1, 400)).join();
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
                .isInstanceOf(Trouble.class)
                .hasMessageContaining("is damaged");
        journal = new MemoryJournal();
    }

    @Test
    void aFolderThatCannotBeMadeIsToldOf() {
        assertThatThrownBy(() -> SqliteJournal.open(Path.of("/proc/nowhere/campaigns.db")))
                .isInstanceOf(Trouble.class)
                .hasMessageContaining("/proc/nowhere cannot be made");
    }

    @Test
    void aNewerFileIsNotTouched() throws SQLException {
        journal.close();
        try (Connection raw = DriverManager.getConnection("jdbc:sqlite:" + file());
                Statement statement = raw.createStatement()) {
            statement.execute("PRAGMA user_version = 99");
        }

        assertThatThrownBy(this::open).isInstanceOf(Trouble.class).hasMessageContaining("newer version");
        journal = new MemoryJournal();
    }

    @Test
    void aFolderThatIsMadeForItIsItsOwnersAlone() throws IOException {
        Path made = folder.resolve("of mine/alone");
        SqliteJournal.open(made.resolve("campaigns.db")).close();

        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(made)))
                .isEqualTo("rwx------");
    }
}
