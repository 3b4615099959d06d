package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import momentum.app.web.security.BindAddress;
import momentum.play.Command;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.DataFolder;
import momentum.table.Seats;
import momentum.table.dice.Seal;
import momentum.table.export.Jsonl;
import momentum.table.journal.MemoryJournal;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.proof.TableDice;
import momentum.table.proof.Verifier;
import momentum.table.proof.Verifier.Verdict;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page where a table's dice are checked, at a table with seats and the table's own dice. */
class DicePageTest {
    @TempDir
    Path data;

    private Campaigns campaigns;
    private WebTable server;
    private Campaign campaign;
    private Seats seats;
    private BrowserContext browser;

    @BeforeEach
    void open() {
        campaigns = new Campaigns(SqliteJournal.open(DataFolder.journal(data)), InstantSource.system());
        seats = new Seats(campaigns.journal().tableStore(), InstantSource.system());
        server = new WebTable(
                        campaigns,
                        data,
                        new BindAddress("127.0.0.1", 0, true, Optional.empty()),
                        InstantSource.system())
                .start();
        campaign = campaigns.begin("The Long Ice", "ironsworn", Strictness.ENFORCE);
        browser = Chromium.context(1440, 1000);
    }

    @AfterEach
    void close() {
        browser.close();
        server.close();
        campaigns.close();
    }

    private void ask(Campaign at) {
        at.say(Seat.HOME, Campaign.ANY, (table, source) -> new Command.AskOdds("", "Likely", source.die(100), ""))
                .join();
    }

    private String secret(String name, Role role) {
        return seats.give(campaign.heading().id(), name, role, List.of()).secret();
    }

    private Page sit(String secret) {
        return sit(browser, secret);
    }

    private Page sit(BrowserContext in, String secret) {
        Page page = in.newPage();
        page.navigate(server.address() + "s/" + secret);
        SeatedTest.takeSeat(page);
        page.navigate(server.address() + "t/" + campaign.heading().id() + "/dice");
        return page;
    }

    private static Locator count(Page page, String what) {
        return page.locator("#checked dl div", new Page.LocatorOptions().setHasText(what))
                .locator("dd");
    }

    @Test
    void theOwnerOpensTheSealAndWhatWasSealedIsChecked() throws IOException {
        ask(campaign);
        ask(campaign);
        campaign.say(Seat.HOME, Campaign.ANY, new Command.AskOdds("", "Likely", 7, ""))
                .join();
        String promised = campaign.seals().getLast().hash();
        Page page = sit(secret("Olga", Role.OWNER));
        assertThat(page.locator("#seal-1 .digits")).hasText(promised);
        assertThat(count(page, "still sealed")).hasText("2");
        assertThat(count(page, "typed in by hand")).hasText("1");
        assertThat(page.locator("#checked")).containsText("row 3");
        assertThat(page.locator(".secret")).hasCount(0);

        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Open seal 1"))
                .click();

        assertThat(page.locator("#seal-2")).containsText("in use");
        assertThat(page.locator("#seal-1")).containsText("rows 1 to 3");
        assertThat(page.locator("#decides")).containsText("Only the secret.");
        assertThat(Seal.hash(page.locator("#seal-1 .secret").textContent())).isEqualTo(promised);
        assertThat(count(page, "checked")).hasText("2");
        assertThat(count(page, "wrong")).hasText("0");

        ask(campaign);
        page.reload();
        assertThat(count(page, "still sealed")).hasText("1");
        assertThat(campaign.entries(5, 6).getFirst().dice().seal()).isEqualTo(2);

        Download export =
                page.waitForDownload(() -> page.getByText("Take it along").click());
        Path file = data.resolve("campaign.jsonl");
        export.saveAs(file);
        try (BufferedReader in = Files.newBufferedReader(file)) {
            Verifier.Report report = new Jsonl(new Campaigns(new MemoryJournal(), InstantSource.system()))
                    .verify(in)
                    .dice();
            assertThat(report.isFine()).isTrue();
            assertThat(report.count(Verdict.CHECKED)).isEqualTo(2);
        }
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    }

    /** Each in a browser of their own: the word is kept where it was typed. */
    @Test
    void twoPlayersPromiseTheirWordsThenShowThemAndThenTheyCount() {
        String annas = secret("Anna", Role.PLAYER);
        String bens = secret("Ben", Role.PLAYER);
        secret("Olga", Role.OWNER);
        Page early = sit(annas);
        assertThat(button(early, "Open seal 1")).hasCount(0);
        assertThat(early.locator("#word")).containsText("after this seal was made");
        campaign.openSeal(seat("Olga"), 1).join();

        try (BrowserContext other = Chromium.context(390, 800)) {
            Page anna = sit(annas);
            assertThat(anna.locator("#decides")).containsText("Only the secret.");
            anna.locator("input[name=promise]").fill("ice raven");
            button(anna, "Promise it").click();
            assertThat(button(anna, "Show my word")).isVisible();
            Page ben = sit(other, bens);
            assertThat(ben.locator("#decides")).containsText("Only the secret.");
            ben.locator("input[name=promise]").fill("oak");
            button(ben, "Promise it").click();
            assertThat(ben.locator("#decides")).containsText("Still to be shown: Anna, Ben");
            assertThat(ben.locator("input[name=show]")).hasValue(java.util.regex.Pattern.compile("oak\\.[0-9a-f]{32}"));
            button(ben, "Show my word").click();
            assertThat(ben.locator("#decides")).containsText("Still to be shown: Anna");
            anna.reload();
            button(anna, "Show my word").click();
            assertThat(anna.locator("#decides")).containsText("the words of Anna, Ben");
        }
        assertThat(campaign.diceStatus().words()).matches("ice-raven\\.[0-9a-f]{32} oak\\.[0-9a-f]{32}");
        ask(campaign);
        campaign.openSeal(Seat.HOME, 2).join();
        assertThat(Verifier.of(campaign, TableDice.UNKNOWN).count(Verdict.CHECKED))
                .isEqualTo(1);
    }

    private Seat seat(String name) {
        return seats.of(campaign.heading().id()).stream()
                .filter(seat -> seat.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** What a browser works out is what anyone else does. */
    @Test
    void theFingerprintOfAWordIsItsSha256() {
        Page page = sit(secret("Anna", Role.PLAYER));
        for (String word : List.of("", "abc", "raven oak", "Kára ☃", "x".repeat(55), "x".repeat(56), "y".repeat(200))) {
            Object hash = page.evaluate("async word => (await import('/web/word.js')).sha256(word)", word);
            assertThat(hash).isEqualTo(Seal.hash(word));
        }
    }

    @Test
    void aWordThatCannotBeTakenIsToldOnThePage() throws Exception {
        String anna = secret("Anna", Role.PLAYER);
        assertThat(posted(anna, "/word", "promise=" + Seal.hash("raven"))).isEqualTo(422);
        campaign.openSeal(Seat.HOME, 1).join();
        assertThat(posted(anna, "/word", "show=raven")).isEqualTo(422);
        assertThat(posted(anna, "/word", "promise=raven")).isEqualTo(422);
        assertThat(posted(anna, "/word", "promise=" + Seal.hash("raven"))).isEqualTo(303);
        assertThat(posted(anna, "/word", "promise=" + Seal.hash("wren"))).isEqualTo(422);
        assertThat(posted(anna, "/word", "show=raven")).isEqualTo(303);
        assertThat(campaign.diceStatus().words()).isEqualTo("raven");
    }

    @Test
    void whoMayNotOpenASealIsRefusedAndASecondClickOpensNoOther() throws Exception {
        String spectator = secret("Sam", Role.SPECTATOR);
        String player = secret("Anna", Role.PLAYER);
        String guide = secret("Gus", Role.GUIDE);
        assertThat(post(spectator)).isEqualTo(403);
        assertThat(post(player)).isEqualTo(403);
        assertThat(post("")).isEqualTo(403);
        assertThat(campaign.seals()).hasSize(1);
        assertThat(post(guide)).isEqualTo(303);
        assertThat(post(guide)).isEqualTo(303);
        assertThat(campaign.seals()).extracting(Seal::isOpen).containsExactly(true, false);
    }

    private int post(String secret) throws Exception {
        return posted(secret, "/dice", "seal=1");
    }

    private int posted(String secret, String where, String form) throws Exception {
        String id = campaign.heading().id();
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(
                            HttpRequest.newBuilder(URI.create(server.address() + "t/" + id + where))
                                    .header("Cookie", "seat-" + id + "=" + secret)
                                    .header("Content-Type", "application/x-www-form-urlencoded")
                                    .POST(HttpRequest.BodyPublishers.ofString(form))
                                    .build(),
                            HttpResponse.BodyHandlers.discarding())
                    .statusCode();
        }
    }

    @Test
    void aLongCampaignIsCheckedBesideThePage() {
        String guide = secret("Gus", Role.GUIDE);
        Page page = sit(guide);
        for (int i = 0; i < 3000; i++) {
            var ignored = campaign.say(
                    Seat.HOME, Campaign.ANY, (table, source) -> new Command.AskOdds("", "Likely", source.die(100), ""));
        }
        ask(campaign);
        page.reload();
        assertThat(count(page, "still sealed")).hasText("3001");
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Open seal 1"))
                .click();
        assertThat(count(page, "checked")).hasText("3001");
    }

    @Test
    void thePageFitsAPhoneAndADesk() {
        ask(campaign);
        campaign.openSeal(Seat.HOME, 1).join();
        String owner = secret("Olga", Role.OWNER);
        for (int width : new int[] {390, 1440}) {
            Page page = sit(owner);
            page.setViewportSize(width, 900);
            page.reload();
            Object wide = page.evaluate("document.documentElement.scrollWidth");
            assertThat((Integer) wide).isLessThanOrEqualTo(width);
        }
    }
}
