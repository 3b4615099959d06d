package momentum.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import momentum.app.web.security.BindAddress;
import momentum.play.Command;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.Seats;
import momentum.table.dice.Seal;
import momentum.table.journal.MemoryJournal;
import momentum.table.journal.TableStore;
import momentum.table.seat.Aside;
import momentum.table.seat.Mode;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is taken along is what everyone at the table may see. */
class ExportRoutesTest {
    @TempDir
    Path data;

    @Test
    void noFileHasWhatIsWhisperedOrBehindTheScreenOrASecretInUse() throws Exception {
        Campaigns campaigns = new Campaigns(new MemoryJournal(), InstantSource.system());
        Campaign campaign = campaigns.begin("Ash", "ironsworn", Strictness.ENFORCE, Mode.GUIDED);
        String id = campaign.heading().id();
        TableStore store = campaigns.journal().tableStore();
        Seats seats = new Seats(store, InstantSource.system());
        campaign.say(Seat.HOME, Campaign.ANY, new Command.Note("For everyone.")).join();
        campaign.openSeal(Seat.HOME, 1).join();
        campaign.say(
                        Seat.HOME,
                        Campaign.ANY,
                        (table, source) -> new Command.AskOdds("", "Likely", source.die(100), "Is it cold?"))
                .join();
        for (Aside.Kind kind : Aside.Kind.values()) {
            store.add(Optional.empty(), new Aside(id, 1, Instant.EPOCH, kind, "Guide", "", "Hidden " + kind))
                    .join();
        }
        List<String> secrets =
                store.seals(id).stream().filter(Seal::isInUse).map(Seal::secret).toList();
        assertThat(secrets).hasSize(1);
        try (WebTable server = new WebTable(
                                campaigns,
                                data,
                                new BindAddress("127.0.0.1", 0, true, Optional.empty()),
                                InstantSource.system())
                        .start();
                HttpClient client = HttpClient.newHttpClient()) {
            for (Role role : Role.values()) {
                String cookie = "seat-" + id + "="
                        + seats.give(id, role.inWords(), role, List.of()).secret();
                for (String form : List.of("markdown", "record", "jsonl")) {
                    HttpResponse<String> file = get(client, server, "t/" + id + "/export?as=" + form, cookie);
                    assertThat(file.statusCode()).isEqualTo(200);
                    assertThat(file.headers().firstValue("Content-Disposition").orElseThrow())
                            .matches("attachment; filename=\"ash\\.(md|play|jsonl)\"");
                    assertThat(file.body())
                            .contains("For everyone.")
                            .doesNotContain("Hidden")
                            .doesNotContain(secrets);
                }
                assertThat(get(client, server, "t/" + id + "/export?as=everything", cookie)
                                .statusCode())
                        .isEqualTo(404);
            }
        }
    }

    private static HttpResponse<String> get(HttpClient client, WebTable server, String path, String cookie)
            throws IOException, InterruptedException {
        return client.send(
                HttpRequest.newBuilder(URI.create(server.address() + path))
                        .header("Cookie", cookie)
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    @ParameterizedTest
    @CsvSource({
        "The Drowned Bell, the-drowned-bell",
        "Kára's Söhne, kara-s-sohne",
        "'../../etc/passwd', etc-passwd",
        "'a\"; x=\"b\r\nSet-Cookie: c', a-x-b-set-cookie-c",
        "鐘, campaign",
        "---, campaign"
    })
    void aFileIsCalledAsItsCampaignInLettersThatAreSafeAnywhere(String campaign, String file) {
        assertThat(ExportRoutes.fileName(campaign)).isEqualTo(file);
        assertThat(ExportRoutes.fileName("a-".repeat(100)))
                .hasSizeLessThanOrEqualTo(60)
                .doesNotEndWith("-");
    }
}
