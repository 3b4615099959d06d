package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import momentum.table.Campaign;
import org.junit.jupiter.api.Test;

/** Who plays alone keeps the last word, as a guide does: overruling, handing out, setting aside, and any line there is. */
class LastWordTest extends WebTest {
    private void inWords(String line) {
        Locator fold = page.locator("#in-words");
        if (fold.getAttribute("open") == null) {
            fold.locator("summary").click();
        }
        fold.locator("[name=line]").fill(line);
        fold.getByText("Say it", new Locator.GetByTextOptions().setExact(true)).click();
    }

    @Test
    void aRollIsGivenUpForWhatMayBeChosenInItsPlace() {
        Campaign campaign = campaign();
        said(campaign, "set bond with Edda");
        said(campaign, "Test Your Bond on Edda");
        visit(campaign);
        assertThat(asked()).containsText("Or, in place of the roll:");
        answer("it has lapsed");
        assertThat(asked()).hasCount(0);
        assertThat(deed("Test Your Bond")).containsText("no more bond with Edda");
        assertThat(hero(campaign).bonds()).doesNotContain("Edda");
    }

    @Test
    void aBurnThatMomentumNoLongerBuysIsNotOffered() {
        Campaign campaign = campaign();
        set(campaign, "momentum", 6);
        visit(campaign);
        openMove("Face Danger");
        roll("iron", 1, 5, 8);
        assertThat(asked()).containsText("beats the 5");
        said(campaign, "set momentum -3");
        caughtUp(campaign);
        assertThat(asked()).containsText("it is no help for this roll any more.");
        assertThat(asked().locator(".opt[value=burn]")).hasCount(0);
        answer("Let the miss stand");
        assertThat(asked()).containsText("Pay the Price");
    }

    @Test
    void aRollThatWaitsIsOverruledBeforeAndAfterItsDiceFall() {
        Campaign campaign = campaign();
        set(campaign, "momentum", 6);
        visit(campaign);
        openMove("Face Danger");
        roll("iron", 1, 5, 8);
        assertThat(asked()).containsText("Burn momentum?");
        overrule("the ice is thick here", "A strong hit");
        assertThat(deed("Face Danger")).containsText("overruled: a strong hit and no miss: the ice is thick here");
        assertThat(page.locator(".ladder .now")).hasText("+7");
        assertThat(asked()).hasCount(0);

        said(campaign, "Fulfill Your Vow on Avenge my father");
        caughtUp(campaign);
        assertThat(asked()).containsText("Roll your progress");
        overrule("the story says so", "A strong hit");
        assertThat(deed("Fulfill Your Vow")).containsText("overruled: a strong hit: the story says so");
        assertThat(page.locator("#sheet")).containsText("What has ended (1)");
    }

    private void overrule(String why, String outcome) {
        page.getByText("overrule the dice…").click();
        page.locator(".overrule [name=reason]").fill(why);
        page.locator(".overrule").getByText(outcome).click();
    }

    @Test
    void aCostIsHandedOutWithItsReason() {
        Campaign campaign = campaign();
        visit(campaign);
        page.locator(".side-tabs").getByText("People").click();
        page.getByText("A cost or a gift…").click();
        page.locator("[name=phrase]").fill("suffer -1 supply");
        page.locator("[aria-label='Hand out'] [name=reason]").fill("the bridge is down");
        page.locator("[aria-label='Hand out']").getByText("Hand out").last().click();

        assertThat(deed("Handed out")).containsText("everyone must suffer -1 supply");
        assertThat(deed("Handed out")).containsText("the bridge is down");
        assertThat(deed("Handed out")).containsText("supply: 5 → 4");
    }

    @Test
    void whatIsAskedIsSetAside() {
        Campaign campaign = campaign();
        visit(campaign);
        openMove("Pay the Price");
        rollIt();
        assertThat(asked()).hasCount(1);
        page.getByText("set this aside…").click();
        page.getByLabel("Why it is dropped").fill("we look at it tomorrow");
        page.getByText("Set aside", new com.microsoft.playwright.Page.GetByTextOptions().setExact(true))
                .click();

        assertThat(asked()).hasCount(0);
        assertThat(deed("Set aside")).containsText("we look at it tomorrow");
    }

    @Test
    void anyLineOfARecordCanBeSaidOnThePage() {
        Campaign campaign = campaign();
        visit(campaign);
        dice.willShow(2, 3, 9);
        inWords("Face Danger +iron, adding +1 because the rope holds");
        assertThat(deed("Face Danger").locator(".op")).hasText("+ 3 iron + 1 the rope holds =");
        inWords("choose Resources spent");
        assertThat(deed("Face Danger")).containsText("supply: 5 → 4");
        inWords("Kára must take +2 momentum because the sun rises");
        assertThat(deed("Handed out")).containsText("momentum: +2 → +4");
        assertThat(page.locator("#in-words [name=line]")).hasValue("");
    }

    @Test
    void whatIsSaidInOneBreathIsOneRowAndOneUndo() {
        Campaign campaign = campaign();
        visit(campaign);
        long before = campaign.now().seq();
        page.locator("#in-words summary").click();
        Locator line = page.locator("#in-words [name=line]");
        line.fill("Face Danger +iron");
        line.press("Shift+Enter");
        line.pressSequentially("& dice 1 vs 2 9");
        line.press("Enter");

        assertThat(deed("Face Danger").locator(".typed-in")).hasText("typed in");
        assertThat(asked()).containsText("Choose 1");
        caughtUp(campaign);
        org.assertj.core.api.Assertions.assertThat(campaign.now().seq()).isEqualTo(before + 1);
        inWords("undo");
        assertThat(asked()).hasCount(0);
        caughtUp(campaign);
        inWords("redo");
        assertThat(asked()).containsText("Choose 1");
        inWords("choose Delayed\n& dice 1 vs");
        assertThat(page.locator("#dock [data-say]")).containsText("That cannot be read");
        org.assertj.core.api.Assertions.assertThat(campaign.now().seq()).isEqualTo(before + 3);
    }

    @Test
    void aLineThatCannotBeReadIsToldAndStaysWhereItWasTyped() {
        Campaign campaign = campaign();
        visit(campaign);
        long before = campaign.now().seq();
        inWords("Fase Danger +iron");
        assertThat(page.locator("#dock [data-say]")).containsText("That cannot be read");
        assertThat(page.locator("#dock [data-say]")).containsText("Face Danger");
        assertThat(page.locator("#in-words [name=line]")).hasValue("Fase Danger +iron");
        assertThat(campaign.now().seq()).isEqualTo(before);
    }
}
