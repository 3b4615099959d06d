package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.regex.Pattern;
import momentum.play.Command;
import momentum.table.Campaign;
import org.junit.jupiter.api.Test;

/** The table as it was: a bar says when and what, and leads through the story by hand and by keys. */
class PastBarTest extends WebTest {
    private Campaign lived() {
        Campaign campaign = campaign();
        set(campaign, "momentum", 3);
        set(campaign, "momentum", 5);
        say(campaign, new Command.Note("The bell rang, and nobody came to see who had rung it."));
        set(campaign, "momentum", -3);
        visit(campaign);
        return campaign;
    }

    private Locator scrubber() {
        return page.locator("#past input[type=range]");
    }

    private void shows(String row, String momentum) {
        assertThat(scrubber()).hasValue(row);
        assertThat(page.locator(".ladder .now")).hasText(momentum);
    }

    private void isNow(String momentum) {
        assertThat(page.locator("#past")).isHidden();
        assertThat(page.locator("#note")).isVisible();
        assertThat(page.locator(".ladder .now")).hasText(momentum);
        assertThat(page).hasURL(Pattern.compile("^[^?]*(\\?((?!at=).)*)?$"));
    }

    private Locator words() {
        return page.locator("#past strong");
    }

    @Test
    void byKeysOneLooksBackStepByStepAndReturns() {
        lived();
        page.keyboard().press("t");
        shows("5", "−3");
        page.keyboard().press("ArrowLeft");
        shows("4", "+5");
        page.keyboard().press("ArrowLeft");
        page.keyboard().press("ArrowLeft");
        shows("2", "+3");
        page.keyboard().press("ArrowRight");
        shows("3", "+5");
        page.keyboard().press("Escape");
        isNow("−3");
    }

    @Test
    void theScrubberIsDraggedAndSteppedAndFollowsTheSteps() {
        lived();
        page.locator("#top [aria-label='As it was']").click();
        shows("5", "−3");
        drag(0);
        assertThat(scrubber()).hasValue("0");
        assertThat(words()).containsText("before anything happened");
        assertThat(page.locator("#sheet .hero-name")).hasCount(0);
        drag(3);
        shows("3", "+5");
        page.getByLabel("A step back").click();
        shows("2", "+3");
        scrubber().focus();
        page.keyboard().press("ArrowRight");
        shows("3", "+5");
        assertThat(scrubber()).isFocused();
        page.keyboard().press("Home");
        assertThat(scrubber()).hasValue("0");
        assertThat(words()).containsText("before anything happened");
        page.keyboard().press("End");
        shows("5", "−3");
        page.getByLabel("To the beginning").click();
        assertThat(scrubber()).hasValue("0");
        page.locator("#past").getByText("Back to now").click();
        isNow("−3");
    }

    /** By the pointer, from where the knob is to where a row lies. */
    private void drag(int row) {
        BoundingBox box = scrubber().boundingBox();
        int last = Integer.parseInt(scrubber().getAttribute("max"));
        int from = Integer.parseInt(scrubber().inputValue());
        page.mouse().move(along(box, from, last), box.y + box.height / 2);
        page.mouse().down();
        page.mouse().move(along(box, row, last), box.y + box.height / 2);
        page.mouse().up();
    }

    private static double along(BoundingBox box, int row, int last) {
        double knob = 16;
        return box.x + knob / 2 + (box.width - knob) * row / last;
    }

    @Test
    void theBarSaysWhenAndWhatHappenedAndNeverTheNumberOfARow() {
        Campaign campaign = lived();
        page.navigate(at("/t/" + campaign.heading().id() + "?at=4"));
        assertThat(words()).hasText(Pattern.compile("As it was\\s*\\d\\d:\\d\\d: The bell rang, and nobody came.*"));
        assertThat(scrubber())
                .hasAttribute("aria-valuetext", Pattern.compile("\\d\\d:\\d\\d: The bell rang, and nobody came.*"));
        page.keyboard().press("ArrowLeft");
        assertThat(words()).containsText("momentum");
        for (int row = 0; row <= 5; row++) {
            page.navigate(at("/t/" + campaign.heading().id() + "?at=" + row));
            assertThat(scrubber()).hasValue(Integer.toString(row));
            assertThat(page.locator("#past").innerText()
                            + page.locator(".past-dock").innerText())
                    .doesNotContainPattern("(?i)\\brow\\b|" + row + " of 5");
        }
    }

    @Test
    void aLongNoteStaysALineOfTheBar() {
        Campaign campaign = lived();
        say(campaign, new Command.Note("Snow.\n\n".repeat(400)));
        page.navigate(at("/t/" + campaign.heading().id() + "?at=6"));
        for (int[] size : new int[][] {{1440, 900}, {768, 1024}, {390, 844}}) {
            page.setViewportSize(size[0], size[1]);
            assertThat(words()).isInViewport();
            assertThat(page.locator("#past").boundingBox().height).isLessThan(130);
            assertThat((int) page.evaluate("() => document.documentElement.scrollWidth"))
                    .isLessThanOrEqualTo(size[0]);
        }
    }

    @Test
    void nothingIsOfferedThatWouldChangeThePast() {
        Campaign campaign = lived();
        String table = "/t/" + campaign.heading().id();
        for (String query : new String[] {
            "?at=4", "?at=3&open=Face%20Danger&panel=side", "?at=3&tab=oracle&panel=side", "?at=3&tab=people&panel=side"
        }) {
            page.navigate(at(table + query));
            assertThat(page.locator("#past")).isVisible();
            assertThat(page.locator("#note")).hasCount(0);
            assertThat(page.locator("#in-words")).hasCount(0);
            assertThat(page.locator("[data-roll]:not(:disabled), [data-edit], .odds-seg button:not(:disabled)"))
                    .hasCount(0);
            assertThat(page.locator("#sheet button[form=set-now]:not(:disabled)"))
                    .hasCount(0);
            assertThat(page.locator("#set-now, #correct, #set-track")).hasCount(0);
            assertThat(page.locator("#top [aria-label=Undo]")).isDisabled();
        }
        page.keyboard().press("u");
        page.keyboard().press("n");
        page.keyboard().press("1");
        assertThat(page.locator(".htmx-request")).hasCount(0);
        assertThat(campaign.now().seq()).isEqualTo(5);
        assertThat(page.locator("#dock")).containsText("Looking, not playing");
    }

    @Test
    void whatOthersDoMeanwhileLeavesThePastAsItIs() {
        Campaign campaign = lived();
        page.navigate(at("/t/" + campaign.heading().id() + "?at=3"));
        shows("3", "+5");
        set(campaign, "momentum", 9);
        page.getByLabel("A step back").click();
        shows("2", "+3");
        page.keyboard().press("Escape");
        isNow("+9");
    }

    @Test
    void theStoryGoesOnFromThereByKeysAlone() {
        Campaign campaign = lived();
        page.keyboard().press("t");
        shows("5", "−3");
        page.keyboard().press("ArrowLeft");
        shows("4", "+5");
        Locator on = page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Play on from here"));
        on.focus();
        page.keyboard().press("Enter");
        isNow("+5");
        assertThat(hero(campaign).momentum()).isEqualTo(5);
        page.keyboard().press("n");
        page.keyboard().type("So she rang it again.");
        page.keyboard().press("Control+Enter");
        assertThat(page.locator(".prose p").last()).hasText("So she rang it again.");
    }

    @Test
    void onAPhoneTheBarIsReachedUsedAndLeft() {
        Campaign campaign = lived();
        try (BrowserContext phone = Chromium.phone()) {
            page = watched(phone.newPage());
            visit(campaign);
            page.locator("#menu > summary").tap();
            page.locator("#menu").getByText("As it was").tap();
            assertThat(scrubber()).hasValue("5");
            page.getByLabel("A step back").tap();
            assertThat(scrubber()).hasValue("4");
            assertThat(words()).containsText("The bell rang");
            for (Locator each : page.locator("#past :is(a, input), .past-dock :is(a, button)")
                    .all()) {
                if (each.isVisible()) {
                    assertThat(each).isInViewport();
                    assertThat(each.boundingBox().height).isGreaterThanOrEqualTo(43.5);
                }
            }
            assertThat(page.locator(".vital.momentum b")).hasText("+5");
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Play on from here"))
                    .tap();
            assertThat(page.locator("#past")).isHidden();
            assertThat(page.locator(".vital.momentum b")).hasText("+5");
            assertThat(hero(campaign).momentum()).isEqualTo(5);
        }
    }

    @Test
    void withoutScriptsTheBarWorksAsWell() {
        Campaign campaign = lived();
        try (BrowserContext plain = Chromium.withoutScripts()) {
            page = plain.newPage();
            visit(campaign);
            page.locator("#top [aria-label='As it was']").click();
            shows("5", "−3");
            page.getByLabel("A step back").click();
            shows("4", "+5");
            scrubber().fill("2");
            page.locator("#past").getByText("Show").click();
            shows("2", "+3");
            page.locator("#past").getByText("Back to now").click();
            isNow("−3");
            page.navigate(at("/t/" + campaign.heading().id() + "?at=2"));
            page.getByText("Play on from here").click();
            isNow("+3");
            assertThat(hero(campaign).momentum()).isEqualTo(3);
        }
    }
}
