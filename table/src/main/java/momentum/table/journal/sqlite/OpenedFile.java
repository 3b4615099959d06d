package momentum.table.journal.sqlite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import momentum.table.journal.StoreException;
import org.jspecify.annotations.Nullable;

/**
 * The file as it was when it was opened. SQLite goes on writing to a file that was deleted or moved away, and what it writes
 * would be gone with the program, so nothing may be acknowledged then.
 */
record OpenedFile(Path file, @Nullable Object key) {
    static OpenedFile of(Path file) {
        return new OpenedFile(file, keyOf(file));
    }

    /** The file's identity, such as its inode; null where there is no such file, or the system has no identities. */
    private static @Nullable Object keyOf(Path file) {
        try {
            return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
        } catch (IOException e) {
            return null;
        }
    }

    void requireInPlace() {
        if (!Objects.equals(keyOf(file), key) || (key == null && !Files.exists(file))) {
            throw gone();
        }
    }

    /** After a commit, what was committed is in the write-ahead log beside the file. */
    void requireInPlaceWithLog() {
        requireInPlace();
        if (!Files.exists(file.resolveSibling(file.getFileName() + "-wal"))) {
            throw gone();
        }
    }

    private StoreException gone() {
        return new StoreException(
                StoreException.Reason.GONE,
                "%s was moved, deleted or replaced while it was open. Put it back if you can, and start the program again."
                        .formatted(file));
    }
}
