package momentum.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import momentum.app.web.security.BindAddress;
import momentum.play.Command;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.DataFolder;
import momentum.table.SayResult;
import momentum.table.journal.TableStore;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Aside;
import momentum.table.seat.Mode;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The store fails while the server runs: the page says what it is, that nothing is lost and that this was not written. */
class StoreFailurePageTest {
    @TempDir
    Path data;

    private record Table(Campaigns campaigns, WebTable server, HttpClient client) implements AutoCloseable {
        static Table open(Path data, InstantSource clock) {
            Campaigns campaigns = new Campaigns(SqliteJournal.open(DataFolder.journal(data)), clock);
            return new Table(
                    campaigns,
                    new WebTable(campaigns, data, BindAddress.home(0), clock).start(),
                    HttpClient.newHttpClient());
        }

        HttpResponse<String> get(String path) throws IOException, InterruptedException {
            return client.send(
                    HttpRequest.newBuilder(URI.create(server.address() + path)).build(),
                    HttpResponse.BodyHandlers.ofString());
        }

        HttpResponse<String> post(String path, String form, String... headers)
                throws IOException, InterruptedException {
            HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(server.address() + path))
                    .header("Content-Type", "application/x-www-form-urlencoded")
                    .POST(HttpRequest.BodyPublishers.ofString(form));
            for (String header : headers) {
                request.header(header, "true");
            }
            return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        }

        HttpResponse<String> note(String id, String text, String... headers) throws IOException, InterruptedException {
            return post("t/" + id + "/say", "do=note&text=" + encoded(text), headers);
        }

        @Override
        public void close() {
            client.close();
            server.close();
            campaigns.close();
        }
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private static Campaign begun(Table table) {
        return table.campaigns().begin("Ice", "ironsworn", Strictness.ENFORCE);
    }

    private static void assertTold(HttpResponse<String> answer, int status, String what) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        assertThat(answer.headers().firstValue("Retry-After")).isPresent();
        assertThat(answer.body())
                .contains(what, "This was not written.", "Nothing that was said before is lost.")
                .doesNotContain("Something went wrong");
    }

    @Test
    void aLockedFileIsToldWithWhatWasTyped() throws Exception {
        try (Table table = Table.open(data, InstantSource.system());
                Connection other = DriverManager.getConnection("jdbc:sqlite:" + DataFolder.journal(data));
                Statement statement = other.createStatement()) {
            String id = begun(table).heading().id();
            assertThat(table.note(id, "Before.").statusCode()).isEqualTo(303);
            statement.execute("BEGIN IMMEDIATE");

            HttpResponse<String> refused = table.note(id, "The ice sings.", "HX-Request");

            assertTold(refused, 503, "The file of campaigns is locked");
            assertThat(refused.body()).contains("The ice sings.").doesNotContain("Before.");
            assertThat(refused.body()).doesNotContain(data.toString());
            assertTold(
                    table.post("campaigns", "name=Fire&game=ironsworn&strictness=enforce&mode=solo&dice=table"),
                    503,
                    "locked");
            assertTold(table.post("slate", "left=Bone&right=Ash&left-seals=0&right-seals=0"), 503, "locked");
            statement.execute("ROLLBACK");
            assertThat(table.note(id, "The ice sings.").statusCode()).isEqualTo(303);
            assertThat(table.get("t/" + id).body()).contains("The ice sings.");
        }
    }

    @Test
    void aFoeThatCannotBeToldOfStaysBehindTheScreen() throws Exception {
        try (Table table = Table.open(data, InstantSource.system());
                Connection other = DriverManager.getConnection("jdbc:sqlite:" + DataFolder.journal(data));
                Statement statement = other.createStatement()) {
            String id = table.campaigns()
                    .begin("Ice", "ironsworn", Strictness.ENFORCE, Mode.GUIDED)
                    .heading()
                    .id();
            TableStore store = table.campaigns().journal().tableStore();
            assertThat(table.post("t/" + id + "/screen", "do=hide&name=Warden&rank=formidable")
                            .statusCode())
                    .isEqualTo(303);
            String reveal = "do=reveal&number=" + store.asides(id).getFirst().number();
            statement.execute("CREATE TRIGGER full BEFORE INSERT ON journal BEGIN SELECT RAISE(ABORT, 'no'); END");

            assertThat(table.post("t/" + id + "/screen", reveal).statusCode()).isGreaterThanOrEqualTo(400);

            assertThat(store.asides(id)).extracting(Aside::text).containsExactly("Warden, a formidable foe");
            statement.execute("DROP TRIGGER full");
            long before = table.campaigns().journal().last(id);
            assertThat(table.post("t/" + id + "/screen", reveal).statusCode()).isEqualTo(303);
            assertThat(table.post("t/" + id + "/screen", reveal).statusCode()).isEqualTo(303);
            assertThat(store.asides(id)).isEmpty();
            assertThat(table.campaigns().journal().last(id)).isEqualTo(before + 1);
        }
    }

    @Test
    void aFileThatIsGoneIsToldAndNothingIsAcknowledgedToIt() throws Exception {
        try (Table table = Table.open(data, InstantSource.system())) {
            String id = begun(table).heading().id();
            assertThat(table.note(id, "Before.").statusCode()).isEqualTo(303);
            Path away = data.resolve("away.db");
            Files.move(DataFolder.journal(data), away);

            assertTold(table.note(id, "Lost?"), 503, "The file of campaigns is gone");
            assertThat(DataFolder.journal(data)).doesNotExist();
            Files.move(away, DataFolder.journal(data));
            assertThat(table.note(id, "Kept.").statusCode()).isEqualTo(303);
        }
    }

    @Test
    void aFileThatIsDamagedWhileItRunsIsToldOnEveryPage() throws Exception {
        try (Table table = Table.open(data, InstantSource.system())) {
            Campaign campaign = begun(table);
            for (int i = 0; i < 60; i++) {
                campaign.say(Seat.HOME, Campaign.ANY, new Command.Note("snow ".repeat(300)))
                        .join();
            }
            try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + DataFolder.journal(data));
                    Statement statement = other.createStatement()) {
                statement.execute("PRAGMA wal_checkpoint(TRUNCATE)");
            }
            byte[] bytes = Files.readAllBytes(DataFolder.journal(data));
            for (int i = 4096; i < bytes.length; i++) {
                bytes[i] = (byte) (i * 31);
            }
            try (var file = java.nio.channels.FileChannel.open(
                    DataFolder.journal(data), java.nio.file.StandardOpenOption.WRITE)) {
                file.write(java.nio.ByteBuffer.wrap(bytes));
            }

            HttpResponse<String> home = table.get("");

            assertTold(home, 503, "damaged");
        }
    }

    /** The system lets a server's files grow only so far: to the program that is a disk without room. */
    @Test
    void aFullDiskIsToldWithWhatWasTyped() throws Exception {
        String id;
        try (Table table = Table.open(data, InstantSource.system())) {
            id = begun(table).heading().id();
        }
        Process server = new ProcessBuilder(
                        "bash",
                        "-c",
                        "ulimit -f 1500; exec \"$@\"",
                        "limited",
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:-UsePerfData",
                        "--enable-native-access=ALL-UNNAMED",
                        "-Dslf4j.internal.verbosity=ERROR",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "momentum.app.Main",
                        "serve",
                        "--port",
                        "0",
                        "--no-browser",
                        "--data",
                        data.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        int acknowledged = 0;
        try (HttpClient client = HttpClient.newHttpClient()) {
            String first = String.valueOf(server.inputReader().readLine());
            URI say = URI.create(first.substring(first.indexOf("http")) + "t/" + id + "/say");
            HttpResponse<String> answer;
            do {
                answer = client.send(
                        HttpRequest.newBuilder(say)
                                .header("Content-Type", "application/x-www-form-urlencoded")
                                .POST(HttpRequest.BodyPublishers.ofString(
                                        "do=note&text=" + encoded("Snow " + acknowledged + " " + "x".repeat(15_000))))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
                acknowledged += answer.statusCode() == 303 ? 1 : 0;
            } while (answer.statusCode() == 303);

            assertTold(answer, 507, "The disk is full");
            assertThat(answer.body()).contains("Snow " + acknowledged + " ");
        } finally {
            server.destroyForcibly().waitFor();
        }
        try (Table table = Table.open(data, InstantSource.system())) {
            Campaign campaign = table.campaigns().open(id).orElseThrow();
            assertThat(campaign.now().seq()).isGreaterThanOrEqualTo(acknowledged);
            assertThat(campaign.say(Seat.HOME, Campaign.ANY, new Command.Note("room again"))
                            .join())
                    .isInstanceOf(SayResult.Done.class);
        }
    }

    @Test
    void anOldSlateThatIsTornIsToldInTheList() throws Exception {
        Files.writeString(Files.createDirectories(data.resolve("slates")).resolve("00000000000a.slate"), "Bone|");
        try (Table table = Table.open(data, InstantSource.system())) {
            HttpResponse<String> list = table.get("slate");

            assertThat(list.statusCode()).isEqualTo(200);
            assertThat(list.body()).contains("The old slate 00000000000a.slate cannot be taken over");
            assertThat(table.get("slate/00000000000a").statusCode()).isEqualTo(404);
        }
    }

    @Test
    void aSlateIsNoCampaignAtAnyAddress() throws Exception {
        try (Table table = Table.open(data, InstantSource.system())) {
            String slate = table.post("slate", "left=Bone&right=Ash&left-seals=0&right-seals=0")
                    .headers()
                    .firstValue("Location")
                    .orElseThrow()
                    .replace("/slate/", "");
            String campaign = begun(table).heading().id();

            assertThat(table.get("").body()).doesNotContain("Bone");
            for (String path : List.of("t/%s", "t/%s/hero", "t/%s/dice", "t/%s/seats", "t/%s/export")) {
                assertThat(table.get(path.formatted(slate)).statusCode())
                        .as(path)
                        .isEqualTo(404);
            }
            assertThat(table.post("t/" + slate + "/campaign", "do=delete").statusCode())
                    .isEqualTo(404);
            assertThat(table.get("slate/" + campaign).statusCode()).isEqualTo(404);
        }
    }

    @Test
    void noPageFailsByWhateverClock() throws Exception {
        for (Instant odd : List.of(
                Instant.MAX,
                Instant.parse("+12000-01-01T00:00:00Z"),
                Instant.parse("+1000000-01-01T00:00:00Z"),
                Instant.ofEpochMilli(-1),
                Instant.MIN)) {
            InstantSource[] clock = {InstantSource.system()};
            try (Table table = Table.open(data, () -> clock[0].instant())) {
                Campaign campaign = begun(table);
                String id = campaign.heading().id();
                campaign.say(Seat.HOME, Campaign.ANY, "hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1")
                        .join();
                for (InstantSource next : List.of(InstantSource.fixed(odd), InstantSource.system())) {
                    clock[0] = next;
                    assertThat(table.note(id, "Snow at " + odd).statusCode()).isEqualTo(303);
                    String slate = table.post("slate", "left=Bone&right=Ash&left-seals=0&right-seals=0")
                            .headers()
                            .firstValue("Location")
                            .orElseThrow()
                            .substring(1);
                    assertThat(table.post(slate, "row=0&line=Bone+melee").statusCode())
                            .isLessThan(500);
                    for (String path :
                            List.of("", "t/" + id, "t/" + id + "/dice", "t/" + id + "/seats", "slate", slate)) {
                        assertThat(table.get(path).statusCode())
                                .as(path + " at " + odd)
                                .isEqualTo(200);
                    }
                    assertThat(table.post("t/" + id + "/campaign", "do=delete").statusCode())
                            .isEqualTo(303);
                    assertThat(table.get("").statusCode()).isEqualTo(200);
                    assertThat(table.post("t/" + id + "/campaign", "do=restore").statusCode())
                            .isEqualTo(303);
                }
            }
        }
    }
}
