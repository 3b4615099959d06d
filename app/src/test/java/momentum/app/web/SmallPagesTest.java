package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Media;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import momentum.play.Command;
import momentum.play.Reply;
import momentum.state.Asset;
import momentum.table.Campaign;
import momentum.track.Rank;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pages around a table: its seats, its dice, a sheet to print, the slates, the credits, and those that tell of trouble. */
class SmallPagesTest extends WebTest {
    /** What scrolls the page sideways, is cut, or is too small for a finger. */
    private static final String WALK = """
            () => {
              const problems = [];
              if (document.scrollingElement.scrollWidth > innerWidth) problems.push('the page scrolls sideways');
              const parts = [...document.querySelectorAll('button, a, summary, h1, h2, h3, input:not([type=hidden])')]
                .filter(each => each.checkVisibility() && !each.matches('.skip'));
              const name = each => each.tagName + ' ' + each.textContent.trim().slice(0, 30);
              for (const each of parts) {
                const at = each.getBoundingClientRect();
                if (at.left < -0.5 || at.right > innerWidth + 0.5) problems.push(name(each) + ' is outside');
                if (innerWidth < 700 && each.matches('.ghost, .solid, .icon, summary, .foot a') && at.height < 43.9) {
                  problems.push(name(each) + ' is ' + at.height + ' high');
                }
              }
              const head = [...document.querySelectorAll('.top strong, .top nav > *, .top nav form > button')]
                .filter(each => each.checkVisibility()).map(each => [each, each.getBoundingClientRect()]).filter(([, at]) => at.width);
              for (const [one, at] of head) for (const [other, there] of head) {
                if (one !== other && Math.min(at.right, there.right) - Math.max(at.left, there.left) > 1) {
                  problems.push(name(one) + ' lies over ' + name(other));
                }
              }
              return problems;
            }
            """;

    @ParameterizedTest
    @CsvSource({"320, 568, LIGHT", "390, 844, DARK", "768, 1024, LIGHT", "1440, 900, DARK"})
    void eachFitsAndKeepsNobodyOut(int width, int height, ColorScheme scheme) {
        page.setViewportSize(width, height);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
        Campaign campaign = campaign();
        String table = "/t/" + campaign.heading().id();
        for (String path : List.of(
                "/slate",
                table + "/seats",
                table + "/dice",
                table + "/sheet?hero=K%C3%A1ra",
                "/credits",
                table + "/none")) {
            page.navigate(at(path));
            assertThat(page.locator("h1").first()).isVisible();
            assertThat((List<?>) page.evaluate(WALK)).as(path).isEmpty();
            Axe.findsNothing(page, path);
        }
    }

    @Test
    void onePressGoesFromLightToDarkToTheSystemAndBackToThePage() {
        Campaign campaign = campaign();
        try (BrowserContext plain = Chromium.withoutScripts()) {
            Page reader = plain.newPage();
            for (String path : List.of(
                    "/slate",
                    "/credits",
                    "/t/" + campaign.heading().id() + "/seats",
                    "/t/" + campaign.heading().id() + "/dice",
                    "/t/" + campaign.heading().id() + "/sheet?hero=K%C3%A1ra")) {
                reader.navigate(at(path));
                Locator button = reader.locator("button[name=theme]");
                button.click();
                assertThat(reader.locator("html")).hasAttribute("data-theme", "light");
                button.click();
                assertThat(reader.locator("html")).hasAttribute("data-theme", "dark");
                button.click();
                assertThat(reader.locator("html")).not().hasAttribute("data-theme", Pattern.compile(".*"));
                assertThat(reader).hasURL(at(path));
            }
        }
    }

    @Test
    void troubleAtATableLeadsBackToItAndTroubleOfItToTheCampaigns() {
        Campaign campaign = campaign();
        page.navigate(at("/t/" + campaign.heading().id() + "/none"));
        assertThat(page.locator("#notice")).containsText("There is no page at this address.");
        assertThat(page.getByText("Back to the table"))
                .hasAttribute("href", "/t/" + campaign.heading().id());
        for (String path : List.of("/t/0123456789ab", "/slate/0123456789ab", "/nowhere")) {
            page.navigate(at(path));
            assertThat(page.locator("#notice")).isVisible();
            assertThat(page.getByText("Back to the table")).hasCount(0);
            assertThat(page.getByText("To the campaigns")).hasAttribute("href", "/");
        }
    }

    /** Three assets, vows and a journey: what a hero of many evenings has, from the dark theme as well. */
    @Test
    void aSheetPrintsOnOnePageDarkOnLight() {
        Campaign campaign = campaign();
        say(
                campaign,
                new Command.AddHero(
                        "Signe",
                        List.of(2, 2, 3, 1, 1),
                        List.of("Ylva", "The Red Lake"),
                        List.of(
                                new Asset("Hound", 1, 4, 4),
                                new Asset("Archer", 1, 0, 0),
                                new Asset("Devotant", 1, 0, 0)),
                        Optional.of(new Reply.Named("Find the drowned bell", Optional.of(Rank.EXTREME), 0, 0)),
                        ""));
        for (String vow : List.of("Bring home the sheep", "Pay for the boat", "Learn who rang it")) {
            track(campaign, "vow", vow, Rank.DANGEROUS, 14);
        }
        track(campaign, "journey", "Over the ice", Rank.FORMIDABLE, 22);
        page.navigate(at("/t/" + campaign.heading().id() + "/sheet?hero=Signe"));
        page.locator("button[name=theme]").click();
        assertThat(page.locator("html")).hasAttribute("data-theme", "light");
        page.locator("button[name=theme]").click();
        assertThat(page.locator("html")).hasAttribute("data-theme", "dark");
        assertThat(page.locator(".print-assets article")).hasCount(3);
        String pdf =
                new String(page.pdf(new Page.PdfOptions().setPreferCSSPageSize(true)), StandardCharsets.ISO_8859_1);
        assertThat(Pattern.compile("/Type /Page\\b(?!s)").matcher(pdf).results().count())
                .isEqualTo(1);
        assertThat(pdf).containsPattern("/MediaBox \\[0 0 59[45]\\.?\\d* 84[12]");
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(page.locator("h1")).hasCSS("color", "rgb(35, 38, 42)");
        assertThat(page.locator(".top")).isHidden();
        assertThat(page.locator("[data-print]")).isHidden();
    }
}
