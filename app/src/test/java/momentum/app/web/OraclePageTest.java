package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
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
        page.locator(".side-tabs").getByText("Oracle").click();
        page.locator("#find").fill("settlement trou");
        page.locator("#find").press("Enter");
        isOpened("Settlement Trouble");
        dice.willShow(1);
        page.locator("#opened")
                .getByText("Roll", new Locator.GetByTextOptions().setExact(true))
                .first()
                .click();
        assertThat(answers().last()).containsText("Settlement Trouble");
        page.getByLabel("Make it a favourite").click();
        assertThat(page.getByLabel("A favourite")).isVisible();

        page.getByText("All tables").click();
        assertThat(page.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Favourites")))
                .containsText("Settlement Trouble");
        assertThat(page.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Recent")))
                .containsText("Settlement Trouble");
        openTable("Action");
        dice.willShow(12);
        rollOnTable();
        assertThat(answers().last()).containsText("Risk");
    }

    @Test
    void aYesOrNoIsAskedWithItsQuestionAndAMatchIsCalledOut() {
        Campaign campaign = campaign();
        visit(campaign);
        page.locator(".side-tabs").getByText("Oracle").click();
        page.locator("#question").fill("Does the ice hold?");
        dice.willShow(55);
        page.locator(".odds-seg [value=Likely]").click();

        assertThat(answers().last()).containsText("Does the ice hold?");
        assertThat(answers().last().locator(".verdict")).hasText("yes");
        assertThat(answers().last().locator(".match")).isVisible();
        assertThat(page.locator("#question")).hasValue("");
        assertThat(page.locator(".answer .words")).hasText("55 yes");
        page.keyboard().press("Escape");
        page.locator("h1").click();
        page.keyboard().press("i");
        assertThat(page.locator("#note")).hasValue("yes");
    }

    @Test
    void aMatchOnATableIsNothingOfNote() {
        Campaign campaign = campaign();
        visit(campaign);
        page.locator(".side-tabs").getByText("Oracle").click();
        openTable("Action");
        dice.willShow(33);
        rollOnTable();
        assertThat(answers().locator(".percent")).hasText("33");
        assertThat(answers().locator(".match")).hasCount(0);
        assertThat(page.locator("#spoken")).containsText("Action 33");
        assertThat(page.locator("#spoken")).not().containsText("match");
    }

    @Test
    void inAMoveAMatchCountsForAYesOrNoAndNotOnATable() {
        Campaign campaign = campaign();
        visit(campaign);
        openMove("Pay the Price");
        rollIt();
        answer("Let fate decide");
        dice.willShow(55);
        answer("Roll the oracle dice");
        assertThat(deed("Pay the Price").locator(".oracle-line")).containsText("55");
        assertThat(deed("Pay the Price").locator(".match")).hasCount(0);
        answer("Pay these, or nothing");
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
        page.locator(".side-tabs").getByText("Foes").click();
        page.locator("#lists")
                .getByText("Bear", new Locator.GetByTextOptions().setExact(true))
                .click();
        isOpened("Bear");
        assertThat(page.locator("#opened")).containsText("NC");
    }

    @Test
    void aFoeOfTheBookIsFoughtWithItsNameAndRank() {
        Campaign campaign = campaign();
        visit(campaign);
        page.locator(".side-tabs").getByText("Foes").click();
        page.locator("#lists")
                .getByText("Bear", new Locator.GetByTextOptions().setExact(true))
                .click();
        isOpened("Bear");
        page.getByText("Fight this").click();
        assertThat(page.locator("#opened [name=name]")).hasValue("Bear");
        assertThat(page.locator("#opened [name=rank]")).hasValue("formidable");
        roll("heart", 6, 2, 3);
        assertThat(page.locator(".scene")).containsText("Bear");
        assertThat(page.locator(".scene")).containsText("formidable");
    }

    @Test
    void twoTablesAreRolledInOnePressAndAreOneRow() {
        Campaign campaign = campaign();
        visit(campaign);
        long before = campaign.now().seq();
        page.locator(".side-tabs").getByText("Oracle").click();
        dice.willShow(12, 1);
        page.getByText("Action + Theme").click();
        assertThat(answers().last().locator(".percent")).hasText(new String[] {"12", "1"});
        assertThat(page.locator(".answer .words")).containsText("Risk");
        org.assertj.core.api.Assertions.assertThat(campaign.now().seq()).isEqualTo(before + 1);
        page.locator("[data-insert]").click();
        assertThat(page.locator("#note")).hasValue(java.util.regex.Pattern.compile("Risk, .+"));
    }

    private Locator answers() {
        return page.locator("#chronicle .roll.o");
    }

    private void openTable(String name) {
        page.locator("#find").fill(name);
        page.locator("#lists")
                .getByText(name, new Locator.GetByTextOptions().setExact(true))
                .click();
        isOpened(name);
    }

    private void rollOnTable() {
        page.locator("#opened .solid").click();
    }
}
