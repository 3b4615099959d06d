package momentum.app.slate;

import java.nio.file.Path;
import java.time.InstantSource;
import momentum.table.DataFolder;
import momentum.table.journal.Journal;
import momentum.table.journal.StoreException;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Seat;

/** A program of its own that taps on a slate until it is killed or the disk is full, and prints what was acknowledged. */
final class SlateVictim {
    private static final int MOST = 100_000;

    private SlateVictim() {}

    public static void main(String[] args) {
        Path data = Path.of(args[0]);
        Journal journal = SqliteJournal.open(DataFolder.journal(data));
        SlateGame slate = new SlateStore(journal, data, InstantSource.system())
                .open(args[1])
                .orElseThrow();
        try {
            for (int tap = 0; tap < MOST; tap++) {
                String line = tap % 2 == 0 ? "Bone +seal" : "undo";
                if (slate.say(Seat.HOME, slate.row(), line) instanceof SlateGame.Answer.Taken) {
                    System.out.print("ack " + slate.row() + " .\n");
                    System.out.flush();
                }
            }
        } catch (StoreException e) {
            System.out.println("trouble " + e.getMessage());
            Runtime.getRuntime().halt(0);
        }
    }
}
