package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import momentum.play.Command;
import momentum.table.Campaign;
import org.junit.jupiter.api.Test;

/** While a price is chosen, what would go is hatched where it stands. */
class PriceOnTheSheetTest extends WebTest {
    private Campaign paying(int health) {
        Campaign campaign = campaign();
        set(campaign, "health", health);
        visit(campaign);
        openMove("Face Danger");
        roll("iron", 1, 9, 8);
        assertThat(asked().locator(".cost").first()).isVisible();
        return campaign;
    }

    private Locator going(String meter) {
        return page.locator("#sheet .pips .going[data-what=" + meter + "]");
    }

    private Locator glance(String meter) {
        return page.locator(".vital[data-meter=" + meter + "]");
    }

    /** The picture says it by its stripes, and not by a class alone. */
    private static void isHatched(Locator pips, String part) {
        for (Locator pip : pips.all()) {
            assertThat((String) pip.locator(part).evaluate("pip => getComputedStyle(pip).backgroundImage"))
                    .startsWith("repeating-linear-gradient");
        }
    }

    @Test
    void thePipsThatWouldGoAreHatchedOnTheSheetAndAtAGlance() {
        paying(4);
        assertThat(page.locator(".going")).hasCount(0);
        page.keyboard().press("1");
        assertThat(going("health")).hasCount(2);
        isHatched(going("health"), "i");
        assertThat(going("health").last()).hasAttribute("aria-label", "health to 3");
        page.keyboard().press("1");
        assertThat(going("health")).hasCount(3);
        assertThat(page.locator("[data-cost-sum]")).hasText("Pay Hurt 3");
        page.keyboard().press("3");
        assertThat(going("supply")).hasCount(2);
        Pictures.take(page, "price-paid-1440");
        page.setViewportSize(1024, 768);
        Pictures.take(page, "price-paid-1024");
        assertThat(glance("health").locator(".going")).hasCount(3);
        isHatched(glance("health").locator(".going"), "xpath=.");
        page.setViewportSize(390, 844);
        assertThat(glance("health")).isInViewport();
        Pictures.take(page, "price-paid-390");
        assertThat(glance("health")).hasAttribute("data-loss", "−3");
        assertThat((String) glance("health").evaluate("each => getComputedStyle(each, '::after').content"))
                .contains("−3");
    }

    @Test
    void whatAMeterCannotBearGoesOverToMomentumWhoseRungIsShown() {
        paying(1);
        page.keyboard().press("1");
        assertThat(going("health")).hasCount(1);
        isHatched(going("health"), "i");
        assertThat(page.locator(".ladder .falls")).hasText("+1");
        page.keyboard().press("4");
        assertThat(page.locator(".ladder .falls")).hasText("−1");
        assertThat(glance("momentum")).hasAttribute("data-loss", "−3");
    }

    @Test
    void whatIsPutBackIsWholeAgainAndSoIsAllOnceItIsPaid() {
        Campaign campaign = paying(5);
        page.keyboard().press("2");
        page.keyboard().press("2");
        page.keyboard().press("2");
        assertThat(going("spirit")).hasCount(4);
        say(campaign, new Command.Note("A bell, far off."));
        caughtUp(campaign);
        assertThat(going("spirit")).hasCount(4);
        assertThat(asked().locator(".cost output").nth(1)).hasText("−4");
        Locator amount = asked().locator(".cost [type=number]").nth(1);
        for (int i = 4; i <= Integer.parseInt(amount.getAttribute("max")); i++) {
            page.keyboard().press("2");
        }
        assertThat(amount).hasValue("");
        assertThat(page.locator(".going, .falls")).hasCount(0);
        page.keyboard().press("7");
        assertThat(asked().locator(".cost output").nth(6)).hasText("✓");
        page.keyboard().press("3");
        assertThat(going("supply")).hasCount(2);
        page.keyboard().press("Enter");
        assertThat(asked()).hasCount(0);
        assertThat(page.locator(".going, .falls, [data-loss]")).hasCount(0);
        assertThat(hero(campaign).momentum()).isEqualTo(2);
        assertThat(page.locator("#sheet [aria-label='supply 3 of 5']")).isVisible();
    }

    @Test
    void whatIsSetAsideLeavesNoTraceOnTheSheet() {
        Campaign campaign = paying(5);
        page.keyboard().press("1");
        assertThat(going("health")).hasCount(2);
        assertThat(glance("health").locator(".going")).hasCount(2);
        page.locator("#top [aria-label=Undo]").click();
        caughtUp(campaign);
        assertThat(asked()).hasCount(0);
        assertThat(page.locator(".going, .falls, [data-loss]")).hasCount(0);
        assertThat(List.of(hero(campaign).momentum())).containsExactly(2);
    }
}
