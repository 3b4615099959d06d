package momentum.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import momentum.table.file.NewFile;
import momentum.table.journal.Heading;
import momentum.table.journal.Journal;
import momentum.table.journal.Row;
import momentum.table.journal.RowBatch;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Mode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program that makes backups, one after the other, is killed in the middle: each backup is whole, or not there. */
class BackupKillTest {
    private static final int KILLS = 25;
    private static final int ROWS = 3_000;

    @TempDir
    Path folder;

    @Test
    void aKilledBackupIsWholeOrNotThere() throws Exception {
        Path file = folder.resolve("campaigns.db");
        try (Journal journal = SqliteJournal.open(file)) {
            journal.found(new Heading("ice", "Ice", "ironsworn", "abc", time(), Mode.SOLO), RowBatch.of(rows()))
                    .join();
        }
        Random random = new Random(7);
        Path copies = Files.createDirectory(folder.resolve("copies"));
        int unfinished = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            backUpAndKill(file, copies, random);
            for (Path copy : copies(copies)) {
                assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(copy)))
                        .isEqualTo("rw-------");
                if (copy.toString().contains(NewFile.UNFINISHED)) {
                    unfinished++;
                } else {
                    try (Journal restored = SqliteJournal.open(copy)) {
                        assertThat(restored.last("ice")).isEqualTo(ROWS);
                    }
                }
            }
            for (Path copy : copies(copies)) {
                Files.delete(copy);
            }
        }
        assertThat(unfinished).as("backups that were killed in the middle").isPositive();
    }

    private static List<Path> copies(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    private static Instant time() {
        return Instant.now().truncatedTo(ChronoUnit.MILLIS);
    }

    private static List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        for (int seq = 1; seq <= ROWS; seq++) {
            rows.add(new Row(
                    "ice",
                    seq,
                    seq - 1,
                    time(),
                    "owner",
                    Row.Kind.COMMAND,
                    new Row.Content(2, "[\"" + "x".repeat(1_000) + "\"]", "[[]]", ""),
                    Optional.empty()));
        }
        return rows;
    }

    private static void backUpAndKill(Path file, Path copies, Random random) throws Exception {
        Process victim = VictimProcess.start(BackupVictim.class, file, List.of(file.toString(), copies.toString()));
        assertThat(victim.inputReader().readLine()).isEqualTo("begun");
        Thread.sleep(random.nextInt(120));
        victim.destroyForcibly().waitFor();
    }
}
