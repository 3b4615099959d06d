package momentum.app.slate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import momentum.slate.Players;

/** The War Slates of this machine: a small text file each, with a line for everything that was said at it. */
public final class SlateFiles {
    private static final SecureRandom IDS = new SecureRandom();
    private static final String ENDING = ".slate";

    private final Path folder;
    private final Map<String, SlateGame> open = new ConcurrentHashMap<>();

    public SlateFiles(Path data) {
        this.folder = data.resolve("slates");
    }

    public SlateGame begin(Players players, int leftSeals, int rightSeals) {
        byte[] bytes = new byte[6];
        IDS.nextBytes(bytes);
        String id = HexFormat.of().formatHex(bytes);
        try {
            Files.createDirectories(folder);
            Files.writeString(
                    file(id),
                    "%s|%s|%d|%d%n".formatted(players.left(), players.right(), leftSeals, rightSeals),
                    StandardOpenOption.CREATE_NEW);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return open(id).orElseThrow();
    }

    public Optional<SlateGame> open(String id) {
        if (!id.matches("[0-9a-f]{12}") || !Files.exists(file(id))) {
            return Optional.empty();
        }
        return Optional.of(open.computeIfAbsent(id, key -> new SlateGame(key, file(key))));
    }

    /** The latest played first. */
    public List<SlateGame> all() {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ENDING))
                    .sorted((one, other) -> Long.compare(
                            other.toFile().lastModified(), one.toFile().lastModified()))
                    .flatMap(file -> open(file.getFileName().toString().replace(ENDING, "")).stream())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path file(String id) {
        return folder.resolve(id + ENDING);
    }
}
