package momentum.bench;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The web server in a process of its own, with seats, that can be killed. */
final class ServerProcess implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 60;
    private static final Pattern HELD = Pattern.compile("\\d+: +\\d+ +(\\d+) +(\\S+)");

    private final Path folder;
    private final int port;
    private final List<String> flags;
    private Process process;

    private ServerProcess(Path folder, int port, List<String> flags) throws IOException {
        this.flags = flags;
        this.folder = folder;
        this.port = port;
        this.process = start();
        awaitOpen();
    }

    /** Starts a server on a folder of campaigns. */
    static ServerProcess open(Path folder) throws IOException {
        return open(folder, List.of());
    }

    /** @param flags more flags for its Java */
    static ServerProcess open(Path folder, List<String> flags) throws IOException {
        return new ServerProcess(folder, free(), flags);
    }

    private static int free() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private Process start() throws IOException {
        List<String> command = new ArrayList<>(List.of(
                java("java"),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-XX:+ExitOnOutOfMemoryError",
                "--enable-native-access=ALL-UNNAMED",
                "-Djava.io.tmpdir=" + folder)); // where a killed program leaves SQLite's library behind
        command.addAll(flags);
        command.addAll(List.of(
                "-cp",
                System.getProperty("java.class.path"),
                "momentum.app.Main",
                "serve",
                "--seats",
                "--no-browser",
                "--port",
                Integer.toString(port),
                "--data",
                folder.toString()));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log().toFile()))
                .start();
    }

    static String java(String tool) {
        return Path.of(System.getProperty("java.home"), "bin", tool).toString();
    }

    private Path log() {
        return folder.resolve("server.log");
    }

    private void awaitOpen() throws IOException {
        long end = System.nanoTime() + PATIENCE_SECONDS * 1_000_000_000L;
        while (System.nanoTime() < end && process.isAlive()) {
            try (Socket socket = new Socket()) {
                socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 1000);
                return;
            } catch (IOException e) {
                Sleep.millis(50);
            }
        }
        throw new IllegalStateException("the server did not open:\n" + Files.readString(log()));
    }

    int port() {
        return port;
    }

    /** Kills the process with SIGKILL and restarts it on the same port. */
    void killAndRestart() throws IOException {
        kill();
        process = start();
        awaitOpen();
    }

    private void kill() {
        process.destroyForcibly();
        process.onExit().join();
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** The resident set size in kilobytes; 0 if unknown. */
    long resident() throws IOException {
        Path status = Path.of("/proc", Long.toString(process.pid()), "status");
        if (!Files.exists(status)) {
            return 0;
        }
        try (Stream<String> lines = Files.lines(status)) {
            return lines.filter(line -> line.startsWith("VmRSS:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                    .findFirst()
                    .orElse(0);
        }
    }

    /** How many files and sockets it has open; 0 if unknown. */
    long handles() throws IOException {
        Path handles = Path.of("/proc", Long.toString(process.pid()), "fd");
        if (!Files.isDirectory(handles)) {
            return 0;
        }
        try (Stream<Path> all = Files.list(handles)) {
            return all.count();
        }
    }

    /** The live heap in kilobytes after a full garbage collection, without filler objects. */
    long heap() throws IOException {
        tell("GC.run");
        Matcher kind = HELD.matcher(tell("GC.class_histogram"));
        long sum = 0;
        while (kind.find()) {
            sum += kind.group(2).contains("FillerElement") ? 0 : Long.parseLong(kind.group(1));
        }
        if (sum == 0) {
            throw new IllegalStateException("the server does not say what it holds on to");
        }
        return sum / 1024;
    }

    private String tell(String what) throws IOException {
        Process jcmd = new ProcessBuilder(java("jcmd"), Long.toString(process.pid()), what)
                .redirectErrorStream(true)
                .start();
        return new String(jcmd.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    /** The errors in its log. */
    List<String> complaints() throws IOException {
        List<String> found = new ArrayList<>();
        List<String> lines = Files.readAllLines(log());
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).matches("(SEVERE|WARNING):.*|Exception in.*|.*OutOfMemoryError.*")) {
                found.add(String.join("\n", lines.subList(i, Math.min(i + 12, lines.size()))));
            }
        }
        return found;
    }

    @Override
    public void close() {
        kill();
    }
}
