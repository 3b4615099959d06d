package momentum.content;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * Reads a file that a person named. It is a regular file, or what a link to one leads to: a pipe may never end, a device has no end, and a
 * file of any size would not fit into memory.
 */
public final class InputFile {
    private static final long MEGABYTE = 1024 * 1024;

    private final Path file;
    private final long mostBytes;

    private InputFile(Path file, long mostBytes) {
        this.file = file;
        this.mostBytes = mostBytes;
    }

    public static InputFile of(Path file, long mostBytes) {
        return new InputFile(file, mostBytes);
    }

    public byte[] bytes() throws UnreadableFile {
        try (InputStream in = open()) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw UnreadableFile.of(file, e);
        }
    }

    /** The file as text in UTF-8. */
    public String text() throws UnreadableFile {
        byte[] bytes = bytes();
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw UnreadableFile.of(file, e);
        }
    }

    /** A reader of the file as text in UTF-8, for what is too long to be held at once. */
    public BufferedReader reader() throws UnreadableFile {
        return new BufferedReader(new InputStreamReader(open(), StandardCharsets.UTF_8.newDecoder()));
    }

    private InputStream open() throws UnreadableFile {
        if (Files.isDirectory(file)) {
            throw new UnreadableFile("\"%s\" is a folder; give one file".formatted(file));
        }
        try {
            if (Files.exists(file) && !Files.isRegularFile(file)) {
                throw new UnreadableFile("\"%s\" is no regular file; give a file on a disk".formatted(file));
            }
            if (Files.size(file) > mostBytes) {
                throw tooLarge();
            }
            return new Bounded(Files.newInputStream(file));
        } catch (IOException e) {
            throw UnreadableFile.of(file, e);
        }
    }

    private UnreadableFile tooLarge() {
        return new UnreadableFile("\"%s\" is too large; the largest file that is read here has %d MB"
                .formatted(file, mostBytes / MEGABYTE));
    }

    /** A file may grow while it is read, and some files of the system say that they are empty. */
    private final class Bounded extends InputStream {
        private final InputStream in;
        private long read;

        Bounded(InputStream in) {
            this.in = in;
        }

        @Override
        public int read() throws IOException {
            int next = in.read();
            count(next < 0 ? 0 : 1);
            return next;
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            int count = in.read(bytes, offset, length);
            count(count);
            return count;
        }

        private void count(int more) throws UnreadableFile {
            read += Math.max(0, more);
            if (read > mostBytes) {
                throw tooLarge();
            }
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }

    /** A file cannot be read; the message is a sentence without its end. */
    public static final class UnreadableFile extends IOException {
        private static final long serialVersionUID = 1;

        UnreadableFile(String sentence) {
            super(sentence);
        }

        private UnreadableFile(String sentence, IOException cause) {
            super(sentence, cause);
        }

        /** What went wrong with a file, in words. */
        public static UnreadableFile of(Path file, IOException cause) {
            return switch (cause) {
                case UnreadableFile known -> known;
                case NoSuchFileException _ -> new UnreadableFile("there is no file \"%s\"".formatted(file));
                case AccessDeniedException _ ->
                    new UnreadableFile("\"%s\" may not be read; see to its rights".formatted(file));
                case CharacterCodingException _ ->
                    new UnreadableFile("\"%s\" is not UTF-8 text".formatted(file), cause);
                default -> new UnreadableFile("\"%s\" cannot be read: %s".formatted(file, cause.getMessage()));
            };
        }
    }
}
