package momentum;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.stream.Stream;
import momentum.phrase.Problem;
import momentum.phrase.RulebookReader;
import momentum.rule.Move;
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
        return read(files(game));
    }

    /** A game with moves of one's own beside those it has. */
    public static Rulebook with(String game, String moves) {
        SequencedMap<String, byte[]> files = files(game);
        files.put("my.moves", moves.getBytes(StandardCharsets.UTF_8));
        return read(files);
    }

    /** One of these moves of one's own, in Ironsworn. */
    public static Move homebrew(String name, String moves) {
        return Objects.requireNonNull(with("ironsworn", moves).moves().get(name), name);
    }

    private static Rulebook read(SequencedMap<String, byte[]> files) {
        RulebookReader.Reading reading = RulebookReader.read(files);
        return reading.rulebook()
                .orElseThrow(() -> new AssertionError(reading.problems().stream()
                        .map(Problem::describe)
                        .toList()
                        .toString()));
    }
}
