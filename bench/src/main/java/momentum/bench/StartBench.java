package momentum.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The time to the first prompt of a campaign: with the launcher's class cache and without it, alternately. Each runs in a
 * pseudo-terminal, which "script" provides.
 */
final class StartBench {
    private static final int ROUNDS = 15;

    /** The escape sequence that is sent when the prompt is ready. */
    private static final String READY = "\u001b[?2004h";

    private final Path home = Path.of(System.getProperty("momentum.home", "."));
    private final List<String> launcher = List.of(home.resolve("momentum").toString());
    private final List<String> plain = List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "--enable-native-access=ALL-UNNAMED",
            "-jar",
            home.resolve("app/target/quick/momentum.jar").toString());
    private final Path folder;

    private StartBench(Path folder) {
        this.folder = folder;
    }

    static boolean run() throws IOException {
        try (TempFolder scratch = TempFolder.open()) {
            return new StartBench(scratch.folder()).measure();
        }
    }

    private boolean measure() throws IOException {
        beginACampaign();
        double[] learned = new double[ROUNDS];
        double[] bare = new double[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            learned[round] = seconds(launcher);
            bare[round] = seconds(plain);
        }
        tell("from the launcher", learned);
        tell("a plain start", bare);
        return Limit.areKept(List.of(
                new Limit("the first prompt, from the launcher", learned[ROUNDS / 2], 0.6, "s"),
                new Limit("the slowest of them", learned[ROUNDS - 1], 1.0, "s")));
    }

    private static void tell(String what, double[] seconds) {
        Arrays.sort(seconds);
        System.out.printf(
                "%-18s quickest %.2f s, middle %.2f s, slowest %.2f s of %d%n",
                what, seconds[0], seconds[ROUNDS / 2], seconds[ROUNDS - 1], ROUNDS);
    }

    /** Runs the launcher once, so that the program is built and the class cache exists. */
    private void beginACampaign() throws IOException {
        Process process = start(launcher);
        try (InputStream said = process.getInputStream()) {
            type(process, "hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1\nquit\n");
            said.transferTo(OutputStream.nullOutputStream());
        }
    }

    private double seconds(List<String> program) throws IOException {
        long begun = System.nanoTime();
        Process process = start(program);
        try (InputStream said = process.getInputStream()) {
            StringBuilder shown = new StringBuilder();
            while (shown.indexOf(READY) < 0) {
                int letter = said.read();
                if (letter < 0) {
                    throw new IllegalStateException("it ended without a prompt: " + shown);
                }
                shown.append((char) letter);
            }
            double seconds = (System.nanoTime() - begun) / 1e9;
            type(process, "quit\n");
            said.transferTo(OutputStream.nullOutputStream());
            return seconds;
        }
    }

    private Process start(List<String> program) throws IOException {
        String line = Stream.concat(program.stream(), Stream.of("play", "Winter", "--data", folder.toString()))
                .map(word -> "'" + word + "'")
                .collect(Collectors.joining(" "));
        ProcessBuilder builder = new ProcessBuilder("script", "-qec", "stty cols 80 rows 40; " + line, "/dev/null")
                .redirectErrorStream(true);
        builder.environment().put("TERM", "xterm-256color");
        return builder.start();
    }

    private static void type(Process process, String line) throws IOException {
        OutputStream keys = process.getOutputStream();
        keys.write(line.getBytes(StandardCharsets.UTF_8));
        keys.flush();
    }
}
