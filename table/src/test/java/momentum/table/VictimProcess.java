package momentum.table;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A program of its own, to be killed. */
final class VictimProcess {
    private VictimProcess() {}

    /**
     * Starts it.
     *
     * @param beside what lies in the folder where a killed program leaves SQLite's library behind
     */
    static Process start(Class<?> program, Path beside, List<String> arguments) throws IOException {
        Stream<String> java = Stream.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Djava.io.tmpdir=" + beside.getParent(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                program.getName());
        return new ProcessBuilder(Stream.concat(java, arguments.stream()).toList())
                .redirectErrorStream(true)
                .start();
    }
}
