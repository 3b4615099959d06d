package momentum.app.terminal.hero;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import momentum.content.InputFile;
import momentum.content.InputFile.UnreadableFile;
import momentum.table.file.OwnersOnly;

/**
 * What was said of a hero who is not made yet, so that leaving in the middle loses nothing. It is no part of the campaign, and
 * where it cannot be kept the making goes on without.
 */
public final class HeroDraftFile {
    private static final long LARGEST = 1 << 20;

    private final Path file;

    public HeroDraftFile(Path folder, String campaign) {
        this.file = folder.resolve("drafts").resolve(campaign);
    }

    public List<String> lines() {
        try {
            return InputFile.of(file, LARGEST).text().lines().toList();
        } catch (UnreadableFile e) {
            return List.of();
        }
    }

    public void add(String line) {
        try {
            Files.createDirectories(file.getParent(), OwnersOnly.folder());
            Files.writeString(file, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            return;
        }
    }

    public void clear() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            return;
        }
    }
}
