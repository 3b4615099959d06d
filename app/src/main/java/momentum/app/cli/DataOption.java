package momentum.app.cli;

import java.nio.file.Path;
import java.util.Optional;
import momentum.table.DataFolder;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where campaigns are kept. */
public final class DataOption {
    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "the folder of campaigns; otherwise MOMENTUM_DATA, or where your system keeps data")
    private @Nullable Path data;

    public Path folder() {
        return DataFolder.find(Optional.ofNullable(data), System.getenv());
    }

    /** The same, where it may also have been said before the command that this one is below. */
    public Path folderOr(DataOption above) {
        return DataFolder.find(Optional.ofNullable(data).or(() -> Optional.ofNullable(above.data)), System.getenv());
    }
}
