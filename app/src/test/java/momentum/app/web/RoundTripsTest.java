package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.Route;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Pattern;
import momentum.play.Command;
import momentum.table.Campaign;
import org.junit.jupiter.api.Test;

/** What one does costs one trip to the server and back. */
class RoundTripsTest extends WebTest {
    private final Deque<Route> held = new ArrayDeque<>();

    private Campaign begun() {
        Campaign campaign = campaign();
        for (int i = 1; i <= 38; i++) {
            say(campaign, new Command.Note("The ice sings, day " + i + ", and nobody knows the song."));
        }
        return campaign;
    }

    private static void brings(Response answer, String... islands) {
        assertThat(answer.status()).isEqualTo(200);
        String html = answer.text();
        assertThat(html).doesNotContain("<html", "<body").contains(" id=\"state\"");
        for (String island : islands) {
            assertThat(html).as(island).containsPattern("<[a-z]+[^>]* id=\"" + island + "\"");
        }
    }

    @Test
    void aRollAnAnswerANoteAndUndoAreOneEach() {
        Campaign campaign = begun();
        set(campaign, "momentum", 6);
        RequestLog requests = new RequestLog(page, at("/"));
        visit(campaign);
        openMove("Face Danger");
        requests.forget(campaign);

        roll("iron", 1, 5, 8);
        assertThat(asked()).containsText("Burn momentum?");
        brings(requests.one(campaign), "dock", "side", "sheet");

        answer("Burn +6");
        assertThat(asked()).containsText("Delayed");
        brings(requests.one(campaign), "dock", "sheet", "vitals");

        answer("Delayed");
        assertThat(deed("Face Danger")).containsText("momentum: +2 → +1");
        brings(requests.one(campaign), "dock", "rows-\\d+");

        page.locator("#note").fill("The ice held, barely.");
        page.locator("#note").press("Control+Enter");
        assertThat(page.locator(".prose p").last()).hasText("The ice held, barely.");
        brings(requests.one(campaign), "rows-\\d+");

        page.locator("#top [aria-label=Undo]").click();
        assertThat(page.locator("#chronicle").getByText("The ice held, barely."))
                .hasCount(0);
        brings(requests.one(campaign), "rows-\\d+");
    }

    @Test
    void aMoveIsFetchedUnderTheHandAndThePressAsksForNothingMore() {
        Campaign campaign = begun();
        RequestLog requests = new RequestLog(page, at("/"));
        visit(campaign);
        requests.forget(campaign);
        Locator danger = inList("Face Danger");
        page.waitForResponse(Pattern.compile("open=Face%20Danger"), danger::hover)
                .finished();
        danger.click();
        isOpened("Face Danger");
        assertThat(requests.all(campaign)).extracting(Request::resourceType).containsExactly("fetch");

        page.locator("#opened .back").click();
        assertThat(page.locator("#lists")).isVisible();
        requests.forget(campaign);
        page.waitForResponse(Pattern.compile("open=Gather%20Information"), inList("Gather Information")::focus)
                .finished();
        page.keyboard().press("Enter");
        isOpened("Gather Information");
        assertThat(requests.all(campaign)).extracting(Request::resourceType).containsExactly("fetch");
        assertThat(page).hasURL(Pattern.compile("open=Gather%20Information"));
    }

    private Locator inList(String move) {
        return page.locator("#lists a")
                .filter(new Locator.FilterOptions()
                        .setHas(page.getByText(move, new Page.GetByTextOptions().setExact(true))));
    }

    @Test
    void anAnswerThatTakesLongHasASignOfWorkUntilItComes() {
        visit(campaign());
        openMove("Face Danger");
        page.route("**/say", held::add);
        roll("iron", 6, 2, 3);
        seesWork();
        letGo();
        assertThat(deed("Face Danger")).containsText("Strong hit");
        seesNoWork();

        page.route(Pattern.compile("open=Gather%20Information"), held::add);
        inList("Gather Information").click();
        seesWork();
        letGo();
        isOpened("Gather Information");
        seesNoWork();
    }

    private void letGo() {
        page.waitForCondition(() -> !held.isEmpty());
        held.removeFirst().resume();
    }

    private void seesWork() {
        page.waitForFunction("""
                () => {
                  const { content, opacity } = getComputedStyle(document.querySelector(".top"), "::after");
                  return content !== "none" && opacity === "1";
                }""");
    }

    private void seesNoWork() {
        page.waitForFunction("() => getComputedStyle(document.querySelector('.top'), '::after').content === 'none'");
    }
}
