package momentum.app;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A program run as a person runs it: in a process of its own, with what it was told and what it said. */
record Program(int exit, String out, String err) {
    private static final long LONGEST_SECONDS = 300;

    /** Momentum itself, without the launcher. */
    static Program momentum(List<String> arguments, String typed) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Dstdout.encoding=UTF-8",
                "-Dfile.encoding=UTF-8",
                "-cp",
                System.getProperty("java.class.path"),
                "momentum.app.Main"));
        command.addAll(arguments);
        return run(new ProcessBuilder(command), typed);
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
                    process.destroyForcibly();
                    throw new AssertionError("still running: " + builder.command());
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
