package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import momentum.odds.ActionOdds;
import momentum.odds.Odds;
import momentum.odds.Percent;
import momentum.odds.ProgressOdds;
import momentum.play.Command;
import momentum.state.Asset;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.track.Rank;
import org.junit.jupiter.api.Test;

/** Before the dice fall, the page shows the sum and the odds of the very roll that will be made. */
class OddsPageTest extends WebTest {
    private static Pattern odds(Odds odds) {
        int[] percent = Percent.of(odds.strong(), odds.weak(), odds.miss());
        return Pattern.compile(
                "^strong hit %d %%, weak hit %d %%, miss %d %%(;|$)".formatted(percent[0], percent[1], percent[2]));
    }

    /** The card of the open move, or the question, shows one way to roll: its sum and its odds. */
    private static void shows(Locator place, String sum, Odds odds) {
        Locator way = place.locator(".way");
        assertThat(way).hasCount(1);
        assertThat(way.locator("b")).hasText(sum);
        assertThat(way.locator("[data-odds-words]")).hasText(odds(odds));
    }

    private Locator card() {
        return page.locator("#opened");
    }

    private static Locator tick(Locator place, String word) {
        return place.locator("[name=said][value=" + word + "]");
    }

    @Test
    void aBondThatIsTickedOnTheCardChangesTheOddsAndStaysWhenOthersAct() {
        Campaign campaign = campaign();
        visit(campaign);
        openMove("Gather Information");
        shows(card(), "+wits 1", new ActionOdds(1, 2).plain());

        tick(card(), "bonded").check();

        shows(card(), "+wits 1 +1 bonded", new ActionOdds(2, 2).plain());
        said(campaign, "note The fire burns low.");
        caughtUp(campaign);
        assertThat(tick(card(), "bonded")).isChecked();
        shows(card(), "+wits 1 +1 bonded", new ActionOdds(2, 2).plain());
        roll("wits", 3, 1, 4);
        assertThat(deed("Gather Information").locator(".op")).hasText("+ 1 wits + 1 bonded =");
        assertThat(outcome("Gather Information")).hasText("Strong hit");
        // The next one begins with nothing said.
        openMove("Gather Information");
        assertThat(tick(card(), "bonded")).not().isChecked();
        said(campaign, "note Nobody speaks.");
        caughtUp(campaign);
        shows(card(), "+wits 1", new ActionOdds(1, hero(campaign).momentum()).plain());
    }

    @Test
    void aBondThatIsTickedWhileTheRollWaitsChangesTheOddsAndIsToldByName() {
        Campaign campaign = campaign();
        said(campaign, "Compel +heart");
        visit(campaign);
        shows(asked(), "+heart 2", new ActionOdds(2, 2).plain());

        tick(asked(), "bonded").check();

        shows(asked(), "+heart 2 +1 bonded", new ActionOdds(3, 2).plain());
        dice.willShow(3, 5, 9);
        asked().locator("[data-roll]").click();
        assertThat(deed("Compel").locator(".thrown"))
                .hasAttribute("aria-label", "3 + 2 heart + 1 bonded = 6 against 5 and 9");
        assertThat(deed("Compel").locator(".op")).hasText("+ 2 heart + 1 bonded =");
        assertThat(page).not().hasURL(Pattern.compile("said="));
    }

    @Test
    void aProgressRollHasTheOddsOfTheVowThatIsPicked() {
        Campaign campaign = campaign();
        track(campaign, "vow", "Find Edda", Rank.DANGEROUS, 24);
        track(campaign, "vow", "Avenge Ulf", Rank.EPIC, 8);
        visit(campaign);
        openMove("Fulfill Your Vow");
        shows(card(), "progress 2", new ProgressOdds(2).plain());

        card().getByText("Find Edda").click();

        shows(card(), "progress 6", new ProgressOdds(6).plain());
        dice.willShow(2, 7);
        rollIt();
        assertThat(deed("Fulfill Your Vow").locator(".thrown")).hasAttribute("aria-label", "6 against 2 and 7");
    }

    @Test
    void whatACallingLineAddsIsInTheOdds() {
        Campaign campaign = campaign();
        said(campaign, "Compel +heart", "dice 6 vs 2 3", "yes");
        visit(campaign);
        shows(asked(), "+wits 1 +1 Compel", new ActionOdds(2, 3).plain());
    }

    @Test
    void aWaitingBonusIsForOnesOwnMoveAndForNoCalledOne() {
        Campaign campaign = campaign();
        said(campaign, "Secure an Advantage +iron", "dice 6 vs 2 3", "choose Take control");
        visit(campaign);
        openMove("Gather Information");
        shows(card(), "+wits 1 +1 Secure an Advantage", new ActionOdds(2, 2).plain());

        said(campaign, "Pay the Price", "choose Hurt 1");
        caughtUp(campaign);

        shows(asked(), "+health 4", new ActionOdds(4, 2).plain());
    }

    @Test
    void whoHealsThemselvesHasOneWayToDoIt() {
        Campaign campaign = campaign();
        visit(campaign);
        openMove("Heal");
        assertThat(card().locator(".subjects label:has(:checked)")).hasText("yourself");
        shows(card(), "+wits 1", new ActionOdds(1, 2).plain());
        assertThat(card().locator(".way em")).hasText("for yourself");

        card().getByText("a new one").click();
        assertThat(card().locator(".way em")).hasText("for another");
        card().locator("[name=name]").fill("Torvald");
        dice.willShow(6, 2, 3);
        rollIt();
        assertThat(outcome("Heal")).hasText("Strong hit");
    }

    @Test
    void aCompanionEnduresHarmWithTheirOwnHealth() {
        Campaign campaign = campaigns.begin("The Drowned Bell", "ironsworn", Strictness.ENFORCE);
        say(
                campaign,
                new Command.AddHero(
                        "Kára",
                        List.of(2, 2, 3, 1, 1),
                        List.of(),
                        List.of(new Asset("Hound", 1, 4, 4)),
                        Optional.empty(),
                        ""));
        visit(campaign);
        openMove("Companion Endure Harm");
        card().locator("[name=amount]").fill("1");
        shows(card(), "+their health 3", new ActionOdds(3, 2).plain());

        roll("their health", 3, 2, 4);

        assertThat(deed("Companion Endure Harm").locator(".thrown"))
                .hasAttribute("aria-label", "3 + 3 their health = 6 against 2 and 4");
    }

    @Test
    void aBonusByHandIsAddedToAnyRollBeforeItAndWhileItWaits() {
        Campaign campaign = campaign();
        visit(campaign);
        openMove("Fulfill Your Vow");
        card().getByText("add by hand…").click();
        card().locator("[name=because]").fill("all the signs agree");
        card().locator("[name=adding]").fill("3");
        shows(card(), "progress 0 +3 all the signs agree", new ProgressOdds(3).plain());
        dice.willShow(2, 1);
        rollIt();
        assertThat(deed("Fulfill Your Vow").locator(".thrown"))
                .hasAttribute("aria-label", "0 + 3 all the signs agree = 3 against 2 and 1");

        said(campaign, "Face Danger +iron");
        caughtUp(campaign);
        asked().getByText("add by hand…").click();
        asked().locator("[name=because]").fill("it is dark");
        asked().locator("[name=adding]").fill("-1");
        shows(asked(), "+iron 3 −1 it is dark", new ActionOdds(2, 2).plain());
        dice.willShow(2, 4, 9);
        asked().locator("[data-roll]").click();
        assertThat(deed("Face Danger").locator(".op")).hasText("+ 3 iron − 1 it is dark =");
    }

    @Test
    void whatTheTableAsksBeforeTheRollIsSaidInPlaceOfOdds() {
        Campaign campaign = campaign();
        visit(campaign);
        openMove("Endure Harm");
        assertThat(card().locator("[name=amount]")).hasValue("2");
        assertThat(card().locator(".way b")).hasText("+health 3");
        card().locator("[name=amount]").fill("");
        assertThat(card()).containsText("The table will ask: how much harm, 0 to 10; in doubt 2.");
        assertThat(page.locator(".side-foot")).containsText("Make this move");
        rollIt();
        assertThat(asked()).containsText("How much harm?");
    }

    @Test
    void whatStandsAgainstAMoveAsItIsFilledInIsSaidAndCanBePutRight() {
        Campaign campaign = campaign();
        visit(campaign);
        openMove("Swear an Iron Vow");
        assertThat(card().locator(".way b")).hasText("+heart 2");
        card().locator("[name=name]").fill("Avenge my father");
        card().locator("[name=name]").blur();
        assertThat(card().locator(".coming"))
                .containsText("there is an open track called \"Avenge my father\" already");
        assertThat(page.locator(".side-foot [data-roll]")).isDisabled();

        card().locator("[name=name]").fill("Find Edda");
        card().locator("[name=name]").blur();

        assertThat(card().locator(".coming")).hasCount(0);
        roll("heart", 6, 2, 3);
        assertThat(deed("Swear an Iron Vow")).containsText("Find Edda (dangerous) begins");
    }

    @Test
    void theOddsOfWhatIsTickedAreShownWithoutScriptsAsWell() {
        Campaign campaign = campaign();
        try (BrowserContext plain = Chromium.withoutScripts()) {
            page = plain.newPage();
            page.navigate(at("/t/" + campaign.heading().id() + "?open=Gather%20Information"));
            shows(card(), "+wits 1", new ActionOdds(1, 2).plain());
            tick(card(), "bonded").check();

            page.locator("#side").getByText("Show the odds of this").click();

            assertThat(tick(card(), "bonded")).isChecked();
            shows(card(), "+wits 1 +1 bonded", new ActionOdds(2, 2).plain());
            dice.willShow(3, 1, 4);
            rollIt();
            assertThat(deed("Gather Information").locator(".op")).hasText("+ 1 wits + 1 bonded =");
        }
    }
}
