package momentum.table;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.zip.GZIPInputStream;

/** A journal of the first form, and what it tells, as they were when they were made. */
public final class FirstForm {
    private FirstForm() {}

    static InputStream kept(String name) {
        return Objects.requireNonNull(FirstForm.class.getResourceAsStream("/first-form/" + name), name);
    }

    /** The journal, as a file. */
    public static Path unpacked(Path folder) throws IOException {
        Path file = folder.resolve("campaigns.db");
        try (InputStream in = new GZIPInputStream(kept("campaigns.db.gz"))) {
            Files.copy(in, file);
        }
        return file;
    }
}
