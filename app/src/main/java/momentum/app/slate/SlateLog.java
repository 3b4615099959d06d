package momentum.app.slate;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import momentum.content.InputFile;

/** The lines of a slate in a text file that people read. A line counts once it is on disk with its line end. */
final class SlateLog {
    private static final long LARGEST = 16L << 20;

    private final Path file;
    private final List<String> lines;
    private final Optional<String> cutShort;

    /** Opens the file, or makes it, so that a bad path is known at once. A last line without an end is cut off. */
    SlateLog(Path file) throws IOException {
        this.file = file;
        if (!Files.exists(file)) {
            write("");
        }
        String text = InputFile.of(file, LARGEST).text();
        int end = text.lastIndexOf('\n') + 1;
        lines = text.substring(0, end).lines().toList();
        cutShort = Optional.of(text.substring(end)).filter(rest -> !rest.isEmpty());
        if (cutShort.isPresent()) {
            truncate(text.substring(0, end).getBytes(StandardCharsets.UTF_8).length);
        }
    }

    List<String> lines() {
        return lines;
    }

    /** What was cut off: a program was killed, or the disk was full, while it was written. */
    Optional<String> cutShort() {
        return cutShort;
    }

    /** Returns when the line is on disk. What was written of a line that failed is taken off again, or else the next reader does so. */
    void append(String line) throws IOException {
        long before = Files.size(file);
        try {
            write(line + "\n");
        } catch (IOException e) {
            truncate(before);
            throw e;
        }
    }

    private void write(String text) throws IOException {
        try (FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.APPEND)) {
            ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
    }

    private void truncate(long size) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate(size);
            channel.force(true);
        }
    }
}
