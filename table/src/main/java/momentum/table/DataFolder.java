package momentum.table;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** The folder of the campaigns: by option, by environment variable, or the system's default for a user's data. */
public final class DataFolder {
    /** The environment variable that names the folder. */
    public static final String VARIABLE = "MOMENTUM_DATA";

    private static final String FILE = "campaigns.db";

    private DataFolder() {}

    public static Path find(Optional<Path> told, Map<String, String> environment) {
        return told.or(() -> variable(environment, VARIABLE).map(Path::of))
                .or(() -> variable(environment, "XDG_DATA_HOME").map(data -> Path.of(data, "momentum")))
                .orElseGet(() -> Path.of(
                        variable(environment, "HOME").orElse(System.getProperty("user.home")),
                        ".local",
                        "share",
                        "momentum"));
    }

    private static Optional<String> variable(Map<String, String> environment, String name) {
        return Optional.ofNullable(environment.get(name)).filter(value -> !value.isBlank());
    }

    /** The file of campaigns in a folder. */
    public static Path journal(Path folder) {
        return folder.resolve(FILE);
    }
}
