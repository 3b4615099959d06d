package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Route;
import java.util.ArrayDeque;
import java.util.Deque;
import momentum.state.Initiative;
import momentum.table.Campaign;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Far from the server and on a slow machine: who presses as fast as the page allows does nothing twice and loses nothing. */
class SlowLineTest extends WebTest {
    private static final int LATENCY_MILLIS = 300;
    private static final int TIMES_SLOWER = 4;

    private final Deque<Route> held = new ArrayDeque<>();

    @BeforeEach
    void slow() {
        CDPSession devtools = browser.newCDPSession(page);
        JsonObject line = new JsonObject();
        line.addProperty("offline", false);
        line.addProperty("latency", LATENCY_MILLIS);
        line.addProperty("downloadThroughput", -1);
        line.addProperty("uploadThroughput", -1);
        devtools.send("Network.enable");
        devtools.send("Network.emulateNetworkConditions", line);
        JsonObject processor = new JsonObject();
        processor.addProperty("rate", TIMES_SLOWER);
        devtools.send("Emulation.setCPUThrottlingRate", processor);
    }

    @Test
    void aFightIsFoughtToItsEndAndAPriceIsPaid() {
        Campaign campaign = campaign();
        visit(campaign);
        openMove("Enter the Fray");
        page.locator("#opened [name=name]").fill("The drowned warden");
        dice.willShow(6, 3, 9);
        page.locator("#opened .way:has([value=heart])").click();
        rollAgainAndAgain();
        assertThat(asked()).containsText("Prepare to act");
        assertThat(page.locator("#opened")).hasCount(0);
        pressAgainAndAgain(".opt:has-text('Prepare to act')");
        assertThat(page.locator(".scene .you[aria-pressed=true]")).hasText("Kára");
        assertThat(asked()).hasCount(0);

        openMove("Strike");
        dice.willShow(6, 2, 3);
        rollAgainAndAgain();
        assertThat(outcome("Strike")).hasText("Strong hit");
        assertThat(page.locator("#opened")).hasCount(0);

        openMove("Strike");
        dice.willShow(1, 9, 10);
        rollAgainAndAgain();
        assertThat(asked()).containsText("What does it cost?");
        page.locator("#note").fill("The spear is gone.");
        page.locator(".cost:has-text('Resources lost')").click();
        assertThat(asked().locator("[data-take]")).containsText("Pay Resources lost 2");
        pressAgainAndAgain("[data-take]");
        assertThat(page.locator(".prose p").last()).hasText("The spear is gone.");
        assertThat(asked()).hasCount(0);
        assertThat(page.locator("#note")).hasValue("");
        assertThat(deed("Strike").last()).containsText("supply: 5 → 3");

        openMove("Clash");
        dice.willShow(6, 2, 3);
        rollAgainAndAgain();
        assertThat(asked()).containsText("Bolster your position");
        pressAgainAndAgain(".opt:has-text('Bolster your position')");
        assertThat(asked()).hasCount(0);
        assertThat(outcome("Clash")).hasText("Strong hit");
        openMove("End the Fight");
        dice.willShow(3, 4);
        rollAgainAndAgain();
        assertThat(page.locator(".scene")).hasCount(0);
        assertThat(outcome("End the Fight")).hasText("Strong hit");

        caughtUp(campaign);
        assertThat(hero(campaign).initiative()).isEqualTo(Initiative.NO_FIGHT);
        assertThat(page.locator("#chronicle .deed b:text-is('Strike'), #chronicle .deed h3:text-is('Strike')"))
                .hasCount(2);
        assertThat(page.locator("[data-say]")).hasCount(0);
        assertThat(campaign.now().seq()).isEqualTo(9);
    }

    @Test
    void aSecondPressIsNoAnswerToWhatIsAskedNext() {
        Campaign campaign = campaign();
        set(campaign, "momentum", 6);
        visit(campaign);
        openMove("Face Danger");
        dice.willShow(1, 5, 8);
        page.locator("#opened .way:has([value=iron])").click();
        rollAgainAndAgain();
        assertThat(asked()).containsText("Burn momentum?");
        page.evaluate("""
                () => {
                  for (let i = 0; i < 5; i++) document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true }));
                }""");
        assertThat(asked()).containsText("Delayed");
        caughtUp(campaign);
        assertThat(hero(campaign).momentum()).isEqualTo(2);
        assertThat(asked()).containsText("Delayed");
        assertThat(page.locator("[data-say]")).hasCount(0);
    }

    @Test
    void whatIsWrittenWhileANoteIsOnItsWayIsNotLost() {
        Campaign campaign = campaign();
        visit(campaign);
        page.locator("#note").fill("The ice sings.");
        page.route("**/say", held::add);
        page.keyboard().press("Control+Enter");
        page.keyboard().press("Control+Enter");
        page.keyboard().type(" Nobody knows the song.");
        page.waitForCondition(() -> !held.isEmpty());
        held.removeFirst().resume();
        page.unroute("**/say");
        assertThat(page.locator(".prose p").last()).hasText("The ice sings.");
        assertThat(page.locator("#note")).hasValue("Nobody knows the song.");
        page.keyboard().press("Control+Enter");
        assertThat(page.locator(".prose p").last()).hasText("Nobody knows the song.");
        assertThat(page.locator("#note")).hasValue("");
        caughtUp(campaign);
        assertThat(page.locator(".prose")).hasCount(2);
        assertThat(page.locator("[data-say]")).hasCount(0);
    }

    /** Presses what rolls, more often than anyone should, before the answer can have come. */
    private void rollAgainAndAgain() {
        pressAgainAndAgain(".side-foot [data-roll]");
    }

    private void pressAgainAndAgain(String button) {
        page.locator(button).evaluate("button => { for (let i = 0; i < 5; i++) button.click(); }");
    }
}
