package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import momentum.play.Command;
import momentum.table.Campaign;
import org.junit.jupiter.api.Test;

/** What a screen reader says by itself when something happens: each thing once, in whole sentences. */
class LiveRegionsTest extends WebTest {
    /** A live region is read whole when anything in it changes, and what is hidden is not read. */
    private static final String EAR = """
            window.heard = [];
            new MutationObserver((changes) => {
              const text = (node) => node.nodeType === Node.TEXT_NODE ? node.data
                : node.nodeType !== Node.ELEMENT_NODE || node.getAttribute("aria-hidden") === "true" || node.hidden ? ""
                : node.getAttribute("aria-label") ?? [...node.childNodes].map(text).join(" ");
              const live = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], output:not([aria-live=off])";
              const regions = new Set();
              for (const { target, addedNodes } of changes) {
                const element = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
                regions.add(element?.closest(live));
                for (const added of addedNodes) {
                  if (added.nodeType !== Node.ELEMENT_NODE) continue;
                  if (added.matches(live)) regions.add(added);
                  for (const inside of added.querySelectorAll(live)) regions.add(inside);
                }
              }
              for (const region of regions) {
                const words = region?.isConnected ? text(region).replace(/\\\\s+/g, " ").trim() : "";
                if (words) window.heard.push(words);
              }
            }).observe(document, { childList: true, characterData: true, subtree: true, attributes: true, attributeFilter: ["hidden"] });
            """;

    /** What was said since this was asked last. */
    @SuppressWarnings("unchecked")
    private List<String> heard(Campaign campaign) {
        caughtUp(campaign);
        return (List<String>) page.evaluate("() => window.heard.splice(0)");
    }

    private Campaign looking() {
        Campaign campaign = campaign();
        set(campaign, "momentum", 6);
        page.addInitScript(EAR);
        visit(campaign);
        return campaign;
    }

    @Test
    void aRollItsQuestionsAndUndoAreSaidOnceEach() {
        Campaign campaign = looking();
        openMove("Face Danger");
        assertThat(heard(campaign)).isEmpty();

        roll("iron", 1, 5, 8);
        assertThat(asked()).containsText("Burn momentum?");
        assertThat(heard(campaign))
                .containsExactly(
                        "Kára: Face Danger. Kára: +iron: 1 + 3 iron = 4 against 5 and 8, miss. Burn momentum?");
        assertThat(page.locator("#hand .thrown")).hasAttribute("role", "img");
        assertThat(page.locator("#hand .thrown")).hasAttribute("aria-label", "1 + 3 iron = 4 against 5 and 8");
        answer("Burn +6");
        assertThat(asked()).containsText("Delayed");
        assertThat(heard(campaign))
                .containsExactly("Kára: burns momentum for a weak hit. Kára: momentum +6 to +2. Choose 1.");
        answer("Delayed");
        assertThat(asked()).hasCount(0);
        assertThat(heard(campaign)).containsExactly("Kára: Delayed, or in new danger. Kára: momentum +2 to +1.");

        page.locator("#top [aria-label=Undo]").click();
        assertThat(asked()).containsText("Delayed");
        assertThat(heard(campaign))
                .containsExactly("Taken back: Kára: Delayed, or in new danger. Kára: momentum +2 to +1. Choose 1.");
        page.locator("#top [aria-label=Redo]").click();
        assertThat(asked()).hasCount(0);
        assertThat(heard(campaign))
                .containsExactly("Done again: Kára: Delayed, or in new danger. Kára: momentum +2 to +1.");
    }

    @Test
    void whatOthersDoIsSaidAndAQuestionThatStillStandsIsNotRepeated() {
        Campaign campaign = looking();
        said(campaign, "Face Danger +iron");
        assertThat(asked()).hasCount(1);
        assertThat(heard(campaign)).containsExactly("Kára: Face Danger. Roll the dice.");
        say(campaign, new Command.Note("She waits."));
        assertThat(page.locator(".prose p").last()).hasText("She waits.");
        assertThat(heard(campaign)).containsExactly("She waits.");
        // The same words twice are said twice.
        say(campaign, new Command.Note("She waits."));
        assertThat(page.locator(".prose")).hasCount(2);
        assertThat(heard(campaign)).containsExactly("She waits.");
    }

    @Test
    void aPriceAndARefusalAreSaidAsTheyComeAbout() {
        Campaign campaign = looking();
        said(campaign, "Face Danger +iron", "dice 1 vs 9 10");
        assertThat(asked()).containsText("What does it cost?");
        assertThat(heard(campaign)).last().asString().endsWith("miss. Kára: Pay the Price. What does it cost?");
        page.keyboard().press("1");
        assertThat(asked().locator("[data-take]")).containsText("Pay Hurt 2");
        page.keyboard().press("1");
        assertThat(asked().locator("[data-take]")).containsText("Pay Hurt 3");
        assertThat(heard(campaign)).containsExactly("Pay Hurt 2.", "Pay Hurt 3.");

        page.locator("#in-words summary").click();
        page.locator("#in-words textarea").fill("Face Danger +iron");
        page.locator("#in-words textarea").press("Enter");
        assertThat(page.locator("#dock [data-say]")).hasAttribute("role", "alert");
        assertThat(heard(campaign))
                .singleElement()
                .asString()
                .startsWith("The rules say no Something is still waiting for an answer.");
    }
}
