package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.regex.Pattern;
import momentum.play.Command;
import momentum.state.Asset;
import momentum.state.Hero;
import momentum.state.Strictness;
import momentum.state.Track;
import momentum.table.Campaign;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How a story begins: from an empty campaign over the truths of its world and a hero to the table. */
class HeroPageTest extends WebTest {
    private Campaign begun(String game) {
        Campaign campaign = campaigns.begin("Ash", game, Strictness.ENFORCE);
        page.navigate(at("/t/" + campaign.heading().id() + "/hero"));
        return campaign;
    }

    private static List<String> notes(Campaign campaign) {
        return campaign.entries(0, campaign.now().seq()).stream()
                .flatMap(entry -> entry.commands().stream())
                .filter(Command.Note.class::isInstance)
                .map(command -> ((Command.Note) command).text())
                .toList();
    }

    /** A number for a stat, as one presses it. */
    private Locator stat(String name, int number) {
        return page.locator("input[name=stat-%s][value='%d']".formatted(name, number));
    }

    private Locator truth(int index) {
        return page.locator("[data-truth='" + index + "']");
    }

    private void stepIn() {
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Step into the story"))
                .click();
    }

    private static void isInView(Locator place) {
        assertThat(place).isInViewport();
    }

    @Test
    void fromAnEmptyCampaignOverTruthsAndAHeroToTheTableWithTheVowsMoveOpen() {
        page.navigate(at("/"));
        page.getByLabel("Its name").fill("The Drowned Bell");
        page.getByText("Begin, and make a hero").click();
        // Not before its scripts are there: one of them gives each number to one stat alone.
        page.waitForURL(url -> url.contains("/hero"));

        truth(0).locator("label").nth(1).click();
        truth(1).locator("summary").click();
        truth(1).getByText("Roll it").click();
        assertThat(truth(1).locator("input:checked")).hasValue(Pattern.compile("[012]"));
        assertThat(truth(1).locator(".starter:visible")).hasCount(1);
        truth(2).locator("summary").click();
        truth(2).locator("textarea").fill("We were the last to come.");
        assertThat(page.locator("[href='#step-world'] [data-told]")).hasText("3 of 11");
        assertThat(page.locator("[data-starters] li")).hasCount(2);

        page.locator("#hero-name").fill("Kára");
        stat("iron", 3).dispatchEvent("click");
        assertThat(stat("edge", 2)).isChecked();
        assertThat(page.locator(".so-far [data-mirror=name]")).hasText("Kára");
        assertThat(page.locator(".so-far [data-mirror=stat-iron]")).hasText("3");
        assertThat(page.locator(".asset-card")).hasCount(78);
        page.getByPlaceholder("Find one of 78").fill("hawk");
        page.locator(".asset-card:visible").first().click();
        page.getByPlaceholder("Find one of 78").fill("slayer");
        page.locator(".asset-card:visible").first().click();
        assertThat(page.locator("[data-count=asset]")).hasText("Hawk, Slayer: 2 of 3");
        page.getByPlaceholder("Find one of 78").fill("");
        page.getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName("Ritual").setExact(true))
                .click();
        assertThat(page.locator(".asset-card[data-kind=Path]:visible")).hasCount(0);
        page.getByLabel("Bond 1").fill("Ylva");
        page.getByLabel("The vow of your past").fill("Avenge my father");
        page.getByLabel("Equipment").fill("a notched axe");
        page.getByLabel("The vow to begin with").fill("Learn who rings the bell");
        page.locator("[name=quest-rank]").selectOption("formidable");
        assertThat(page.locator("[data-still]")).hasText("Nothing is left open.");
        stepIn();

        page.waitForURL("**/t/*?**");
        assertThat(page)
                .hasURL(Pattern.compile("hero=K%C3%A1ra.*open=Swear%20an%20Iron%20Vow.*name=Learn.*rank=formidable"));
        assertThat(page.locator("[name=name][value='Learn who rings the bell']"))
                .hasCount(1);
        assertThat(page.locator("[name=rank] [value=formidable][selected], [name=rank][value=formidable][checked]"))
                .hasCount(1);
        Campaign campaign =
                campaigns.open(campaigns.list().getFirst().heading().id()).orElseThrow();
        assertThat(notes(campaign)).hasSize(1);
        assertThat(notes(campaign).getFirst())
                .startsWith("# The truths of this world\n\n**The Old World.** ")
                .contains("**Iron.** ", "**Legacies.** We were the last to come.", "CC BY-NC-SA 4.0");
        Hero hero = campaign.now().table().hero("Kára").orElseThrow();
        assertThat(hero.stats()).hasToString("[2, 2, 3, 1, 1]");
        assertThat(hero.assets())
                .extracting(Asset::name, Asset::maxHealth)
                .containsExactly(Tuple.tuple("Hawk", 3), Tuple.tuple("Slayer", 0));
        assertThat(hero.bonds()).containsExactly("Ylva");
        assertThat(campaign.now().table().open("vow")).extracting(Track::name).containsExactly("Avenge my father");
    }

    @Test
    void inStarforgedTheTruthsHaveTablesOfTheirOwnAndWhatSetsTheStoryGoingLiesOnTheTable() {
        Campaign campaign = begun("starforged");
        truth(0).locator("label").first().click();
        truth(0).locator("select:visible").selectOption("0");
        page.locator("#hero-name").fill("Vega");
        page.getByLabel("The vow to begin with").fill("Find the lost ship");
        stepIn();

        page.waitForURL("**/t/*?**");
        assertThat(notes(campaign)).hasSize(1);
        assertThat(notes(campaign).getFirst()).contains("**Cataclysm.** ", "CC BY 4.0");
        assertThat(campaign.now().table().open("vow")).extracting(Track::name).containsExactly("Find the lost ship");
    }

    @Test
    void allThatIsOpenIsRolledAtOnce() {
        begun("starforged");
        page.getByText("Roll all that are open").click();

        assertThat(page.locator("[href='#step-world'] [data-told]")).hasText("14 of 14");
        assertThat(page.locator(".truth input[value='']:checked")).hasCount(0);
    }

    @Test
    void theTruthsMayBeLeftOutAndWrittenLaterOnAPageOfTheirOwn() {
        Campaign campaign = begun("ironsworn");
        page.getByText("skip all of it").click();
        isInView(page.locator("#hero-name"));
        page.locator("#hero-name").fill("Kára");
        stepIn();
        page.waitForURL("**/t/*?**");
        assertThat(notes(campaign)).isEmpty();

        page.navigate(at("/t/" + campaign.heading().id() + "/hero"));
        assertThat(page.locator("#step-world")).hasCount(0);
        page.getByText("Choose the truths of your world").click();
        page.getByText("Write them down").click();
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("Nothing is chosen");
        isInView(page.getByRole(AriaRole.ALERT));
        truth(0).locator("textarea").fill("Nobody came over the sea.");
        page.getByText("Write them down").click();
        page.waitForURL("**/t/" + campaign.heading().id());
        assertThat(notes(campaign))
                .containsExactly("# The truths of this world\n\n**The Old World.** Nobody came over the sea.");

        page.navigate(at("/t/" + campaign.heading().id() + "/truths"));
        assertThat(page.locator("main")).containsText("Truths are written already");
        page.navigate(at("/t/" + campaign.heading().id() + "/hero"));
        assertThat(page.locator("main")).containsText("The truths of your world are written in the story.");
    }

    @Test
    void nothingTypedIsLostOnAReload() {
        Campaign campaign = begun("ironsworn");
        truth(0).locator("label").nth(2).click();
        page.locator("#hero-name").fill("Ylva");
        stat("wits", 3).dispatchEvent("click");
        page.locator("input[value=Raven]").check();
        page.getByLabel("Bond 2").fill("The ferryman");
        page.getByLabel("Equipment").fill("a lantern");

        page.reload();

        isKept();
        assertThat(truth(0).locator("input[value='2']")).isChecked();
        // Another has written meanwhile, so that this page asks for less than it did.
        say(campaign, new Command.Note("It snows."));
        page.reload();
        assertThat(page.locator("#step-world")).hasCount(0);
        isKept();
    }

    private void isKept() {
        assertThat(page.locator("#hero-name")).hasValue("Ylva");
        assertThat(stat("wits", 3)).isChecked();
        assertThat(page.locator("input[value=Raven]")).isChecked();
        assertThat(page.getByLabel("Bond 1")).hasValue("");
        assertThat(page.getByLabel("Bond 2")).hasValue("The ferryman");
        assertThat(page.getByLabel("Equipment")).hasValue("a lantern");
        assertThat(page.locator(".so-far [data-mirror=carries]")).hasText("a lantern");
    }

    @Test
    void theOracleSuggestsAName() {
        begun("ironsworn");

        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Suggest a name"))
                .click();

        assertThat(page.locator("#hero-name")).hasValue(Pattern.compile("..+"));
        assertThat(page).hasURL(Pattern.compile("/hero$"));
    }

    @Test
    void whatTheRulesRefuseIsSaidWhereItIsAndWhatWasTypedIsStillThere() {
        Campaign campaign = campaign();
        page.navigate(at("/t/" + campaign.heading().id() + "/hero"));
        page.locator("#hero-name").fill("Kára");
        page.getByLabel("Equipment").fill("a lantern");

        stepIn();

        Locator alert = page.locator("#step-who").getByRole(AriaRole.ALERT);
        assertThat(alert).containsText("name that no other has");
        isInView(alert);
        assertThat(page.locator("#hero-name")).hasValue("Kára");
        assertThat(page.getByLabel("Equipment")).hasValue("a lantern");

        page.locator("#hero-name").fill("Tove");
        page.getByLabel("Bond 1").fill("Ylva");
        page.getByLabel("Bond 2").fill("ylva");
        stepIn();

        alert = page.locator("#step-people").getByRole(AriaRole.ALERT);
        assertThat(alert).containsText("There is a bond with ylva already.");
        isInView(alert);
        page.getByLabel("Bond 2").fill("");
        page.getByLabel("The vow of your past").fill("Go home");
        page.getByLabel("The vow to begin with").fill("go home");
        stepIn();

        alert = page.locator("#step-quest").getByRole(AriaRole.ALERT);
        assertThat(alert).containsText("give it another");
        isInView(alert);
        assertThat(campaign.now().table().hero("Tove")).isEmpty();
    }

    @Test
    void theTruthsAreNotWrittenForAHeroWhoIsRefused() {
        try (BrowserContext plain = Chromium.withoutScripts()) {
            page = watched(plain.newPage());
            Campaign campaign = begun("ironsworn");
            truth(0).locator("label").first().click();
            page.locator("#hero-name").fill("Kára");
            stat("iron", 3).check(new Locator.CheckOptions().setForce(true));
            stepIn();

            Locator alert = page.locator("#step-stats").getByRole(AriaRole.ALERT);
            assertThat(alert).containsText("[3, 2, 2, 1, 1] in any order");
            isInView(alert);
            assertThat(truth(0).locator("input[value='0']")).isChecked();
            assertThat(campaign.now().seq()).isZero();
        }
    }

    @Test
    void allOfItWorksWithoutScripts() {
        try (BrowserContext plain = Chromium.withoutScripts()) {
            page = watched(plain.newPage());
            Campaign campaign = begun("ironsworn");
            assertThat(page.locator(".so-far")).isHidden();
            assertThat(page.getByPlaceholder("Find one of 78")).isHidden();
            page.getByText("Suggest a name").click();
            assertThat(page.locator("#hero-name")).hasValue(Pattern.compile("..+"));
            page.locator("#hero-name").fill("Kára");
            truth(1).locator("summary").click();
            truth(1).getByText("Roll it").click();
            assertThat(page.locator("#hero-name")).hasValue("Kára");
            assertThat(truth(1)).hasAttribute("open", "");
            assertThat(truth(1).locator("input:checked")).hasValue(Pattern.compile("[012]"));
            page.locator("input[value=Raven]").check();
            page.getByLabel("The vow to begin with").fill("Learn who rings the bell");
            // Enter in a field sends the form, and rolls for nothing.
            page.getByLabel("The vow to begin with").press("Enter");

            page.waitForURL("**/t/*?**");
            assertThat(page).hasURL(Pattern.compile("open=Swear%20an%20Iron%20Vow"));
            assertThat(notes(campaign)).hasSize(1);
            assertThat(campaign.now().table().hero("Kára").orElseThrow().assets())
                    .hasSize(1);
        }
    }

    @ParameterizedTest
    @CsvSource({"1440, 900", "1024, 768", "768, 1024", "390, 844", "320, 640"})
    void nothingScrollsSidewaysAndWhatIsPressedOnAPhoneIsLargeEnough(int width, int height) {
        page.setViewportSize(width, height);
        for (String game : List.of("ironsworn", "starforged")) {
            Campaign campaign = begun(game);
            for (String path : List.of("/hero", "/truths")) {
                page.navigate(at("/t/" + campaign.heading().id() + path));
                page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)");
                assertThat((int) page.evaluate("document.documentElement.scrollWidth"))
                        .isEqualTo(width);
                isInView(page.locator(".bar-bottom .solid, .bar-bottom .ghost").last());
            }
            if (width < 700) {
                assertThat((List<?>) page.evaluate("""
                        () => [...document.querySelectorAll('main button:not(.unseen), main summary, main select, main .seg label, .bar-bottom button')]
                          .filter(each => each.getClientRects().length && each.getBoundingClientRect().height < 44)
                          .map(each => each.outerHTML.slice(0, 80))
                        """)).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ironsworn", "starforged"})
    void axeFindsNothing(String game) {
        Campaign campaign = begun(game);
        String table = "/t/" + campaign.heading().id();
        for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
            for (int width : List.of(1440, 768, 390)) {
                page.setViewportSize(width, 900);
                page.navigate(at(table + "/hero"));
                // With all of them answered, what they may lead to is a long list.
                page.evaluate("document.querySelectorAll('.truth input[value=\"1\"]').forEach(each => each.click())");
                assertThat(page.locator("[data-starters] li").last()).isVisible();
                Axe.findsNothing(page, game + " hero " + scheme + " " + width);
                page.navigate(at(table + "/truths"));
                Axe.findsNothing(page, game + " truths " + scheme + " " + width);
            }
        }
    }
}
