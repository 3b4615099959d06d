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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program itself, as it is started and stopped. */
class ServeTest {
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
            assertThat(program.waitFor(10, TimeUnit.SECONDS)).isTrue();
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
