package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import momentum.play.Command;
import momentum.state.Strictness;
import momentum.table.Campaign;
import org.junit.jupiter.api.Test;

/** Asking the world: tables, odds, foes; and rules that only advise. */
class OraclePageTest extends WebTest {
    @Test
    void aTableOfTheRulesAndOneOfTheBookAreFoundRolledAndKeptAtHand() {
        Campaign campaign = campaign();
        visit(campaign);
        page.locator(".tabs").getByText("Oracles").click();
        page.locator("#find").fill("settlement trou");
        page.locator("#find").press("Enter");
        isOpened("Settlement Trouble");
        dice.willShow(1);
        page.locator("#opened")
                .getByText("Roll", new Locator.GetByTextOptions().setExact(true))
                .first()
                .click();
        assertThat(page.locator(".answer").last()).containsText("Settlement Trouble");
        page.getByText("☆ make it a favourite").click();
        assertThat(page.getByText("★ a favourite")).isVisible();

        page.locator("#find").fill("");
        page.locator(".tabs").getByText("Oracles").click();
        assertThat(page.locator(".chapter").filter(new Locator.FilterOptions().setHasText("Favourites")))
                .containsText("Settlement Trouble");
        assertThat(page.locator(".chapter").filter(new Locator.FilterOptions().setHasText("Recent")))
                .containsText("Settlement Trouble");
        page.locator("#lists")
                .getByText("Action", new Locator.GetByTextOptions().setExact(true))
                .click();
        isOpened("Action");
        dice.willShow(12);
        rollIt();
        assertThat(page.locator(".answer").last()).containsText("Risk");
    }

    @Test
    void aYesOrNoIsAskedWithItsQuestionAndAMatchIsCalledOut() {
        Campaign campaign = campaign();
        visit(campaign);
        page.getByPlaceholder("Is there a way around?").fill("Does the ice hold?");
        dice.willShow(55);
        page.locator(".chip")
                .getByText("Likely", new Locator.GetByTextOptions().setExact(true))
                .click();

        assertThat(page.locator(".answer").last()).containsText("Does the ice hold?");
        assertThat(page.locator(".answer .said")).hasText("yes");
        assertThat(page.locator(".answer .match")).isVisible();
        assertThat(page.getByPlaceholder("Is there a way around?")).hasValue("");
    }

    @Test
    void aMatchOnATableIsNothingOfNote() {
        Campaign campaign = campaign();
        visit(campaign);
        page.locator(".tabs").getByText("Oracles").click();
        page.locator("#lists")
                .getByText("Action", new Locator.GetByTextOptions().setExact(true))
                .click();
        dice.willShow(33);
        rollIt();
        assertThat(page.locator(".answer .percent")).hasText("33");
        assertThat(page.locator(".answer .match")).hasCount(0);
        assertThat(page.locator("#spoken")).containsText("Action 33");
        assertThat(page.locator("#spoken")).not().containsText("match");
    }

    @Test
    void inAMoveAMatchCountsForAYesOrNoAndNotOnATable() {
        Campaign campaign = campaign();
        visit(campaign);
        page.locator(".tabs").getByText("Moves").click();
        openMove("Pay the Price");
        rollIt();
        answer("Let fate decide");
        dice.willShow(55);
        answer("Roll the oracle dice");
        assertThat(deed("Pay the Price").locator(".oracle-line")).containsText("55");
        assertThat(deed("Pay the Price").locator(".match")).hasCount(0);
        answer("Take these, or none");
        assertThat(asked()).hasCount(0);

        openMove("Ask the Oracle");
        rollIt();
        answer("Yes or no");
        dice.willShow(66);
        answer("Likely");
        assertThat(deed("Ask the Oracle").locator(".match")).hasText("A match");
    }

    @Test
    void whereTheRulesOnlyAdviseABentRuleIsNoted() {
        Campaign campaign = campaign();
        say(campaign, new Command.SetStrictness(Strictness.ADVISE));
        track(campaign, "foe", "The warden", momentum.track.Rank.DANGEROUS, 0);
        visit(campaign);
        openMove("Strike");
        roll("iron", 6, 2, 3);

        assertThat(deed("Strike")).containsText("against the rules: Strike needs the initiative");
    }

    @Test
    void aFoeOfTheBookIsRead() {
        Campaign campaign = campaign();
        visit(campaign);
        page.locator(".tabs").getByText("Foes").click();
        page.locator("#lists")
                .getByText("Bear", new Locator.GetByTextOptions().setExact(true))
                .click();
        assertThat(page.locator(".opened h2")).hasText("Bear");
        assertThat(page.locator(".opened")).containsText("NC");
    }
}
