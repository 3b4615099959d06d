package momentum.app.cli;

import java.util.Map;

/** The words that {@code ./momentum} keeps for itself, for working on the program: they never reach it. */
final class LauncherCommands {
    /** Each word and what it does. */
    static final Map<String, String> ALL = Map.of(
            "test", "builds with every check and runs every test",
            "format", "formats the sources",
            "bench", "runs the benchmarks",
            "mutants", "measures how much the tests of the engine notice");

    private LauncherCommands() {}
}
