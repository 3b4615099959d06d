package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import momentum.play.Command;
import momentum.play.Correction;
import momentum.state.Asset;
import momentum.state.Strictness;
import momentum.table.Campaign;
import org.junit.jupiter.api.Test;

/** Cards: on the sheet with all that is kept on them, where a hero begins, and where one is taken in play. */
class AssetsPageTest extends WebTest {
    private Campaign campaignWith(Asset... assets) {
        Campaign campaign = campaigns.begin("The Drowned Bell", "ironsworn", Strictness.ENFORCE);
        say(
                campaign,
                new Command.AddHero("Kára", List.of(2, 2, 3, 1, 1), List.of(), List.of(assets), Optional.empty(), ""));
        return campaign;
    }

    private static Asset hound() {
        return new Asset("Hound", 1, 4, 4).called(Optional.of("Fang"));
    }

    private static Asset asset(String card, int abilities) {
        return new Asset(card, abilities, 0, 0);
    }

    private Asset held(Campaign campaign, String card) {
        return hero(campaign).ofCard(card).orElseThrow();
    }

    private Locator card(String name) {
        return page.locator("#sheet .asset").filter(new Locator.FilterOptions().setHasText(name));
    }

    private void open(String name) {
        card(name).locator("summary").first().click();
    }

    @Test
    void aMeterABoxAndAnAbilityAreSetByAPress() {
        Campaign campaign = campaignWith(hound(), asset("Fletcher", 3));
        visit(campaign);
        press("meter health of Fang:2", "a fall");
        assertThat(page.locator("#sheet [aria-label=\"Fang's health 2 of 4\"]")).isVisible();
        assertThat(deed("Set by hand")).containsText("a fall");
        press("box seeker of Fletcher:1", "");
        assertThat(card("Fletcher").locator(".marks [aria-pressed=true]")).hasText("seeker");
        open("Fang");
        press("ability 3 of Fang:1", "");
        assertThat(card("Fang").locator(".knot[aria-pressed=true]")).hasText(new String[] {"1 · Sharp", "3 · Loyal"});
        caughtUp(campaign);
        assertThat(held(campaign, "Hound").abilities().numbers()).containsExactly(1, 3);
        assertThat(held(campaign, "Hound").health()).isEqualTo(2);
        press("meter health of Fang:1", "");
        press("meter health of Fang:0", "");
        assertThat(card("Fang")).containsText("out of action");
        page.locator("#top [aria-label=Undo]").click();
        assertThat(card("Fang")).not().containsText("out of action");
    }

    @Test
    void aCardShowsTheBooksTextAndWhatRuns() {
        Campaign campaign = campaignWith(hound());
        visit(campaign);
        open("Fang");
        assertThat(card("Fang").locator(".abilities li").first()).containsText("add +1 and take +1 momentum on a hit.");
        card("Fang").getByText("what runs").click();
        assertThat(card("Fang").locator(".runs"))
                .containsText("when you Gather Information by its keen senses: add +1 and take +1 momentum on a hit");
    }

    @Test
    void whatIsChosenAndCalledAndUsedUpIsPutRightAndACardIsGivenUp() {
        Campaign campaign = campaignWith(hound(), asset("Devotant", 1), asset("Lorekeeper", 3));
        said(campaign, "Browse the Forbidden Depths", "die 5");
        visit(campaign);
        assertThat(card("Lorekeeper")).containsText("Used up: Lorekeeper 3");
        card("Lorekeeper").getByText("use it again").click();
        assertThat(card("Lorekeeper")).not().containsText("Used up");

        open("Devotant");
        card("Devotant").getByText("change this card…").click();
        card("Devotant").locator("select").selectOption("wits");
        card("Devotant")
                .getByText("Choose", new Locator.GetByTextOptions().setExact(true))
                .click();
        assertThat(card("Devotant").locator(".kept")).containsText("Its stat: wits");

        open("Fang");
        card("Fang").getByText("change this card…").click();
        card("Fang").getByLabel("A name of its own").fill("Ash");
        card("Fang").getByText("Name it").click();
        assertThat(page.locator("#sheet .asset h3").first()).hasText("Ash");
        open("Ash");
        card("Ash").getByText("change this card…").click();
        card("Ash").getByText("give up").click();
        assertThat(page.locator("#sheet .asset")).hasCount(2);
        caughtUp(campaign);
        assertThat(hero(campaign).ofCard("Hound")).isEmpty();
        assertThat(held(campaign, "Devotant").notes().chosen()).isEqualTo(Map.of("stat", "wits"));
    }

    @Test
    void aBoxMayStandForWhatAnotherBears() {
        Campaign campaign = campaignWith(asset("Fletcher", 3));
        say(campaign, new Command.AddHero("Bran", List.of(3, 2, 2, 1, 1), List.of(), List.of(), Optional.empty(), ""));
        visit(campaign);
        page.locator("#sheet [value='box seeker of Fletcher:1']").click();
        page.getByLabel("With whom it is").selectOption("Bran");
        page.locator("#set-pop .solid").click();
        assertThat(card("Fletcher").locator(".marks [aria-pressed=true]")).hasText("seeker, with Bran");
    }

    @Test
    void aMoveOfACardsOwnIsOpenedFromItAndStandsInTheListOfMoves() {
        Campaign campaign = campaignWith(asset("Fletcher", 3));
        visit(campaign);
        assertThat(page.locator("#lists .chapter").last()).containsText("Craft Arrow");
        card("Fletcher").locator(".own-moves a").click();
        isOpened("Craft Arrow");
        roll("wits", 6, 2, 3);
        assertThat(card("Fletcher").locator(".marks [aria-pressed=true]")).hasText(new String[] {"seeker", "ravager"});
    }

    @Test
    void whatTheRulesDoNotKnowIsShownWithItsHealth() {
        Campaign campaign = campaignWith(new Asset("Grey Goose", 1, 2, 3));
        visit(campaign);
        assertThat(page.locator("#sheet [aria-label=\"Grey Goose's health 2 of 3\"]"))
                .isVisible();
        press("meter health of Grey Goose:1", "");
        assertThat(page.locator("#sheet [aria-label=\"Grey Goose's health 1 of 3\"]"))
                .isVisible();
    }

    @Test
    void aCardIsAddedByHand() {
        Campaign campaign = campaignWith();
        visit(campaign);
        page.getByText("Correct the sheet…").click();
        page.getByLabel("One more asset").fill("raven");
        page.getByLabel("One more asset").press("Enter");
        assertThat(card("Raven")).isVisible();
        caughtUp(campaign);
        assertThat(held(campaign, "Raven").abilities().numbers()).containsExactly(1);
    }

    @Test
    void withoutScriptsAPressOnACardSetsItAtOnce() {
        Campaign campaign = campaignWith(hound());
        try (BrowserContext plain = Chromium.withoutScripts()) {
            page = plain.newPage();
            visit(campaign);
            page.locator("#sheet [value='meter health of Fang:2']").click();
            assertThat(page.locator("#sheet [aria-label=\"Fang's health 2 of 4\"]"))
                    .isVisible();
        }
    }

    @Test
    void aNewHeroChoosesWhichAbilityIsFirstWhatIsChosenAndACompanionsName() {
        Campaign campaign = campaigns.begin("Ash", "ironsworn", Strictness.ENFORCE);
        page.navigate(at("/t/" + campaign.heading().id() + "/hero"));
        page.locator("#hero-name").fill("Kára");
        assertThat(page.getByLabel("Hound begins with")).isHidden();
        page.locator("input[name=asset][value=Hound]").check();
        page.getByLabel("Hound begins with").selectOption("Loyal");
        page.locator("[name=called-Hound]").fill("Fang");
        page.locator("input[name=asset][value=Devotant]").check();
        page.locator("[name=trait-Devotant-stat]").selectOption("heart");
        assertThat(page.locator("input[name=asset][value=Battle-Scarred]")).isDisabled();
        assertThat(page.locator(".asset-card:has([value=Battle-Scarred]) .not")).hasText("Only once you are maimed.");
        page.getByText("only what I can take").click();
        assertThat(page.locator(".asset-card:has([value=Battle-Scarred])")).isHidden();
        assertThat(page.locator(".asset-card:has([value=Raven])")).isVisible();
        page.getByText("Step into the story").click();

        page.waitForURL("**/t/*?**");
        Asset fang = held(campaign, "Hound");
        assertThat(fang.name()).isEqualTo("Fang");
        assertThat(fang.abilities().numbers()).containsExactly(3);
        assertThat(fang.health()).isEqualTo(4);
        assertThat(held(campaign, "Devotant").notes().chosen()).isEqualTo(Map.of("stat", "heart"));
    }

    @Test
    void advanceOffersCardsToSearchAndAsksWhichAbilityComesFirst() {
        Campaign campaign = campaignWith(hound());
        say(campaign, new Command.Correct("Kára", new Correction.Experience(9), ""));
        said(campaign, "Advance");
        visit(campaign);
        answer("A new asset");
        assertThat(asked()).containsText("for 3 experience");
        assertThat(asked().locator(".deck [value=Hound]")).hasCount(0);
        assertThat(asked().locator(".deck [value=Battle-Scarred]")).isDisabled();
        asked().locator("[type=search]").fill("tell a tale raven");
        assertThat(asked()).containsText("No asset has these words.");
        asked().locator("[type=search]").fill("raven");
        assertThat(asked().locator(".deck .opt:visible")).hasCount(1);
        answer("Raven");
        assertThat(asked()).containsText("Which ability?");
        assertThat(asked().locator(".opt").nth(1)).containsText("When you Face Death, add +2");
        page.keyboard().press("2");
        assertThat(card("Raven").locator(".knots")).hasAttribute("aria-label", "1 of 3 abilities");
        caughtUp(campaign);
        assertThat(held(campaign, "Raven").abilities().numbers()).containsExactly(2);
        assertThat(hero(campaign).earned().left()).isEqualTo(6);
    }

    @Test
    void advanceNamesTheAbilitiesThatAreLeft() {
        Campaign campaign = campaignWith(hound());
        say(campaign, new Command.Correct("Kára", new Correction.Experience(4), ""));
        said(campaign, "Advance", "choose Upgrade an asset");
        visit(campaign);
        assertThat(asked().locator(".opt")).hasCount(2);
        answer("Fang 3: Loyal");
        assertThat(card("Fang").locator(".knots")).hasAttribute("aria-label", "2 of 3 abilities");
    }

    @Test
    void nothingStandsInTheWayOfAScreenReader() {
        Campaign campaign = campaignWith(hound(), asset("Archer", 2), asset("Fletcher", 3));
        say(campaign, new Command.Correct("Kára", new Correction.Experience(9), ""));
        for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
            for (int width : List.of(1440, 390)) {
                page.setViewportSize(width, 900);
                page.navigate(
                        at("/t/" + campaign.heading().id() + "?open=Secure%20an%20Advantage&panel=side&view=moves"));
                page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)");
                Axe.findsNothing(page, "abilities on a card " + scheme + " " + width);
                page.navigate(at("/t/" + campaign.heading().id() + "?view=sheet"));
                page.evaluate("document.querySelectorAll('#sheet details').forEach(each => each.open = true)");
                Axe.findsNothing(page, "assets on the sheet " + scheme + " " + width);
            }
        }
        said(campaign, "Advance", "choose A new asset");
        visit(campaign);
        Axe.findsNothing(page, "cards to take");
    }
}
