package momentum.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import momentum.app.slate.SlateStore;
import momentum.app.web.security.BindAddress;
import momentum.play.Command;
import momentum.slate.Players;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.DataFolder;
import momentum.table.Seats;
import momentum.table.journal.Journal;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Mode;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A seat is taken by a person who presses a button, and by nothing that merely looks at an address. */
class TakingASeatTest {
    @TempDir
    Path data;

    private final HttpClient client = HttpClient.newHttpClient();
    private Campaigns campaigns;
    private Campaign campaign;
    private WebTable server;
    private Seats.Given anna;
    private String slate;

    @BeforeEach
    void open() {
        campaigns = new Campaigns(SqliteJournal.open(DataFolder.journal(data)), InstantSource.system());
        campaign = campaigns.begin("The <Long> Ice", "ironsworn", Strictness.ENFORCE, Mode.GUIDED);
        campaign.say(
                        Seat.HOME,
                        Campaign.ANY,
                        new Command.AddHero("Kára", List.of(3, 2, 2, 1, 1), List.of(), List.of(), Optional.empty(), ""))
                .join();
        slate = new SlateStore(campaigns.journal(), data, InstantSource.system())
                .begin(Seat.HOME, new Players("Ash", "Brom"), 3, 3)
                .id();
        Seats seats = new Seats(campaigns.journal().tableStore(), InstantSource.system());
        anna = seats.give(campaign.heading().id(), "Anna", Role.OWNER, List.of());
        BindAddress doorway = new BindAddress("127.0.0.1", 0, true, Optional.empty());
        server = new WebTable(campaigns, data, doorway, InstantSource.system()).start();
    }

    @AfterEach
    void close() {
        client.shutdownNow();
        server.close();
        campaigns.close();
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(server.address().replaceFirst("/$", "") + path));
    }

    private HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private HttpRequest.Builder form(String secret) {
        return request("/s")
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString("secret=" + secret));
    }

    @Test
    void toLookAtALinkChangesNothing() throws Exception {
        HttpResponse<String> page = send(request("/s/" + anna.secret()));
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.headers().allValues("Set-Cookie")).isEmpty();
        assertThat(page.headers().firstValue("Cache-Control")).contains("no-store");
        assertThat(page.headers().firstValue("Referrer-Policy")).contains("no-referrer");
        assertThat(page.body())
                .contains("A seat for <bdi>Anna</bdi>", "The &lt;Long&gt; Ice", "Take this seat", "method=\"post\"")
                .doesNotContain("Kára");
        HttpResponse<String> head =
                send(request("/s/" + anna.secret()).method("HEAD", HttpRequest.BodyPublishers.noBody()));
        assertThat(head.headers().allValues("Set-Cookie")).isEmpty();
        assertThat(send(request("/s/" + anna.secret())
                                .header("Sec-Purpose", "prefetch")
                                .header("Sec-Fetch-Dest", "image"))
                        .headers()
                        .allValues("Set-Cookie"))
                .isEmpty();
    }

    @Test
    void theButtonTakesTheSeatAndLeadsToTheTable() throws Exception {
        HttpResponse<String> taken = send(form(anna.secret()).header("Sec-Fetch-Site", "same-origin"));
        assertThat(taken.statusCode()).isEqualTo(303);
        assertThat(taken.headers().firstValue("Location"))
                .contains("/t/" + campaign.heading().id());
        assertThat(taken.headers().firstValue("Cache-Control")).contains("no-store");
        String cookie = taken.headers().firstValue("Set-Cookie").orElseThrow();
        assertThat(cookie).contains(anna.secret(), "HttpOnly", "SameSite=Lax");
        assertThat(send(request("/t/" + campaign.heading().id())
                                .header("Cookie", cookie.substring(0, cookie.indexOf(';'))))
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void noOtherSiteAndNoOtherSecretTakesASeat() throws Exception {
        for (HttpRequest.Builder request : List.of(
                form(anna.secret()).header("Sec-Fetch-Site", "cross-site"),
                form(anna.secret()).header("Sec-Fetch-Site", "same-site"),
                form(anna.secret()).header("Origin", "https://evil.example"),
                form(anna.secret()).header("Origin", "null"),
                form("A".repeat(27)),
                form(""))) {
            HttpResponse<String> refused = send(request);
            assertThat(refused.statusCode()).isEqualTo(403);
            assertThat(refused.headers().allValues("Set-Cookie")).isEmpty();
        }
    }

    /** A picture in a note, a prefetch or a preview can ask for any address. */
    @Test
    void noAddressThatIsOnlyLookedAtSetsACookieOrChangesWhatIsKept() throws Exception {
        Seats seats = new Seats(campaigns.journal().tableStore(), InstantSource.system());
        String host =
                seats.give(Seats.EVERY_TABLE, "host", Role.OWNER, List.of()).secret();
        String once = server.addressOnce(host);
        Map<String, String> filled = Map.of(
                "{code}",
                once.substring(once.lastIndexOf('/') + 1),
                "/t/{id}",
                "/t/" + campaign.heading().id(),
                "/slate/{id}",
                "/slate/" + slate,
                "{secret}",
                anna.secret(),
                "{game}",
                "ironsworn",
                "{+key}",
                "Action",
                "{+name}",
                "mark.svg");
        List<Object> before = kept();
        for (String route : WebRoutes.of("GET")) {
            String path = route;
            for (var part : filled.entrySet()) {
                path = path.replace(part.getKey(), part.getValue());
            }
            assertThat(path).as("an address for " + route).doesNotContain("{");
            for (String method : List.of("GET", "HEAD")) {
                HttpRequest.Builder request = request(path + "?hero=K%C3%A1ra&do=revoke&dice=own")
                        .method(method, HttpRequest.BodyPublishers.noBody())
                        .header(
                                "Cookie",
                                "host=%s; seat-%s=%s"
                                        .formatted(host, campaign.heading().id(), anna.secret()));
                HttpResponse<java.io.InputStream> reply =
                        client.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
                assertThat(reply.statusCode())
                        .as(method + " " + path)
                        .isIn(method.equals("HEAD") ? List.of(405) : List.of(200, 404));
                assertThat(reply.headers().allValues("Set-Cookie")).as(path).isEmpty();
                reply.body().close();
            }
        }
        assertThat(kept()).isEqualTo(before);
    }

    private List<Object> kept() {
        String id = campaign.heading().id();
        Journal journal = campaigns.journal();
        return List.of(
                journal.heading(id),
                journal.rows(id, 0, Long.MAX_VALUE),
                journal.tableStore().seats(id),
                journal.tableStore().seals(id),
                journal.tableStore().asides(id),
                journal.campaigns().size());
    }
}
