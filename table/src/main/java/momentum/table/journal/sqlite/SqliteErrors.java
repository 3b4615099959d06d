package momentum.table.journal.sqlite;

import java.nio.file.Path;
import java.sql.SQLException;
import momentum.table.journal.StoreException;
import momentum.table.journal.StoreException.Reason;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** Translates errors of SQLite into sentences that say what to do. */
final class SqliteErrors {
    private SqliteErrors() {}

    static StoreException of(Path file, SQLException cause) {
        return switch (code(cause)) {
            case 5, 6 ->
                failure(Reason.LOCKED, "%s is held by another program; close that, or try again.", file, cause);
            case 8 ->
                failure(
                        Reason.READ_ONLY,
                        "%s cannot be written; see to the rights of the file and its folder.",
                        file,
                        cause);
            case 10 ->
                failure(Reason.NO_ROOM, "%s cannot be read or written: the disk failed, or is full.", file, cause);
            case 11 ->
                failure(
                        Reason.DAMAGED,
                        "%s is damaged; put a backup in its place, or move it away to begin anew.",
                        file,
                        cause);
            case 13 ->
                failure(
                        Reason.NO_ROOM,
                        "The disk is full, so %s cannot grow; nothing that was acknowledged is lost. Make room and try again.",
                        file,
                        cause);
            case 14 -> failure(Reason.READ_ONLY, "%s cannot be opened; see to the folder and its rights.", file, cause);
            case 26 ->
                failure(
                        Reason.DAMAGED,
                        "%s is not a file of campaigns; put a backup in its place, or choose another folder with --data.",
                        file,
                        cause);
            default ->
                failure(
                        Reason.OTHER,
                        "%s: " + String.valueOf(cause.getMessage()).replace("%", "%%"),
                        file,
                        cause);
        };
    }

    private static StoreException failure(Reason reason, String sentence, Path file, SQLException cause) {
        return new StoreException(reason, sentence.formatted(file), cause);
    }

    /** Whether another connection holds a lock. */
    static boolean isBusy(SQLException cause) {
        return code(cause) == SQLiteErrorCode.SQLITE_BUSY.code;
    }

    /** Whether one statement was at fault, such as a value that is too large, and not the store. */
    static boolean isOfTheStatement(SQLException cause) {
        return switch (code(cause)) {
            case 18, 19, 20, 25 -> true;
            default -> false;
        };
    }

    /** The primary result code; the higher bits tell more of it. */
    private static int code(SQLException cause) {
        return cause instanceof SQLiteException sqlite ? sqlite.getResultCode().code & 0xff : 0;
    }
}
