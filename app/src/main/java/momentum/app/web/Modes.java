package momentum.app.web;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Properties;

/** How each campaign is played: solo, co-op or guided. No rule hangs on it, so it stands beside the journal and not in it. */
final class Modes {
    static final List<String> ALL = List.of("solo", "co-op", "guided");

    private final Path file;
    private final Properties modes = new Properties();

    Modes(Path folder) {
        this.file = folder.resolve("modes.properties");
        if (Files.exists(file)) {
            try (Reader in = Files.newBufferedReader(file)) {
                modes.load(in);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    synchronized String of(String campaign) {
        return modes.getProperty(campaign, ALL.getFirst());
    }

    synchronized void keep(String campaign, String mode) {
        modes.setProperty(campaign, ALL.contains(mode) ? mode : ALL.getFirst());
        Path fresh = file.resolveSibling("modes.new");
        try {
            Files.createDirectories(fresh.toAbsolutePath().getParent());
            try (Writer out = Files.newBufferedWriter(fresh)) {
                modes.store(out, "How each campaign is played.");
            }
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
