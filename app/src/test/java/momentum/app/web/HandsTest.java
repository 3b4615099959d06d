package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import momentum.play.Command;
import momentum.table.Campaign;
import org.junit.jupiter.api.Test;

/** By thumb on a phone, and by keys alone. */
class HandsTest extends WebTest {
    @Test
    void onAPhoneOnePartIsInViewAndARollLeadsBackToTheStory() {
        Campaign campaign = campaign();
        page.setViewportSize(390, 844);
        visit(campaign);
        assertThat(page.locator("#story")).isVisible();
        assertThat(page.locator("#sheet")).isHidden();
        page.locator(".tabbar").getByText("Sheet").click();
        assertThat(page.locator("#sheet")).isVisible();
        assertThat(page.locator("#story")).isHidden();
        page.locator(".tabbar").getByText("Moves").click();
        openMove("Face Danger");

        roll("iron", 6, 2, 3);

        assertThat(deed("Face Danger")).isVisible();
        int wide = (int) page.evaluate("() => document.documentElement.scrollWidth");
        assertThat(wide).isLessThanOrEqualTo(390);
    }

    @Test
    void byKeysAloneAMoveIsMadeAnsweredUndoneAndWrittenAbout() {
        Campaign campaign = campaign();
        visit(campaign);
        page.keyboard().press("/");
        page.keyboard().type("face dan");
        page.keyboard().press("Enter");
        assertThat(page.locator("#opened h2")).hasText("Face Danger");
        dice.willShow(3, 4, 9);
        assertThat(page.locator("#opened [value=edge]")).isFocused();
        page.keyboard().press("3");
        assertThat(page.locator("#opened [value=iron]")).isChecked();
        assertThat(page.locator(".side-foot [data-sum]")).hasText("Roll +iron 3");
        page.keyboard().press("3");
        assertThat(asked()).containsText("Delayed, or in new danger");
        assertThat(asked().locator(".opt").first()).isFocused();
        page.keyboard().press("4");
        assertThat(deed("Face Danger")).containsText("supply: 5 → 4");
        assertThat(page.locator("#spoken")).containsText("supply 5 to 4");
        page.keyboard().press("u");
        assertThat(asked()).hasCount(1);
        page.keyboard().press("1");
        assertThat(deed("Face Danger")).containsText("momentum: +2 → +1");
        page.keyboard().press("n");
        page.keyboard().type("The ice held, barely.");
        page.keyboard().press("Control+Enter");
        assertThat(page.locator(".prose p").last()).hasText("The ice held, barely.");
    }

    @Test
    void handsAsQuickAsCanBeStayOnThePage() {
        Campaign campaign = campaign();
        visit(campaign);
        openMove("Face Danger");
        page.evaluate("""
                () => {
                  window.isSamePage = true;
                  new MutationObserver((changes, watch) => {
                    const first = document.querySelector("[data-ask] .opt");
                    if (!first) return;
                    watch.disconnect();
                    first.click();
                    document.getElementById("note").focus();
                  }).observe(document.body, { childList: true, subtree: true });
                }""");
        roll("iron", 3, 4, 9);
        assertThat(deed("Face Danger")).containsText("momentum: +2 → +1");
        assertThat(page.locator("#note")).isFocused();
        assertThat(page.evaluate("() => window.isSamePage")).isEqualTo(true);
    }

    @Test
    void aDoubleClickAsksTheOracleOnce() {
        Campaign campaign = campaign();
        visit(campaign);
        long before = campaign.now().seq();
        page.locator(".side-tabs").getByText("Oracle").click();
        var likely = page.locator("button[name=likely]").first();
        likely.scrollIntoViewIfNeeded();
        var box = likely.boundingBox();
        dice.willShow(40, 60);
        page.mouse().dblclick(box.x + 8, box.y + 8, new Mouse.DblclickOptions().setDelay(150));
        assertThat(page.locator("#chronicle .roll.o")).hasCount(1);
        page.keyboard().press("n");
        page.keyboard().type("So be it.");
        page.keyboard().press("Control+Enter");
        assertThat(page.locator(".prose p").last()).hasText("So be it.");
        assertThat(campaign.now().seq()).isEqualTo(before + 2);
    }

    @Test
    void aBurnIsAnsweredByItsNumber() {
        Campaign campaign = campaign();
        set(campaign, "momentum", 6);
        visit(campaign);
        openMove("Face Danger");
        roll("iron", 1, 5, 8);
        assertThat(asked()).containsText("Burn momentum?");
        page.keyboard().press("1");
        assertThat(deed("Face Danger")).containsText("momentum: +6 → +2");
    }

    @Test
    void theFirstTabBeginsAtTheTopHoweverFarTheStoryHasCome() {
        Campaign campaign = campaign();
        for (int i = 1; i <= 30; i++) {
            say(campaign, new Command.Note("The ice sings, day " + i + "."));
        }
        visit(campaign);
        assertThat(page.locator(".prose").last()).isInViewport();
        // What another does meanwhile is shown, and takes nobody's place.
        say(campaign, new Command.Note("A bell answers."));
        caughtUp(campaign);
        assertThat(page.locator(".prose").last()).isInViewport();

        page.keyboard().press("Tab");

        assertThat(page.locator(":focus")).hasText("To the page itself");
    }

    @Test
    void whatOthersDoLeavesTheFocusWhereItIs() {
        Campaign campaign = campaign();
        visit(campaign);
        Locator oracles = page.locator(".side-tabs").getByText("Oracle");
        oracles.focus();
        set(campaign, "spirit", 2);
        caughtUp(campaign);
        assertThat(page.locator(".deed").last()).containsText("spirit: 5 → 2");
        assertThat(oracles).isFocused();
    }

    @Test
    void everythingThatCanBePressedCanBeReachedByTab() {
        Campaign campaign = campaign();
        visit(campaign);
        page.keyboard().press("Tab");
        assertThat(page.locator(":focus")).hasText("To the page itself");
        java.util.Set<String> reached = new java.util.HashSet<>();
        for (int i = 0; i < 90; i++) {
            page.keyboard().press("Tab");
            reached.add(String.valueOf(page.evaluate(
                    "() => document.activeElement.textContent.trim().slice(0, 40) || document.activeElement.name")));
        }
        assertThat(reached)
                .anyMatch(text -> text.contains("Momentum"))
                .anyMatch(text -> text.contains("wounded"))
                .anyMatch(text -> text.contains("Correct the sheet"))
                .anyMatch(text -> text.contains("Face Danger"))
                .anyMatch(text -> text.contains("Write"))
                .contains("text");
        assertThat(page.locator("#top [aria-label=Redo]")).isDisabled();
    }
}
