package momentum.app;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** A program run as a person runs it: in a process of its own, with what it was told and what it said. */
public record Program(int exit, String out, String err) {
    private static final long LONGEST_SECONDS = 300;

    /** Momentum itself, without the launcher. */
    public static Program momentum(List<String> arguments, String typed) {
        return momentum(Map.of(), arguments, typed);
    }

    /** The same, with something in its environment. */
    public static Program momentum(Map<String, String> environment, List<String> arguments, String typed) {
        return run(in(environment, new ProcessBuilder(command(arguments))), typed);
    }

    /** The same at a terminal: script, which every Debian has, makes one and types. */
    static Program atATerminal(Map<String, String> environment, List<String> arguments, String typed) {
        String line = "stty cols 100 rows 50; "
                + command(arguments).stream()
                        .map(word -> "'" + word.replace("'", "'\\''") + "'")
                        .collect(Collectors.joining(" "));
        ProcessBuilder builder = new ProcessBuilder("script", "-qec", line, "/dev/null");
        builder.environment().put("TERM", "xterm-256color");
        return run(in(environment, builder), typed);
    }

    private static ProcessBuilder in(Map<String, String> environment, ProcessBuilder builder) {
        builder.environment().remove("NO_COLOR");
        builder.environment().putAll(environment);
        return builder;
    }

    static List<String> command(List<String> arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "--enable-native-access=ALL-UNNAMED",
                // A library of the tests' brings in a logger that the program does not have, and that would complain.
                "-Dslf4j.internal.verbosity=ERROR",
                "-Dstdout.encoding=UTF-8",
                "-Dstdin.encoding=UTF-8",
                "-Dfile.encoding=UTF-8",
                "-cp",
                System.getProperty("java.class.path"),
                "momentum.app.Main"));
        command.addAll(arguments);
        return command;
    }

    static Program run(ProcessBuilder builder, String typed) {
        try {
            Path out = Files.createTempFile("momentum", ".out");
            Path err = Files.createTempFile("momentum", ".err");
            try {
                Process process = builder.redirectOutput(out.toFile())
                        .redirectError(err.toFile())
                        .start();
                try (OutputStream in = process.getOutputStream()) {
                    in.write(typed.getBytes(StandardCharsets.UTF_8));
                }
                if (!process.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS)) {
                    process.descendants().forEach(ProcessHandle::destroyForcibly);
                    process.destroyForcibly();
                    throw new AssertionError("still running: %s, and said so far: %s%s"
                            .formatted(builder.command(), Files.readString(out), Files.readString(err)));
                }
                return new Program(process.exitValue(), Files.readString(out), Files.readString(err));
            } finally {
                Files.delete(out);
                Files.delete(err);
            }
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
