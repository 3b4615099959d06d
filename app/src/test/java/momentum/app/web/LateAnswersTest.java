package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Pattern;
import momentum.table.Campaign;
import org.junit.jupiter.api.Test;

/** On a slow line an answer may come after the next press: the page shows what was asked for last. */
class LateAnswersTest extends WebTest {
    private final Deque<Route> held = new ArrayDeque<>();

    @Test
    void ofTwoLinksTheOnePressedLastIsShown() {
        visit(campaign());
        page.route(Pattern.compile("open=Face%20Danger"), held::add);
        press("Face Danger");
        press("Gather Information");
        assertThat(page.locator("#opened h2")).hasText("Gather Information");

        letGo();

        isOpened("Gather Information");
        assertThat(page).hasURL(Pattern.compile("open=Gather%20Information"));
    }

    @Test
    void aNoteThatIsAnsweredLateIsShownAndLeavesOpenWhatWasOpenedSince() {
        Campaign campaign = campaign();
        visit(campaign);
        page.route("**/say", held::add);
        page.locator("#note").fill("The ice sings.");
        page.locator("#note").press("Control+Enter");
        press("Gather Information");
        assertThat(page.locator("#opened h2")).hasText("Gather Information");

        letGo();

        assertThat(page.locator(".prose p").last()).hasText("The ice sings.");
        isOpened("Gather Information");
        assertThat(page.locator("#note")).hasValue("");
        caughtUp(campaign);
    }

    @Test
    void whatIsTypedWhileALateAnswerIsFetchedAgainStays() {
        Campaign campaign = campaign();
        visit(campaign);
        page.route("**/say", held::add);
        page.locator("#note").fill("The ice sings.");
        page.locator("#note").press("Control+Enter");
        press("Gather Information");
        assertThat(page.locator("#opened h2")).hasText("Gather Information");
        page.route(Pattern.compile("open=Gather%20Information"), held::add);
        letGo();
        page.locator("#note").fill("And then");

        letGo();

        assertThat(page.locator(".prose p").last()).hasText("The ice sings.");
        assertThat(page.locator("#note")).hasValue("And then");
    }

    @Test
    void aLinkThatIsAnsweredAfterANoteWasWrittenLeadsWhereItLeads() {
        Campaign campaign = campaign();
        visit(campaign);
        page.route(Pattern.compile("tab=oracle"), held::add);
        page.locator(".side-tabs [data-tab=oracle]").click();
        page.waitForCondition(() -> !held.isEmpty());
        page.locator("#note").fill("The ice sings.");
        page.locator("#note").press("Control+Enter");
        assertThat(page.locator(".prose p").last()).hasText("The ice sings.");

        letGo();
        letGo();

        assertThat(page.locator("#question")).isVisible();
        assertThat(page).hasURL(Pattern.compile("tab=oracle"));
        caughtUp(campaign);
    }

    private void press(String move) {
        page.locator("#lists")
                .getByText(move, new Locator.GetByTextOptions().setExact(true))
                .first()
                .click();
    }

    /** What was held back goes to the server now; returns once the page has dealt with the answer. */
    private void letGo() {
        page.waitForCondition(() -> !held.isEmpty());
        Route route = held.removeFirst();
        page.waitForResponse(answer -> answer.request().equals(route.request()), route::resume)
                .finished();
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))");
    }
}
