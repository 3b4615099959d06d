package momentum.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import momentum.app.web.security.BindAddress;
import momentum.play.Command;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.DataFolder;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lines that are rolled at once write two rows; others take rows back meanwhile. Whoever asks is answered. */
class LinesAtOnceTest {
    private static final int ROUNDS = 80;

    /** Never waited for, unless something is stuck. */
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    @TempDir
    Path data;

    @Test
    void linesThatRollAndThoseWhoTakeThemBackAreAllAnswered() throws Exception {
        try (Campaigns campaigns = new Campaigns(SqliteJournal.open(DataFolder.journal(data)), InstantSource.system());
                WebTable server = new WebTable(campaigns, data, BindAddress.home(0), InstantSource.system()).start();
                HttpClient client = HttpClient.newHttpClient();
                ExecutorService players = Executors.newVirtualThreadPerTaskExecutor()) {
            Campaign campaign = campaign(campaigns);
            List<Future<List<Integer>>> answers = new ArrayList<>();
            for (String form : List.of("say", "say", "undo", "redo")) {
                answers.add(players.submit(() -> send(client, server, campaign, form)));
            }
            for (Future<List<Integer>> each : answers) {
                assertThat(each.get())
                        .hasSize(ROUNDS)
                        .allMatch(status -> status == 303 || status == 409 || status == 422);
            }
            assertThat(campaign.now().table().heroes()).hasSize(1);
        }
    }

    private static Campaign campaign(Campaigns campaigns) {
        Campaign campaign = campaigns.begin("The Drowned Bell", "ironsworn", Strictness.OFF);
        campaign.say(
                        Seat.HOME,
                        Campaign.ANY,
                        new Command.AddHero("Kára", List.of(2, 2, 3, 1, 1), List.of(), List.of(), Optional.empty(), ""))
                .join();
        return campaign;
    }

    private static List<Integer> send(HttpClient client, WebTable server, Campaign campaign, String form)
            throws Exception {
        List<Integer> statuses = new ArrayList<>();
        for (int i = 0; i < ROUNDS; i++) {
            HttpRequest request = HttpRequest.newBuilder(URI.create(
                            server.address() + "t/" + campaign.heading().id() + "/" + form))
                    .timeout(PATIENCE)
                    .header("Content-Type", "application/x-www-form-urlencoded")
                    .POST(HttpRequest.BodyPublishers.ofString("do=line&line=face+danger+iron&read="
                            + campaign.now().seq()))
                    .build();
            statuses.add(
                    client.send(request, HttpResponse.BodyHandlers.ofString()).statusCode());
        }
        return statuses;
    }
}
