package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import momentum.play.Command;
import momentum.table.Campaign;
import org.junit.jupiter.api.Test;

/** What was written is written anew, struck out, moved and found again: by pointer, by keys, on a phone and without scripts. */
class NotesOnThePageTest extends WebTest {
    private static final Pattern WITHOUT_EDIT = Pattern.compile("^((?!edit=).)*$");

    private Campaign written(String... notes) {
        Campaign campaign = campaign();
        for (String note : notes) {
            say(campaign, new Command.Note(note));
        }
        visit(campaign);
        return campaign;
    }

    private Locator note(String text) {
        return page.locator(".prose").filter(new Locator.FilterOptions().setHasText(text));
    }

    private void tells(String... notes) {
        assertThat(page.locator("#chronicle .prose > p")).hasText(notes);
    }

    private Locator button(String name) {
        return page.locator("#rewrite").getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(name));
    }

    private void edit(String text) {
        note(text).hover();
        note(text).locator("[data-edit]").click();
        assertThat(page.locator("#rewritten")).hasValue(text);
    }

    private void undo() {
        page.locator("#top [aria-label=Undo]").click();
    }

    @Test
    void byPointerANoteIsWrittenAnewStruckOutAndBroughtBack() {
        Campaign campaign = written("The reeds end.", "The ice begins.");
        edit("The ice begins.");
        assertThat(page.locator("#note")).hasCount(0);
        page.locator("#rewritten").fill("The ice begins, and sings.");
        button("Keep this wording").click();
        tells("The reeds end.", "The ice begins, and sings.");
        assertThat(page.locator("#note")).isVisible();
        assertThat(page).hasURL(WITHOUT_EDIT);

        edit("The reeds end.");
        button("Strike out").click();
        tells("The ice begins, and sings.");
        assertThat(page.locator("#note")).isVisible();
        caughtUp(campaign);
        undo();
        tells("The reeds end.", "The ice begins, and sings.");
        caughtUp(campaign);
        undo();
        tells("The reeds end.", "The ice begins.");
    }

    @Test
    void byPointerANoteIsMovedUpAndDownAndBack() {
        Campaign campaign = written("One.", "Two.", "Three.");
        edit("Three.");
        assertThat(button("Down")).hasCount(0);
        button("Up").click();
        tells("One.", "Three.", "Two.");
        edit("One.");
        button("Down").click();
        tells("Three.", "One.", "Two.");
        caughtUp(campaign);
        undo();
        tells("One.", "Three.", "Two.");
        // It is the same for whoever opens the page anew, and for the book.
        page.reload();
        tells("One.", "Three.", "Two.");
        page.navigate(at("/t/" + campaign.heading().id() + "/read"));
        assertThat(page.locator("main")).containsText(Pattern.compile("One\\.[\\s\\S]*Three\\.[\\s\\S]*Two\\."));
    }

    /** Also past a deed that stands between. */
    @Test
    void aNoteIsMovedUpPastWhatWasDone() {
        Campaign campaign = written("Before.");
        set(campaign, "health", 4);
        say(campaign, new Command.Note("After."));
        caughtUp(campaign);
        edit("After.");
        button("Up").click();
        assertThat(page.locator("#chronicle :is(.prose, .tiny)").last()).containsText("Set by hand");
        tells("Before.", "After.");
        edit("After.");
        button("Up").click();
        tells("After.", "Before.");
    }

    @Test
    void byKeysAloneANoteIsWrittenAnewMovedAndStruckOut() {
        Campaign campaign = written("One.", "Two.");
        note("Two.").locator("[data-edit]").focus();
        assertThat(note("Two.").locator(".tools")).hasCSS("opacity", "1");
        page.keyboard().press("Enter");
        assertThat(page.locator("#rewritten")).isFocused();
        page.keyboard().press("End");
        page.keyboard().type(" And a half.");
        page.keyboard().press("Control+Enter");
        tells("One.", "Two. And a half.");
        caughtUp(campaign);

        note("Two.").locator("[data-edit]").focus();
        page.keyboard().press("Enter");
        assertThat(page.locator("#rewritten")).isFocused();
        tabTo(button("Up"));
        page.keyboard().press("Enter");
        tells("Two. And a half.", "One.");
        caughtUp(campaign);

        note("One.").locator("[data-edit]").focus();
        page.keyboard().press("Enter");
        assertThat(page.locator("#rewritten")).isFocused();
        tabTo(button("Strike out"));
        page.keyboard().press(" ");
        tells("Two. And a half.");
        assertThat(page.locator("#note")).isVisible();
        caughtUp(campaign);
        page.keyboard().press("u");
        tells("Two. And a half.", "One.");
    }

    private void tabTo(Locator button) {
        for (int i = 0; i < 10 && !(boolean) button.evaluate("each => each === document.activeElement"); i++) {
            page.keyboard().press("Tab");
        }
        assertThat(button).isFocused();
    }

    @Test
    void withoutScriptsANoteIsWrittenAnewMovedStruckOutAndBroughtBack() {
        Campaign campaign = campaign();
        say(campaign, new Command.Note("One."));
        say(campaign, new Command.Note("Two."));
        try (BrowserContext plain = Chromium.withoutScripts()) {
            page = plain.newPage();
            visit(campaign);
            edit("Two.");
            page.locator("#rewritten").fill("Two, anew.");
            button("Keep this wording").click();
            tells("One.", "Two, anew.");
            assertThat(page.locator("#note")).isVisible();
            edit("Two, anew.");
            button("Up").click();
            tells("Two, anew.", "One.");
            edit("One.");
            button("Strike out").click();
            tells("Two, anew.");
            undo();
            tells("Two, anew.", "One.");
            edit("One.");
            page.locator("[data-leave]").click();
            assertThat(page.locator("#note")).isVisible();
        }
    }

    @Test
    void aHeadingBeginsAChapterAndARuleANewScene() {
        Campaign campaign = written("The reeds end.");
        page.locator("#note").fill("# Thin ice\n\nKára goes first.\n\n---\n\nThe far shore, at dusk.");
        page.locator("#note").press("Control+Enter");
        assertThat(note("Kára goes first.").locator("h3")).hasText("Thin ice");
        assertThat(note("Kára goes first.").locator("hr")).isVisible();
        assertThat(page.locator("#story-head .where b")).hasText("Thin ice");
        assertThat(page.locator("h1")).hasCount(1);
        caughtUp(campaign);
        undo();
        assertThat(page.locator("#story-head .where b")).hasText("Kára");
        page.locator("#top [aria-label=Redo]").click();
        assertThat(page.locator("#story-head .where b")).hasText("Thin ice");
        page.navigate(at("/t/" + campaign.heading().id() + "/read"));
        assertThat(page.locator("main h2").filter(new Locator.FilterOptions().setHasText("Thin ice")))
                .hasCount(1);
        assertThat(page.locator("main hr")).hasCount(1);
    }

    @Test
    void whatIsNotFinishedIsThereAfterAReloadAndGoneOnceItIsWritten() {
        Campaign campaign = written("The reeds end.");
        page.locator("#note").fill("She kneels, and");
        page.reload();
        assertThat(page.locator("#note")).hasValue("She kneels, and");
        page.locator("#note").press("End");
        page.keyboard().type(" listens.");
        page.keyboard().press("Control+Enter");
        tells("The reeds end.", "She kneels, and listens.");
        caughtUp(campaign);
        page.reload();
        tells("The reeds end.", "She kneels, and listens.");
        assertThat(page.locator("#note")).hasValue("");
    }

    @Test
    void whatIsInThePenWaitsWhileANoteIsWrittenAnew() {
        Campaign campaign = written("The reeds end.", "The ice begins.");
        page.locator("#note").fill("Unfinished");
        edit("The ice begins.");
        page.locator("#rewritten").fill("The ice be");
        page.reload();
        assertThat(page.locator("#rewritten")).hasValue("The ice be");
        page.locator("[data-leave]").click();
        assertThat(page.locator("#note")).hasValue("Unfinished");
        edit("The ice begins.");
        button("Keep this wording").click();
        assertThat(page.locator("#note")).hasValue("Unfinished");
        assertThat(hero(campaign).momentum()).isEqualTo(2);
    }

    @Test
    void onAPhoneANoteIsWrittenAnewAndStruckOut() {
        Campaign campaign = campaign();
        say(campaign, new Command.Note("The reeds end."));
        try (BrowserContext phone = Chromium.phone()) {
            page = watched(phone.newPage());
            visit(campaign);
            page.locator("#note").tap();
            page.locator("#note").fill("The ice begins.");
            page.locator("#write button.solid").tap();
            tells("The reeds end.", "The ice begins.");
            // Nothing hovers over a phone: what can be pressed is seen.
            assertThat(note("The ice begins.").locator("[data-edit]")).isInViewport();
            assertThat(note("The ice begins.").locator(".tools")).hasCSS("opacity", "1");
            note("The ice begins.").locator("[data-edit]").tap();
            assertThat(page.locator("#rewritten")).hasValue("The ice begins.");
            for (Locator each : page.locator("#rewrite .tools > *").all()) {
                assertThat(each).isInViewport();
                assertThat(each.boundingBox().height).isGreaterThanOrEqualTo(43.5);
                assertThat(each.boundingBox().width).isGreaterThanOrEqualTo(43.5);
            }
            page.locator("#rewritten").fill("The ice sings.");
            button("Keep this wording").tap();
            tells("The reeds end.", "The ice sings.");
            note("The ice sings.").locator("[data-edit]").tap();
            assertThat(page.locator("#rewritten")).hasValue("The ice sings.");
            button("Strike out").tap();
            tells("The reeds end.");
            assertThat((int) page.evaluate("() => document.documentElement.scrollWidth"))
                    .isLessThanOrEqualTo(390);
        }
    }
}
