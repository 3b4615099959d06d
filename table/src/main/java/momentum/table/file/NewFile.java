package momentum.table.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.security.SecureRandom;
import java.util.HexFormat;

/**
 * Writes a file that is there as a whole or not at all: under another name beside it, flushed to disk, and only then under its own.
 * A program that is killed leaves nothing but the other name.
 */
public final class NewFile {
    /** How the name of a file ends that is still being written. */
    public static final String UNFINISHED = ".part";

    private static final SecureRandom NAMES = new SecureRandom();

    private NewFile() {}

    /** Writes the content to an empty file. */
    public interface Content {
        void to(Path unfinished) throws IOException;
    }

    /** Writes a new file; one that is there already is an exception, and stays as it is. */
    public static void write(Path file, FileAttribute<?>[] rights, Content content) throws IOException {
        Path folder = file.toAbsolutePath().resolveSibling("");
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new FileAlreadyExistsException(file.toString());
        }
        if (!Files.isDirectory(folder)) {
            throw Files.exists(folder)
                    ? new NotDirectoryException(folder.toString())
                    : new NoSuchFileException(folder.toString());
        }
        byte[] random = new byte[4];
        NAMES.nextBytes(random);
        Path unfinished = folder.resolve(
                ".%s.%s%s".formatted(file.getFileName(), HexFormat.of().formatHex(random), UNFINISHED));
        Files.createFile(unfinished, rights);
        try {
            content.to(unfinished);
            flush(unfinished, StandardOpenOption.WRITE);
            name(unfinished, file);
        } finally {
            Files.deleteIfExists(unfinished);
        }
        flush(folder, StandardOpenOption.READ);
    }

    /** Unlike a move, a link never takes the place of a file that someone else has just made. */
    private static void name(Path unfinished, Path file) throws IOException {
        try {
            Files.createLink(file, unfinished);
        } catch (FileAlreadyExistsException e) {
            throw e;
        } catch (IOException | UnsupportedOperationException e) {
            Files.move(unfinished, file); // a disk without links, such as a stick's
        }
    }

    private static void flush(Path path, StandardOpenOption how) throws IOException {
        try (FileChannel channel = FileChannel.open(path, how)) {
            channel.force(true);
        }
    }
}
