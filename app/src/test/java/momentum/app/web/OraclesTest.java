package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import momentum.play.Command;
import momentum.play.Strictness;
import momentum.table.Campaign;
import org.junit.jupiter.api.Test;

/** Asking the world: tables, odds, foes; and rules that only advise. */
class OraclesTest extends WebTest {
    @Test
    void aTableOfTheRulesAndOneOfTheBookAreFoundRolledAndKeptAtHand() {
        Campaign campaign = campaign();
        visit(campaign);
        page.locator(".tabs").getByText("Oracles").click();
        page.locator("#find").fill("settlement trou");
        page.locator("#find").press("Enter");
        assertThat(page.locator("#opened h2")).hasText("Settlement Trouble");
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
        dice.willShow(12);
        page.locator("#opened .solid").click();
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
    void whereTheRulesOnlyAdviseABentRuleIsNoted() {
        Campaign campaign = campaign();
        say(campaign, new Command.SetStrictness(Strictness.ADVISE));
        track(campaign, "foe", "The warden", momentum.track.Rank.DANGEROUS, 0);
        visit(campaign);
        openMove("Strike");
        roll("iron", 6, 2, 3);

        assertThat(deed("Strike")).containsText("Against the rules, and let pass: Strike needs the initiative");
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
