package momentum.content;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import momentum.phrase.Problem;
import momentum.phrase.RulebookReader;
import momentum.rule.Rulebook;

/** The rulebooks packed into the program, and those in a folder. */
public final class Rulebooks {
    private static final long LARGEST = 32L << 20;

    /** Cache of parsed games. Unknown names are not cached. */
    private static final Map<String, Rulebook> KNOWN = new ConcurrentHashMap<>();

    private Rulebooks() {}

    /** The game by that name, if it is one of ours. */
    public static Optional<Rulebook> game(String name) {
        return Optional.ofNullable(KNOWN.get(name))
                .or(() -> files(name)
                        .map(files -> KNOWN.computeIfAbsent(name, ours -> {
                            RulebookReader.Reading reading = RulebookReader.read(files);
                            return reading.rulebook()
                                    .orElseThrow(() -> new IllegalStateException(describe(reading.problems())));
                        })));
    }

    /** A hash of the game's files. */
    public static Optional<String> fingerprint(String name) {
        return files(name).map(files -> {
            try {
                MessageDigest digest = MessageDigest.getInstance("SHA-256");
                files.forEach((file, bytes) -> {
                    digest.update(file.getBytes(StandardCharsets.UTF_8));
                    digest.update(bytes);
                });
                return HexFormat.of().formatHex(digest.digest());
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    /** The files of a game of ours. */
    public static Optional<SequencedMap<String, byte[]>> files(String name) {
        URL found = RulebookReader.class.getResource("/rulebooks/" + name + "/game.rulebook");
        if (found == null || !name.matches("[a-z]+")) {
            return Optional.empty();
        }
        try {
            URI uri = found.toURI();
            if (!uri.getScheme().equals("jar")) {
                return Optional.of(files(Path.of(uri).resolveSibling("")));
            }
            // Opened by path: opening by URI would allow only one such file system at a time.
            String packed = uri.getRawSchemeSpecificPart();
            Path file = Path.of(URI.create(packed.substring(0, packed.indexOf("!/"))));
            try (FileSystem jar = FileSystems.newFileSystem(file)) {
                return Optional.of(files(jar.getPath("/rulebooks", name)));
            }
        } catch (IOException | URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The rulebook's files in a folder, by name. */
    public static SequencedMap<String, byte[]> files(Path folder) throws IOException {
        SequencedMap<String, byte[]> files = new LinkedHashMap<>();
        try (Stream<Path> paths = Files.list(folder)) {
            paths.filter(path -> path.toString().endsWith(".moves")
                            || path.toString().endsWith(".assets")
                            || path.toString().endsWith(".rulebook"))
                    .sorted()
                    .forEach(path -> {
                        try {
                            files.put(
                                    path.getFileName().toString(),
                                    InputFile.of(path, LARGEST).bytes());
                        } catch (IOException e) {
                            throw new UncheckedIOException(e);
                        }
                    });
        }
        return files;
    }

    private static String describe(List<Problem> problems) {
        return String.join("\n", problems.stream().map(Problem::describe).toList());
    }
}
