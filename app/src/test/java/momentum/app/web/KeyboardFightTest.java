package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.regex.Pattern;
import momentum.state.Initiative;
import momentum.table.Campaign;
import org.junit.jupiter.api.Test;

/** A whole fight by someone who has no pointer. */
class KeyboardFightTest extends WebTest {
    private void keys(String... keys) {
        for (String key : keys) {
            page.keyboard().press(key);
        }
    }

    /** Whoever has no pointer sees where they are: something has the focus, it is in view, and it looks so. */
    private void focusIsSeen() {
        assertThat(page.evaluate("""
                () => {
                  const now = document.activeElement;
                  if (now === document.body) return "nothing has the focus";
                  const at = now.closest("label") ?? now;
                  const { top, bottom } = at.getBoundingClientRect();
                  if (bottom <= 0 || top >= innerHeight) return "out of view: " + now.outerHTML.slice(0, 200);
                  const isMarked = (element) => {
                    const { outlineStyle, outlineWidth } = getComputedStyle(element);
                    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
                  };
                  for (let each = now, i = 0; each && i < 3; each = each.parentElement, i++) if (isMarked(each)) return "";
                  return now.closest(".composer") ? "" : "looks like any other: " + now.outerHTML.slice(0, 200);
                }""")).isEqualTo("");
    }

    private void find(String words, String move) {
        keys("/");
        assertThat(page.locator("#palette-input")).isFocused();
        page.keyboard().type(words);
        assertThat(page.locator("#palette-list [aria-selected=true] b")).hasText(move);
        keys("Enter");
        isOpened(move);
        assertThat(page.locator("#side :focus")).hasCount(1);
        focusIsSeen();
    }

    private Locator sum() {
        return page.locator(".side-foot [data-sum]");
    }

    @Test
    void fromTheFrayToTheEnd() {
        Campaign campaign = campaign();
        visit(campaign);
        keys("?");
        assertThat(page.locator("#help")).isVisible();
        keys("1", "u", "Escape");
        assertThat(page.locator("#help")).isHidden();

        find("fray", "Enter the Fray");
        page.keyboard().type("The drowned warden");
        keys("Tab");
        page.keyboard().type("dang");
        assertThat(page.locator("#opened [name=rank]")).hasValue("dangerous");
        keys("Tab", "Tab", "1");
        assertThat(sum()).hasText("Roll +heart 2");
        focusIsSeen();
        dice.willShow(6, 3, 9);
        keys("Enter");
        assertThat(asked()).containsText("Prepare to act");
        focusIsSeen();
        keys("2");
        assertThat(page.locator(".scene .you[aria-pressed=true]")).hasText("Kára");
        assertThat(page.locator(".scene .rank")).containsText("dangerous");
        assertThat(asked()).hasCount(0);
        focusIsSeen();

        // What is chosen at first is chosen by its number, and rolled by Enter or by the number once more.
        find("strike", "Strike");
        dice.willShow(6, 2, 3);
        keys("1");
        assertThat(page.locator("#opened [value=iron]")).isFocused();
        keys("Enter");
        assertThat(outcome("Strike")).hasText("Strong hit");
        focusIsSeen();
        find("strike", "Strike");
        dice.willShow(4, 8, 2);
        keys("1", "1");
        assertThat(page.locator(".scene .foe[aria-pressed=true]")).hasText("Foe");
        focusIsSeen();

        find("clash", "Clash");
        dice.willShow(1, 9, 10);
        keys("1", "1");
        assertThat(asked()).containsText("What does it cost?");
        assertThat(asked().locator(".cost").first().locator("input").first()).isFocused();
        focusIsSeen();
        keys("w");
        assertThat(page.locator("#which-rule")).hasAttribute("open", "");
        keys("1");
        assertThat(asked().locator("[data-take]")).containsText("Pay Hurt 2");
        focusIsSeen();
        keys("Enter");
        assertThat(asked()).containsText("Roll the dice");
        focusIsSeen();
        dice.willShow(1, 9, 10);
        keys("1", "Enter");
        assertThat(asked()).hasCount(0);
        assertThat(deed("Clash")).containsText("health: 5 → 3");
        focusIsSeen();

        // One undo takes back the roll, the next what was paid.
        keys("u");
        assertThat(asked()).containsText("Roll the dice");
        keys("u");
        assertThat(asked()).containsText("What does it cost?");
        assertThat(hero(campaign).meters()).hasToString("[5, 5]");
        focusIsSeen();
        page.keyboard().press("n");
        page.keyboard().type("The spear is gone.");
        focusIsSeen();
        keys("Escape", "3", "Enter");
        assertThat(page.locator(".prose p").last()).hasText("The spear is gone.");
        assertThat(asked()).hasCount(0);
        focusIsSeen();

        // Who changes their mind goes back to all moves.
        keys("m");
        assertThat(page.locator("#side-scroll")).isFocused();
        focusIsSeen();
        for (int i = 0; i < 4; i++) {
            keys("Tab");
            focusIsSeen();
        }
        assertThat(page.locator("#lists :focus b")).hasText("Gather Information");
        keys("Enter");
        isOpened("Gather Information");
        focusIsSeen();
        keys("Escape");
        assertThat(page.locator("#lists")).isVisible();
        focusIsSeen();
        find("tide", "Turn the Tide");
        keys("Escape");
        assertThat(page.locator("#lists")).isVisible();
        focusIsSeen();
        find("clash", "Clash");
        dice.willShow(6, 2, 3);
        keys("1", "1");
        assertThat(asked()).containsText("Bolster your position");
        focusIsSeen();
        keys("1");
        assertThat(page.locator(".scene .you[aria-pressed=true]")).hasText("Kára");
        focusIsSeen();
        find("end the", "End the Fight");
        dice.willShow(3, 4);
        keys("Enter");
        assertThat(page.locator(".scene")).hasCount(0);
        assertThat(outcome("End the Fight")).hasText("Strong hit");
        focusIsSeen();
        assertThat(hero(campaign).initiative()).isEqualTo(Initiative.NO_FIGHT);
        assertThat(hero(campaign).meters()).hasToString("[5, 5]");
    }

    @Test
    void whereTheButtonsAreTheChoiceEnterInAFieldTakesNone() {
        Campaign campaign = campaign();
        visit(campaign);
        long before = campaign.now().seq();
        keys("o");
        assertThat(page.locator("#question")).isVisible();
        assertThat(page).hasURL(Pattern.compile("tab=oracle"));
        assertThat(page.locator("#side-scroll")).isFocused();
        keys("Tab");
        page.keyboard().type("Does the ice hold?");
        keys("Enter");
        assertThat(page.locator(".odds-seg button").first()).isFocused();
        focusIsSeen();
        assertThat(campaign.now().seq()).isEqualTo(before);
        dice.willShow(40);
        keys("3");
        assertThat(page.locator("#chronicle .roll.o")).containsText("Does the ice hold?");
        focusIsSeen();
    }
}
