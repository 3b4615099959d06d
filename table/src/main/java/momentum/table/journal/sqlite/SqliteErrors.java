package momentum.table.journal.sqlite;

import java.nio.file.Path;
import java.sql.SQLException;
import momentum.table.journal.StoreException;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** Translates errors of SQLite into sentences that say what to do. */
final class SqliteErrors {
    private SqliteErrors() {}

    static StoreException of(Path file, SQLException cause) {
        String sentence = switch (code(cause)) {
            case 5, 6 -> "%s is held by another program; close that, or try again.";
            case 8 -> "%s cannot be written; see to the rights of the file and its folder.";
            case 10 -> "%s cannot be read or written: the disk failed, or is full.";
            case 11 -> "%s is damaged; put a backup in its place, or move it away to begin anew.";
            case 13 ->
                "The disk is full, so %s cannot grow; nothing that was acknowledged is lost. Make room and try again.";
            case 14 -> "%s cannot be opened; see to the folder and its rights.";
            case 26 ->
                "%s is not a file of campaigns; put a backup in its place, or choose another folder with --data.";
            default -> "%s: " + String.valueOf(cause.getMessage()).replace("%", "%%");
        };
        return new StoreException(sentence.formatted(file), cause);
    }

    /** Whether another connection holds a lock. */
    static boolean isBusy(SQLException cause) {
        return code(cause) == SQLiteErrorCode.SQLITE_BUSY.code;
    }

    /** The primary result code; the higher bits tell more of it. */
    private static int code(SQLException cause) {
        return cause instanceof SQLiteException sqlite ? sqlite.getResultCode().code & 0xff : 0;
    }
}
