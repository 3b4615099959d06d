package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import momentum.app.web.security.BindAddress;
import momentum.play.Command;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Seats;
import momentum.table.seat.Mode;
import momentum.table.seat.Role;
import org.junit.jupiter.api.AfterEach;

/** A table where everyone needs a seat, and each sits at a browser of their own. */
abstract class SeatedTest extends WebTest {
    private final List<BrowserContext> browsers = new ArrayList<>();

    @Override
    BindAddress doorway(int port) {
        return new BindAddress("127.0.0.1", port, true, Optional.empty());
    }

    @AfterEach
    void leave() {
        browsers.forEach(BrowserContext::close);
    }

    /** A campaign of Kára and Ylva. */
    Campaign campaign(Mode mode) {
        Campaign campaign = campaigns.begin("The Drowned Bell", "ironsworn", Strictness.ENFORCE, mode);
        for (String name : List.of("Kára", "Ylva")) {
            say(
                    campaign,
                    new Command.AddHero(name, List.of(2, 2, 3, 1, 1), List.of(), List.of(), Optional.empty(), ""));
        }
        return campaign;
    }

    Seats seats() {
        return new Seats(campaigns.journal().tableStore(), InstantSource.system());
    }

    /** The link to a new seat. */
    String link(Campaign campaign, String name, Role role, String... heroes) {
        return at("/s/"
                + seats().give(campaign.heading().id(), name, role, List.of(heroes))
                        .secret());
    }

    /** Someone takes a new seat, in a browser of their own. */
    Page sit(Campaign campaign, String name, Role role, String... heroes) {
        return follow(link(campaign, name, role, heroes));
    }

    Page host() {
        return follow(at("/s/"
                + seats().give(Seats.EVERY_TABLE, "host", Role.OWNER, List.of()).secret()));
    }

    /** Opens the link to a seat in a browser of its own, and sits down. */
    Page follow(String link) {
        Page opened = look(link);
        takeSeat(opened);
        return opened;
    }

    /** A page in a browser of its own. */
    Page look(String address) {
        BrowserContext own = Chromium.context(1440, 1000);
        browsers.add(own);
        Page opened = watched(own.newPage());
        opened.navigate(address);
        return opened;
    }

    /** Presses the button of the page that a seat's link leads to, and waits for the table. */
    static void takeSeat(Page page) {
        page.getByText("Take this seat").click();
        page.waitForURL(url -> !url.endsWith("/s") && !url.contains("/s/"));
    }

    /** From here on it is this one who looks and clicks. */
    void as(Page person) {
        page = person;
    }

    /** Someone's name at the head of a page, and what they do. */
    static Locator person(Page page, String name) {
        return page.locator("#people .person").filter(new Locator.FilterOptions().setHasText(name));
    }

    static void isSeen(Page page, String name, String state) {
        assertThat(person(page, name).locator(".state")).hasText(state);
    }

    static Locator waits(Page page, String name) {
        return page.locator("#hand .ask").filter(new Locator.FilterOptions().setHasText("Waiting for " + name));
    }

    /** What a page's own address gives, as it comes over the line. */
    static String source(Page page) {
        return page.request().get(page.url()).text();
    }

    /** Sends a form that no page shows, as the page's own scripts could; the answer's status. */
    static int forge(Page page, String path, String form) {
        Object status = page.evaluate(
                "async ([path, form]) => (await fetch(path, { method: 'POST', redirect: 'manual', body: form,"
                        + " headers: { 'Content-Type': 'application/x-www-form-urlencoded' } })).status",
                List.of(path, form));
        return ((Number) status).intValue();
    }
}
