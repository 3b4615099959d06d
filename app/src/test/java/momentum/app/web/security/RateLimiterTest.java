package momentum.app.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import momentum.app.web.WebTable;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.Seats;
import momentum.table.journal.MemoryJournal;
import momentum.table.seat.Mode;
import momentum.table.seat.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One who sends more than a hand can is told to wait, and nobody else has to. */
class RateLimiterTest {
    @TempDir
    Path data;

    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-11-15T20:00:00Z"));
    private final InstantSource clock = () -> now.get();

    @Test
    void aSeatThatFloodsTheTableWaitsAndComesBack() throws IOException, InterruptedException {
        Campaigns campaigns = new Campaigns(new MemoryJournal(), clock);
        Campaign campaign = campaigns.begin("Ash", "ironsworn", Strictness.ENFORCE, Mode.COOP);
        String id = campaign.heading().id();
        Seats seats = new Seats(campaigns.journal().tableStore(), clock);
        String flooding = seats.give(id, "Anna", Role.PLAYER, List.of()).secret();
        String other = seats.give(id, "Brom", Role.PLAYER, List.of()).secret();
        BindAddress doorway = new BindAddress("127.0.0.1", 0, true, Optional.empty());
        try (WebTable server = new WebTable(campaigns, data, doorway, clock).start();
                HttpClient client = HttpClient.newHttpClient()) {
            URI say = URI.create(server.address() + "t/" + id + "/say");
            assertThat(note(client, say, id, flooding).statusCode()).isEqualTo(303);
            List<Integer> answers = new ArrayList<>();
            for (int i = 0; i < 200; i++) {
                answers.add(note(client, say, id, flooding).statusCode());
            }
            assertThat(answers.subList(0, 119)).containsOnly(303);
            assertThat(answers.subList(119, 200)).containsOnly(429);
            assertThat(campaign.now().seq()).isEqualTo(120);
            assertThat(note(client, say, id, flooding).headers().firstValue("Retry-After"))
                    .contains("2");
            assertThat(note(client, say, id, other).statusCode()).isEqualTo(303);

            now.updateAndGet(instant -> instant.plusSeconds(2));
            assertThat(note(client, say, id, flooding).statusCode()).isEqualTo(303);
        }
    }

    @Test
    void thoseWithoutASeatShareWhatTheirAddressMaySend() throws IOException, InterruptedException {
        BindAddress doorway = new BindAddress("127.0.0.1", 0, true, Optional.empty());
        Campaigns campaigns = new Campaigns(new MemoryJournal(), clock);
        String id = campaigns
                .begin("Ash", "ironsworn", Strictness.ENFORCE, Mode.COOP)
                .heading()
                .id();
        Seats seats = new Seats(campaigns.journal().tableStore(), clock);
        String seated = seats.give(id, "Anna", Role.PLAYER, List.of()).secret();
        try (WebTable server = new WebTable(campaigns, data, doorway, clock).start();
                HttpClient client = HttpClient.newHttpClient()) {
            List<Integer> answers = new ArrayList<>();
            for (int i = 0; i < 2010; i++) {
                URI guess = URI.create(server.address() + "s/" + "A".repeat(20) + i);
                answers.add(client.send(HttpRequest.newBuilder(guess).build(), HttpResponse.BodyHandlers.discarding())
                        .statusCode());
            }
            assertThat(answers.subList(0, 2000)).containsOnly(403);
            assertThat(answers.subList(2000, 2010)).containsOnly(429);
            // A seat that this server has not seen yet, as after a restart, does not wait for them.
            URI say = URI.create(server.address() + "t/" + id + "/say");
            assertThat(note(client, say, id, seated).statusCode()).isEqualTo(303);
        }
    }

    private static HttpResponse<String> note(HttpClient client, URI say, String campaign, String secret)
            throws IOException, InterruptedException {
        return client.send(
                HttpRequest.newBuilder(say)
                        .header("Cookie", "seat-" + campaign + "=" + secret)
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(HttpRequest.BodyPublishers.ofString("do=note&text=Hello"))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }
}
