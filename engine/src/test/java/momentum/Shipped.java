package momentum;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;
import momentum.phrase.Problem;
import momentum.phrase.RulebookReader;
import momentum.rule.Rulebook;

/** The rulebooks that ship, as files and as read: anew each time, so that a test sees the reader as it is now. */
public final class Shipped {
    public static final List<String> GAMES = List.of("ironsworn", "starforged");

    private Shipped() {}

    public static SequencedMap<String, byte[]> files(String game) {
        SequencedMap<String, byte[]> files = new LinkedHashMap<>();
        try (Stream<Path> paths = Files.list(Path.of("..", "rulebooks", game))) {
            for (Path path : paths.sorted().toList()) {
                files.put(path.getFileName().toString(), Files.readAllBytes(path));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return files;
    }

    public static Rulebook rulebook(String game) {
        RulebookReader.Reading reading = RulebookReader.read(files(game));
        return reading.rulebook()
                .orElseThrow(() -> new AssertionError(reading.problems().stream()
                        .map(Problem::describe)
                        .toList()
                        .toString()));
    }
}
