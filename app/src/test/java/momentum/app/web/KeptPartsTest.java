package momentum.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.app.web.security.BindAddress;
import momentum.play.Command;
import momentum.play.Reply;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.DataFolder;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Seat;
import momentum.track.Rank;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages are put together from parts that were made for earlier ones: whatever is played, they are what a server that has kept nothing makes. */
class KeptPartsTest {
    private static final int ROUNDS = 120;
    private static final Pattern HAVE = Pattern.compile("data-have=\"([^\"]*)\"");

    private static final List<String> WHERE = List.of(
            "",
            "?hero=Ylva",
            "?tab=oracle",
            "?open=Face%20Danger",
            "?tab=foes",
            "?rows=80",
            "?tab=people",
            "?at=5",
            "?edit=4");

    @TempDir
    Path data;

    private final HttpClient client = HttpClient.newHttpClient();

    /** An hour later with every round, so that days and sessions come and go. */
    private Instant now = Instant.parse("2026-03-01T20:00:00Z");

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void aPageOfKeptPartsIsThatOfAServerWhichHasNone(long seed) throws Exception {
        Random random = new Random(seed);
        InstantSource clock = () -> now;
        try (client;
                Campaigns campaigns = new Campaigns(SqliteJournal.open(DataFolder.journal(data)), clock);
                WebTable server = new WebTable(campaigns, data, BindAddress.home(0), clock).start()) {
            Campaign campaign = campaign(campaigns);
            String have = "";
            for (int round = 0; round < ROUNDS; round++) {
                now = now.plus(Duration.ofMinutes(random.nextInt(8) == 0 ? 700 : 3));
                send(server, campaign, random);
                String where = random.nextBoolean() ? "" : WHERE.get(random.nextInt(WHERE.size()));
                try (WebTable fresh = new WebTable(campaigns, data, BindAddress.home(0), clock).start()) {
                    String page = page(server, campaign, where, "");
                    assertThat(page).isEqualTo(page(fresh, campaign, where, ""));
                    if (!have.isEmpty()) {
                        assertThat(page(server, campaign, where, have)).isEqualTo(page(fresh, campaign, where, have));
                    }
                    have = have(page);
                    assertThat(page)
                            .contains("name=\"read\" value=\"" + campaign.now().seq() + "\"");
                }
            }
            assertThat(campaign.now().seq()).isGreaterThan(ROUNDS / 2);
        }
    }

    private static Campaign campaign(Campaigns campaigns) {
        Campaign campaign = campaigns.begin("The Drowned Bell", "ironsworn", Strictness.ENFORCE);
        for (String name : List.of("Kára", "Ylva")) {
            campaign.say(
                            Seat.HOME,
                            Campaign.ANY,
                            new Command.AddHero(
                                    name,
                                    List.of(2, 2, 3, 1, 1),
                                    List.of(),
                                    List.of(),
                                    Optional.of(new Reply.Named("Avenge " + name, Optional.of(Rank.EXTREME), 0, 0)),
                                    ""))
                    .join();
        }
        return campaign;
    }

    /** Something that is played, or is refused. */
    private void send(WebTable server, Campaign campaign, Random random) throws IOException, InterruptedException {
        String hero = random.nextInt(3) == 0 ? "Ylva" : "Kára";
        int row = 1 + random.nextInt((int) Math.max(1, campaign.now().seq()));
        String dice = "&action=%d&first=%d&second=%d"
                .formatted(1 + random.nextInt(6), 1 + random.nextInt(10), 1 + random.nextInt(10));
        String form = switch (random.nextInt(14)) {
            case 0 -> "do=note&text=Snow+" + row;
            case 1 -> "do=note&text=%23+Chapter+" + row;
            case 2 -> "do=odds&likely=Likely&question=Is+it+" + row;
            case 3 -> "do=rewrite&note=" + row + "&text=Ice+" + row;
            case 4 -> "do=remove&note=" + row;
            case 5 -> "do=move&note=" + row + "&after=" + random.nextInt(row);
            case 6 -> "do=set&set=health:" + random.nextInt(6);
            case 7 -> "do=aside&reason=enough";
            case 8 -> "do=line&line=" + encoded("pay the price");
            case 9 -> "do=line&line=1";
            case 10 -> "undo";
            case 11 -> "redo";
            case 12 -> "do=make&move=Secure+an+Advantage&stat=wits" + dice;
            default -> "do=make&move=Face+Danger&stat=iron" + dice;
        };
        boolean isTurn = form.equals("undo") || form.equals("redo");
        HttpRequest request = HttpRequest.newBuilder(address(server, campaign, "/" + (isTurn ? form : "say")))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString((isTurn ? "x=y" : form) + "&hero=" + encoded(hero) + "&read="
                        + campaign.now().seq()))
                .build();
        int status = client.send(request, HttpResponse.BodyHandlers.ofString()).statusCode();
        assertThat(status).isIn(303, 422);
    }

    private String page(WebTable server, Campaign campaign, String where, String have)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(address(server, campaign, where));
        if (!have.isEmpty()) {
            request.header("HX-Request", "true").header("X-Have", have);
        }
        HttpResponse<String> page = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        assertThat(page.statusCode()).isEqualTo(200);
        return page.body();
    }

    private static URI address(WebTable server, Campaign campaign, String where) {
        return URI.create(server.address() + "t/" + campaign.heading().id() + where);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private static String have(String page) {
        Matcher found = HAVE.matcher(page);
        assertThat(found.find()).isTrue();
        return found.group(1);
    }
}
