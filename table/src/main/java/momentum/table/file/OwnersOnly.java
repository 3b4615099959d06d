package momentum.table.file;

import java.nio.file.FileSystems;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** The rights of files and folders that only their owner may read: they have the secrets of dice and seats. */
public final class OwnersOnly {
    private static final FileAttribute<?>[] NONE = {};

    private OwnersOnly() {}

    public static FileAttribute<?>[] file() {
        return of("rw-------");
    }

    public static FileAttribute<?>[] folder() {
        return of("rwx------");
    }

    private static FileAttribute<?>[] of(String rights) {
        return FileSystems.getDefault().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(rights))}
                : NONE;
    }
}
