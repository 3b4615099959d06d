package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.time.InstantSource;
import momentum.play.Command;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.DataFolder;
import momentum.table.journal.sqlite.SqliteJournal;
import org.junit.jupiter.api.Test;

/** Several pages look at one table, and the server may go and come back. */
class SharedTableTest extends WebTest {
    @Test
    void twoTabsShowTheSameAndWhatIsBeingTypedStays() {
        Campaign campaign = campaign();
        visit(campaign);
        Page other = watched(browser.newPage());
        other.navigate(page.url());
        other.locator("#note").fill("She waits");

        openMove("Face Danger");
        roll("iron", 5, 2, 3);

        assertThat(other.locator(".deed").last()).containsText("Strong hit");
        assertThat(other.locator(".ladder .now")).hasText("+3");
        assertThat(other.locator("#note")).hasValue("She waits");
        other.locator("#note").press("Control+Enter");
        assertThat(page.locator(".prose p").last()).hasText("She waits");
        assertThat(other.locator("#note")).hasValue("");
    }

    @Test
    void whoIsTooLateIsToldAndNothingIsDoneTwice() {
        Campaign campaign = campaign();
        // Nothing but the answer tells this page of what others do.
        page.route("**/live", route -> route.abort());
        visit(campaign);
        openMove("Face Danger");
        page.locator("#note").fill("A thought");
        page.evaluate("() => (document.getElementById('table').dataset.row = '0')");

        rollIt();

        assertThat(page.locator("#side [data-say]")).containsText("The table has moved on");
        assertThat(page.locator("#side [data-say]")).containsText("Kára joins");
        assertThat(page.locator("#note")).hasValue("A thought");
        assertThat(campaign.now().table().agenda().isEmpty()).isTrue();
    }

    @Test
    void aServerThatRestartsInTheMiddleOfAQuestionLosesNothing() {
        Campaign begun = campaign();
        set(begun, "momentum", 6);
        visit(begun);
        openMove("Face Danger");
        roll("iron", 1, 5, 8);
        assertThat(asked()).containsText("Burn momentum?");

        restart(() -> assertThat(page.locator("#line-down")).isVisible());
        Campaign again = campaigns.open(begun.heading().id()).orElseThrow();
        say(again, new Command.Note("While the line was down, the ice sang."));

        assertThat(page.locator("#line-down")).isHidden();
        assertThat(page.locator(".prose p").last()).hasText("While the line was down, the ice sang.");
        answer("Burn +6");
        answer("Delayed");
        assertThat(page.locator(".ladder .now")).hasText("+1");
        assertThat(hero(again).momentum()).isEqualTo(1);
    }

    @Test
    void whatAnotherProgramPlaysOnTheSameFileIsSeenOnTheNextLook() {
        Campaign campaign = campaign();
        visit(campaign);
        try (Campaigns elsewhere =
                new Campaigns(SqliteJournal.open(DataFolder.journal(data)), InstantSource.system())) {
            say(elsewhere.open(campaign.heading().id()).orElseThrow(), new Command.Note("From the terminal."));
        }

        page.reload();
        assertThat(page.locator(".prose p").last()).hasText("From the terminal.");
        page.locator("#note").fill("And from the page.");
        page.locator("#note").press("Control+Enter");
        assertThat(page.locator(".prose p").last()).hasText("And from the page.");
    }

    @Test
    void theTableIsSeenAsItWas() {
        Campaign campaign = campaign();
        set(campaign, "momentum", 6);
        set(campaign, "momentum", -3);
        visit(campaign);
        page.locator("#top [aria-label='As it was']").click();
        page.locator("[data-slider] input").fill("2");
        page.locator("[data-slider] input").dispatchEvent("change");

        assertThat(page.locator(".ladder .now")).hasText("+6");
        assertThat(page.locator("#note")).hasCount(0);
        page.getByText("Back to now").first().click();
        assertThat(page.locator(".ladder .now")).hasText("−3");
    }

    @Test
    void aNoteIsRewrittenAndItsEarlierWordingKept() {
        Campaign campaign = campaign();
        visit(campaign);
        page.locator("#note").fill("The bell *rang*.");
        page.getByText("Write it down").click();
        assertThat(page.locator(".prose em")).hasText("rang");

        page.locator(".prose").hover();
        page.locator(".prose [data-edit]").click();
        page.locator("#rewritten").fill("The bell rang twice.");
        page.getByText("Keep this wording").click();

        assertThat(page.locator(".prose p").last()).hasText("The bell rang twice.");
        assertThat(page.locator(".prose")).containsText("rewritten once");
    }
}
