package momentum.table;

import java.nio.file.Path;
import momentum.table.journal.Journal;
import momentum.table.journal.sqlite.SqliteJournal;

/** A program of its own that makes one backup after the other until it is killed. */
final class BackupVictim {
    private static final int MOST = 1_000;

    private BackupVictim() {}

    public static void main(String[] args) {
        try (Journal journal = SqliteJournal.open(Path.of(args[0]))) {
            System.out.println("begun");
            for (int copy = 0; copy < MOST; copy++) {
                journal.backup(Path.of(args[1]).resolve("copy-" + copy + ".db"));
            }
        }
    }
}
