package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import momentum.app.web.security.BindAddress;
import momentum.notation.CommandReader;
import momentum.notation.LineReading;
import momentum.notation.Speakers;
import momentum.play.Command;
import momentum.play.Reply;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.DataFolder;
import momentum.table.SayResult;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Seat;
import momentum.track.Rank;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A table with loaded dice, and a browser that looks at it. */
abstract class WebTest {
    @TempDir
    Path data;

    final LoadedDice dice = new LoadedDice();
    final List<String> complaints = new ArrayList<>();
    Campaigns campaigns;
    WebTable server;
    BrowserContext browser;
    Page page;

    @BeforeEach
    void open() {
        campaigns = kept();
        server = serving(0);
        browser = Chromium.context(1440, 1000);
        page = watched(browser.newPage());
    }

    @AfterEach
    void close() {
        browser.close();
        server.close();
        campaigns.close();
        org.assertj.core.api.Assertions.assertThat(complaints)
                .as("what the browser complained of")
                .isEmpty();
    }

    private Campaigns kept() {
        return new Campaigns(SqliteJournal.open(DataFolder.journal(data)), InstantSource.system()).withDice(dice);
    }

    private WebTable serving(int port) {
        return new WebTable(campaigns, data, doorway(port), InstantSource.system()).start();
    }

    /** At home, unless a test says otherwise. */
    BindAddress doorway(int port) {
        return BindAddress.home(port);
    }

    /** The server goes, and comes back where it was with what is on disk. */
    void restart(Runnable meanwhile) {
        int port = server.port();
        server.close();
        campaigns.close();
        meanwhile.run();
        campaigns = kept();
        server = serving(port);
    }

    /** A page whose errors are a failure: of scripts, of the content policy, of anything fetched from elsewhere. */
    Page watched(Page watched) {
        watched.onPageError(complaints::add);
        watched.onConsoleMessage(message -> {
            if (message.type().equals("error")
                    && !message.text().contains("Failed to load resource")
                    && !message.text().contains("ERR_")
                    && !message.text().contains("Response Status Error Code")) {
                complaints.add(message.text());
            }
        });
        watched.onRequest(request -> {
            if (!request.url().startsWith("http://127.0.0.1:")) {
                complaints.add("asked another host: " + request.url());
            }
        });
        return watched;
    }

    String at(String path) {
        return server.address().replaceFirst("/$", "") + path;
    }

    /** A campaign with Kára in it, who has sworn to avenge her father. */
    Campaign campaign() {
        Campaign campaign = campaigns.begin("The Drowned Bell", "ironsworn", Strictness.ENFORCE);
        say(
                campaign,
                new Command.AddHero(
                        "Kára",
                        List.of(2, 2, 3, 1, 1),
                        List.of("Ylva"),
                        List.of(),
                        java.util.Optional.of(
                                new Reply.Named("Avenge my father", java.util.Optional.of(Rank.EXTREME), 0, 0)),
                        ""));
        return campaign;
    }

    void set(Campaign campaign, String what, int value) {
        say(campaign, new Command.SetValue("Kára", what, value, "for the test"));
    }

    void track(Campaign campaign, String kind, String name, Rank rank, int ticks) {
        say(
                campaign,
                new Command.SetTrack(
                        "Kára", kind, new Reply.Named(name, java.util.Optional.of(rank), 0, 0), ticks, "for the test"));
    }

    static void say(Campaign campaign, Command command) {
        SayResult told = campaign.say(Seat.HOME, Campaign.ANY, command).join();
        if (!(told instanceof SayResult.Done)) {
            throw new AssertionError(told);
        }
    }

    /** Says lines, as a record does. */
    static void said(Campaign campaign, String... lines) {
        for (String line : lines) {
            LineReading reading = new CommandReader(campaign.play().rulebook())
                    .read(line, Speakers.at(campaign.now().table()));
            say(campaign, ((LineReading.Understood) reading).command());
        }
    }

    void visit(Campaign campaign) {
        page.navigate(at("/t/" + campaign.heading().id()));
    }

    /** The page shows all that was said to the table, and waits for nothing: what is clicked now stays where it is. */
    void caughtUp(Campaign campaign) {
        assertThat(page.locator("#table"))
                .hasAttribute("data-row", Long.toString(campaign.now().seq()));
        assertThat(page.locator(".htmx-request")).hasCount(0);
    }

    /** Opens a move at the side, and its card is there. */
    void openMove(String move) {
        assertThat(page.locator(".htmx-request")).hasCount(0);
        if (page.locator("#lists[data-list=moves]").count() == 0) {
            page.locator(".side-tabs [data-tab=moves]").click();
        }
        page.locator("#lists[data-list=moves]")
                .getByText(move, new Locator.GetByTextOptions().setExact(true))
                .first()
                .click();
        isOpened(move);
    }

    /** What was asked for is open. The name alone would not tell: the same card may have been open before. */
    void isOpened(String name) {
        assertThat(page.locator(".htmx-request")).hasCount(0);
        assertThat(page.locator("#opened h2")).hasText(name);
    }

    /** Rolls with a stat from the open move; the dice are the action die and the two challenge dice. */
    void roll(String stat, int... falls) {
        dice.willShow(falls);
        page.locator("#opened .way:has([value='" + stat + "'])").click();
        rollIt();
    }

    /** Presses what makes the open move. */
    void rollIt() {
        page.locator(".side-foot [data-roll]").click();
    }

    Locator asked() {
        return page.locator("[data-ask]");
    }

    void answer(String button) {
        asked().getByRole(AriaRole.BUTTON)
                .filter(new Locator.FilterOptions().setHasText(button))
                .first()
                .click();
    }

    /** A move in the story, or the one at hand while it is not settled. */
    Locator deed(String title) {
        return page.locator("#chronicle :is(.roll, .latest, .tiny), #hand")
                .filter(new Locator.FilterOptions().setHasText(title))
                .last();
    }

    /** What a roll came to, as the page says it: in the story, or at hand. */
    Locator outcome(String title) {
        return deed(title).locator(".out, .verdict").first();
    }

    /** Presses something on the sheet, and sets it. */
    void press(String set, String reason) {
        page.locator("#sheet button[value='" + set + "']").first().click();
        page.locator("#set-pop [name=reason]").fill(reason);
        page.locator("#set-pop .solid").click();
    }

    /** Opens what is under the three dots. */
    void choose(String item) {
        page.locator("#menu > summary").click();
        page.locator("#menu")
                .getByText(item, new Locator.GetByTextOptions().setExact(true))
                .first()
                .click();
    }

    /** What stands on the table now, once the page has told it. */
    momentum.state.Hero hero(Campaign campaign) {
        return campaign.now().table().hero("Kára").orElseThrow();
    }
}
