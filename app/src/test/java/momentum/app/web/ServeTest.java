package momentum.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import momentum.app.web.http.Browser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program itself, as it is started and stopped. */
class ServeTest {
    /** Only a program that hangs takes so long, however busy the machine is. */
    private static final long LONGEST_SECONDS = 300;

    @TempDir
    Path data;

    @Test
    void itPrintsItsAddressServesAndStopsCleanly() throws Exception {
        Path complaints = data.resolve("complaints.txt");
        Process program = builder("serve", "--port", "0", "--no-browser", "--data", data.toString())
                .redirectError(complaints.toFile())
                .start();
        try (BufferedReader out = program.inputReader()) {
            String first = String.valueOf(out.readLine());
            assertThat(first).startsWith("The table is open: http://127.0.0.1:");
            URI address = URI.create(first.substring(first.indexOf("http")));
            try (HttpClient client = HttpClient.newHttpClient()) {
                HttpResponse<String> home =
                        client.send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
                assertThat(home.body()).contains("A new campaign");
            }
            assertThat(Files.exists(data.resolve("campaigns.db"))).isTrue();
            program.destroy();
            assertThat(program.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS)).isTrue();
        } finally {
            program.destroyForcibly();
        }
        assertThat(Files.readString(complaints)).isEmpty();
    }

    @Test
    void aPortThatIsTakenIsTold() throws Exception {
        try (ServerSocket taken = new ServerSocket(0)) {
            Process program = start(
                    "serve",
                    "--port",
                    Integer.toString(taken.getLocalPort()),
                    "--no-browser",
                    "--data",
                    data.toString());
            assertThat(program.waitFor()).isEqualTo(2);
            assertThat(program.errorReader().readLine())
                    .contains("listens on port " + taken.getLocalPort() + " already");
        }
    }

    @Test
    void withSeatsTheHostsLinkIsToldOnceAndAnotherTakesItsPlace() throws Exception {
        String first;
        try (Running table = Running.start(data, "--seats")) {
            assertThat(table.second()).startsWith("Everyone needs a seat. Yours, as the host, is at this link");
            first = secret(table.second());
            assertThat(first).matches("[A-Za-z0-9_-]{27}");
            assertThat(table.get("s/" + first, "").statusCode()).isEqualTo(200);
            assertThat(table.sit(first).statusCode()).isEqualTo(303);
            assertThat(table.get("", "host=" + first).body()).contains("A new campaign");
            for (String path : List.of(
                    "", "t/0123456789abcdef", "t/0123456789abcdef/dice", "rules/ironsworn", "credits", "slate")) {
                assertThat(table.get(path, "").statusCode()).as(path).isEqualTo(403);
                assertThat(table.get(path, "host=" + "x".repeat(27)).statusCode())
                        .as(path)
                        .isEqualTo(403);
            }
        }
        try (Running table = Running.start(data, "--seats")) {
            assertThat(table.second())
                    .contains("The host's link was given out before")
                    .doesNotContain("/s/");
            assertThat(table.get("", "host=" + first).statusCode()).isEqualTo(200);
        }
        try (Running table = Running.start(data, "--seats", "--new-host-link")) {
            assertThat(table.get("", "host=" + first).statusCode()).isEqualTo(403);
            assertThat(table.get("", "host=" + secret(table.second())).statusCode())
                    .isEqualTo(200);
        }
    }

    @Test
    void behindAProxyLinksAreOfItsAddressAndCookiesOfItsOwn() throws Exception {
        try (Running table = Running.start(data, "--address", "https://table.example.org/")) {
            assertThat(table.first()).isEqualTo("The table is open: https://table.example.org/");
            assertThat(table.second()).contains(": https://table.example.org/s/");
            HttpResponse<String> seated = table.sit(secret(table.second()));
            assertThat(seated.headers().firstValue("Set-Cookie").orElse(""))
                    .startsWith("__Host-host=")
                    .contains("Secure")
                    .contains("HttpOnly")
                    .contains("SameSite=Lax")
                    .contains("Path=/");
            assertThat(seated.headers().firstValue("Strict-Transport-Security")).isPresent();
        }
    }

    @Test
    void aPortOrAHostThatCannotBeIsToldInASentence() throws Exception {
        Map<List<String>, String> sentences = Map.of(
                List.of("--port", "99999"), "A port is a number up to 65535, not 99999.",
                List.of("--port", "-1"), "A port is a number up to 65535, not -1.",
                List.of("--host", "nowhere.invalid"),
                        "This machine knows no address by the name nowhere.invalid:"
                                + " try --host 127.0.0.1, or 0.0.0.0 for all of them.");
        for (var each : sentences.entrySet()) {
            Process program =
                    start(Stream.of(List.of("serve"), each.getKey(), List.of("--no-browser", "--data", data.toString()))
                            .flatMap(List::stream)
                            .toArray(String[]::new));
            assertThat(program.waitFor()).as(each.getValue()).isEqualTo(2);
            assertThat(program.errorReader().readAllLines()).containsExactly(each.getValue());
        }
    }

    @Test
    void anAddressThatNoBrowserFindsIsTold() throws Exception {
        for (String wrong : List.of("table.example.org", "ftp://table.example.org", "https://example.org/table")) {
            Process program = start("serve", "--address", wrong, "--no-browser", "--data", data.toString());
            assertThat(program.waitFor()).as(wrong).isEqualTo(2);
            assertThat(program.errorReader().readLine()).contains("--address is where a browser finds the table");
        }
    }

    private static String secret(String line) {
        return line.substring(line.indexOf("/s/") + 3);
    }

    /** The program, open at a port of its own on this machine. */
    private record Running(Process program, int port, String first, String second) implements AutoCloseable {
        static Running start(Path data, String... options) throws IOException {
            int port;
            try (ServerSocket free = new ServerSocket(0)) {
                port = free.getLocalPort();
            }
            List<String> arguments = new ArrayList<>(
                    List.of("serve", "--port", Integer.toString(port), "--no-browser", "--data", data.toString()));
            arguments.addAll(List.of(options));
            Process program = builder(arguments.toArray(String[]::new))
                    .redirectErrorStream(true)
                    .start();
            BufferedReader out = program.inputReader();
            return new Running(program, port, String.valueOf(out.readLine()), String.valueOf(out.readLine()));
        }

        HttpResponse<String> get(String path, String cookie) throws IOException, InterruptedException {
            HttpRequest.Builder request =
                    HttpRequest.newBuilder(URI.create("http://127.0.0.1:%d/%s".formatted(port, path)));
            if (!cookie.isEmpty()) {
                request.header("Cookie", cookie);
            }
            try (HttpClient client = HttpClient.newHttpClient()) {
                return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
            }
        }

        /** Presses the button of the page that a link leads to. */
        HttpResponse<String> sit(String secret) throws IOException, InterruptedException {
            HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:%d/s".formatted(port)))
                    .header("Content-Type", "application/x-www-form-urlencoded")
                    .POST(HttpRequest.BodyPublishers.ofString("secret=" + secret))
                    .build();
            try (HttpClient client = HttpClient.newHttpClient()) {
                return client.send(request, HttpResponse.BodyHandlers.ofString());
            }
        }

        @Override
        public void close() {
            program.destroy();
            program.onExit().orTimeout(LONGEST_SECONDS, TimeUnit.SECONDS).join();
        }
    }

    /** Whatever a program is started with can be read by everyone on the machine. */
    @Test
    void theBrowserIsOpenedWithACodeThatWorksOnceAndNotWithTheHostsSecret() throws Exception {
        Path opened = data.resolve("opened.txt");
        Path opener = data.resolve("xdg-open");
        Files.writeString(
                opener, "#!/bin/sh\necho \"$@\" > '%s.part' && mv '%s.part' '%s'\n".formatted(opened, opened, opened));
        assertThat(opener.toFile().setExecutable(true)).isTrue();
        ProcessBuilder starting = builder("serve", "--port", "0", "--seats", "--data", data.toString());
        starting.environment().put("DISPLAY", ":0");
        starting.environment().merge("PATH", data.toString(), (path, first) -> first + ":" + path);
        Process program = starting.redirectErrorStream(true).start();
        try (BufferedReader out = program.inputReader();
                HttpClient client = HttpClient.newHttpClient()) {
            out.readLine();
            String secret = secret(String.valueOf(out.readLine()));
            while (!Files.exists(opened)) {
                assertThat(program.isAlive()).isTrue();
                Thread.onSpinWait();
            }
            String address = Files.readString(opened).strip();
            assertThat(address)
                    .matches("http://127.0.0.1:\\d+/open/[A-Za-z0-9_-]{27}")
                    .doesNotContain(secret);
            assertThat(program.info().arguments().map(List::of).orElse(List.of()))
                    .doesNotContain(secret);

            HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address));
            HttpResponse.BodyHandler<String> text = HttpResponse.BodyHandlers.ofString();
            for (int looked = 0; looked < 2; looked++) {
                HttpResponse<String> page = client.send(request.GET().build(), text);
                assertThat(page.body()).contains("Sit down").doesNotContain(secret);
                assertThat(page.headers().firstValue("Set-Cookie")).isEmpty();
            }
            HttpRequest press =
                    request.POST(HttpRequest.BodyPublishers.noBody()).build();
            HttpResponse<String> seated = client.send(press, text);
            assertThat(seated.statusCode()).isEqualTo(303);
            assertThat(seated.headers().firstValue("Set-Cookie").orElse("")).startsWith("host=" + secret);
            assertThat(client.send(press, text).statusCode()).isEqualTo(403);
            assertThat(client.send(request.GET().build(), text).statusCode()).isEqualTo(403);
        } finally {
            program.destroyForcibly();
        }
    }

    @Test
    void aBrowserIsOpenedOnlyWhereThereIsAScreen() {
        assertThat(Browser.command("Linux", Map.of())).isEmpty();
        assertThat(Browser.command("Linux", Map.of("DISPLAY", ":0"))).contains(List.of("xdg-open"));
        assertThat(Browser.command("Mac OS X", Map.of())).contains(List.of("open"));
        assertThat(Browser.command("Windows 11", Map.of())).isPresent();
    }

    private static Process start(String... arguments) throws IOException {
        return builder(arguments).start();
    }

    private static ProcessBuilder builder(String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                // The tests of the architecture bring SLF4J with them, and it complains of being alone.
                "-Dslf4j.internal.verbosity=ERROR",
                "-cp",
                System.getProperty("java.class.path"),
                "momentum.app.Main"));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command);
    }
}
