package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.regex.Pattern;
import momentum.play.Command;
import momentum.table.Campaign;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How the table looks and sounds to the one who sits there, and what the clock on their wall says. */
class AppearanceTest extends WebTest {
    private static final String LIGHT = "rgb(255, 253, 248)";
    private static final String DARK = "rgb(27, 31, 35)";

    /** Counts what would be heard, and plays nothing. */
    private static final String LISTENING = """
            window.heard = { contexts: 0, sounds: 0 };
            window.AudioContext = class extends window.AudioContext {
              constructor(...with_) { super(...with_); window.heard.contexts++; }
            };
            const start = AudioBufferSourceNode.prototype.start;
            AudioBufferSourceNode.prototype.start = function (...when) { window.heard.sounds++; return start.apply(this, when); };
            """;

    private void system(ColorScheme scheme) {
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
    }

    private void is(String colour) {
        assertThat(page.locator("#top")).hasCSS("background-color", colour);
    }

    @Test
    void theTableFollowsTheSystemAtOnceUntilOneChoosesAndAgainWhenOneGivesThatUp() {
        Campaign campaign = campaign();
        system(ColorScheme.LIGHT);
        visit(campaign);
        is(LIGHT);
        page.locator("#note").fill("Unfinished");
        system(ColorScheme.DARK);
        is(DARK);
        system(ColorScheme.LIGHT);
        is(LIGHT);

        choose("Dark");
        is(DARK);
        system(ColorScheme.DARK);
        choose("Light");
        is(LIGHT);
        page.reload();
        is(LIGHT);
        choose("System");
        is(DARK);
        system(ColorScheme.LIGHT);
        is(LIGHT);
        assertThat(page.locator("html")).not().hasAttribute("data-theme", Pattern.compile(".*"));
        assertThat(page.locator("#note")).hasValue("Unfinished");
    }

    @Test
    void withoutScriptsTheTableIsMadeLightDarkOrAsTheSystemAsWell() {
        Campaign campaign = campaign();
        try (BrowserContext plain = Chromium.withoutScripts()) {
            page = plain.newPage();
            system(ColorScheme.LIGHT);
            visit(campaign);
            choose("Dark");
            is(DARK);
            assertThat(page).hasURL(Pattern.compile("/t/" + campaign.heading().id()));
            choose("System");
            is(LIGHT);
            system(ColorScheme.DARK);
            is(DARK);
        }
    }

    private int heard(String what) {
        return (int) page.evaluate("what => window.heard[what]", what);
    }

    @Test
    void diceAreSilentUntilSoundIsTurnedOnAndAgainOnceItIsTurnedOff() {
        Campaign campaign = campaign();
        browser.addInitScript(LISTENING);
        visit(campaign);
        assertThat(page.locator("html")).not().hasAttribute("data-sound", Pattern.compile(".*"));
        rolls(campaign);
        assertThat(heard("contexts")).isZero();
        assertThat(heard("sounds")).isZero();

        choose("Sound");
        assertThat(page.locator("html")).hasAttribute("data-sound", "on");
        assertThat(heard("sounds")).isZero();
        rolls(campaign);
        assertThat(heard("contexts")).isEqualTo(1);
        int knocks = heard("sounds");
        assertThat(knocks).isPositive();
        // Words make no noise.
        page.locator("#note").fill("Only the wind.");
        page.locator("#note").press("Control+Enter");
        assertThat(page.locator(".prose p").last()).hasText("Only the wind.");
        assertThat(heard("sounds")).isEqualTo(knocks);
        rolls(campaign);
        assertThat(heard("sounds")).isEqualTo(2 * knocks);
        assertThat(heard("contexts")).isEqualTo(1);

        page.reload();
        assertThat(page.locator("html")).hasAttribute("data-sound", "on");
        choose("Silent");
        assertThat(page.locator("html")).not().hasAttribute("data-sound", Pattern.compile(".*"));
        rolls(campaign);
        assertThat(heard("contexts")).isZero();
        assertThat(heard("sounds")).isZero();
    }

    private void rolls(Campaign campaign) {
        long before = campaign.now().seq();
        openMove("Face Danger");
        roll("iron", 5, 2, 3);
        assertThat(page.locator("#table")).not().hasAttribute("data-row", Long.toString(before));
        caughtUp(campaign);
        assertThat(page.locator("#chronicle .latest")).containsText("Face Danger");
    }

    /** The two are never on the same hour, and for most of the day not on the same date. */
    @ParameterizedTest
    @ValueSource(strings = {"Pacific/Auckland", "America/New_York"})
    void timesAreThoseOfWhereOneIs(String zone) {
        Campaign campaign = campaign();
        say(campaign, new Command.Note("The bell rang."));
        ZonedDateTime written = campaign.entries(1, 2).getFirst().at().atZone(ZoneId.of(zone));
        String hour = DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT).format(written);
        String day = DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.ENGLISH).format(written);
        try (BrowserContext there = Chromium.in(zone)) {
            page = watched(there.newPage());
            visit(campaign);
            // On the very first page already, which the server made before it could know.
            assertThat(page.locator(".prose time")).containsText(hour);
            page.reload();
            assertThat(page.locator("html")).hasAttribute("data-zone", zone);
            assertThat(page.locator(".prose time")).containsText(hour);
            page.navigate(at("/t/" + campaign.heading().id() + "?at=2"));
            assertThat(page.locator("#past strong")).containsText(hour);
            page.navigate(at("/t/" + campaign.heading().id() + "/read"));
            assertThat(page.locator("main")).containsText(day);
        }
    }

    /** A first page that was never at a table tells the time of where one is as well. */
    @ParameterizedTest
    @ValueSource(strings = {"Pacific/Auckland", "America/New_York"})
    void theFirstPageTellsThemToo(String zone) {
        Campaign campaign = campaign();
        ZonedDateTime played = campaign.entries(0, 1).getFirst().at().atZone(ZoneId.of(zone));
        try (BrowserContext there = Chromium.in(zone)) {
            page = watched(there.newPage());
            page.navigate(at("/"));
            assertThat(page.locator("article.campaign time"))
                    .containsText(
                            DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT).format(played));
        }
    }
}
