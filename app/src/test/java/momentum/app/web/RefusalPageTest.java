package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import momentum.table.Campaign;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A refusal and a conflict stand where the form stands, in view, until they are put away. */
class RefusalPageTest extends WebTest {
    private void isSaidIn(String place, String words) {
        Locator said = page.locator(place + " [data-say]");
        assertThat(said).containsText(words);
        assertThat(said).isInViewport();
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))");
        assertThat(said).isVisible();
        said.locator("[data-put-away]").click();
        assertThat(said).hasCount(0);
    }

    @ParameterizedTest
    @CsvSource({"1440, 900", "1024, 768", "768, 1024", "390, 844"})
    void inTheFormItBelongsToAtEverySize(int width, int height) {
        Campaign campaign = campaign();
        page.setViewportSize(width, height);
        visit(campaign);
        page.locator("#in-words summary").click();
        page.locator("#in-words [name=line]").fill("Fase Danger +iron");
        page.locator("#in-words button").click();
        isSaidIn("#dock", "That cannot be read");
        assertThat(page.locator("#in-words [name=line]")).hasValue("Fase Danger +iron");

        // Someone else has acted, and the stream does not tell of it.
        page.route("**/live", route -> route.abort());
        page.navigate(at("/t/" + campaign.heading().id() + "?open=Face%20Danger&view=moves&panel=side"));
        isOpened("Face Danger");
        page.evaluate("() => (document.getElementById('table').dataset.row = '0')");
        rollIt();
        isSaidIn(".side-foot", "The table has moved on");

        page.navigate(at("/t/" + campaign.heading().id() + "?view=sheet&panel=sheet"));
        page.evaluate("() => (document.getElementById('table').dataset.row = '0')");
        press("health:3", "a long night");
        isSaidIn("#set-pop", "The table has moved on");
        assertThat(page.locator("#set-pop [name=reason]")).hasValue("a long night");
        page.keyboard().press("Escape");

        page.navigate(at("/t/" + campaign.heading().id() + "?tab=people&view=moves&panel=side"));
        page.getByText("A cost or a gift…").click();
        page.locator("[name=phrase]").fill("sufer -1 supply");
        page.locator("#hand-out [name=reason]").fill("the bridge is down");
        page.locator("#hand-out button").last().click();
        isSaidIn("#side", "did you mean");
        assertThat(page.locator("[name=phrase]")).hasValue("sufer -1 supply");
    }

    @ParameterizedTest
    @CsvSource({"1440, 900", "390, 844"})
    void withoutScriptsAsWell(int width, int height) {
        Campaign campaign = campaign();
        try (BrowserContext plain = Chromium.withoutScripts()) {
            page = plain.newPage();
            page.setViewportSize(width, height);
            visit(campaign);
            page.locator("#in-words summary").click();
            page.locator("#in-words [name=line]").fill("Fase Danger +iron");
            page.locator("#in-words button").click();
            Locator said = page.locator("#dock [data-say]");
            assertThat(said).containsText("Face Danger");
            assertThat(said).isInViewport();
        }
    }
}
