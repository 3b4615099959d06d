package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.util.List;
import momentum.play.Command;
import momentum.table.Campaign;
import org.junit.jupiter.api.Test;

/** What a page shows at first stays where it is while the rest of it comes. */
class LayoutShiftTest extends WebTest {
    private static final double MOST = 0.01;

    private static final String WATCH = """
            window.shifts = [];
            new PerformanceObserver((list) => window.shifts.push(...list.getEntries()))
              .observe({ type: "layout-shift", buffered: true });""";

    /** How far things have moved that nobody touched, once what was drawn last is counted. */
    private double shift() {
        return ((Number) page.evaluate("""
                async () => {
                  for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
                  return window.shifts.filter((each) => !each.hadRecentInput).reduce((sum, { value }) => sum + value, 0);
                }""")).doubleValue();
    }

    private Object whatMoved() {
        return page.evaluate(
                "() => window.shifts.flatMap(({ sources }) => sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? ''))");
    }

    /** A browser that is slow draws what it has before it has all. */
    private void slow() {
        JsonObject processor = new JsonObject();
        processor.addProperty("rate", 4);
        browser.newCDPSession(page).send("Emulation.setCPUThrottlingRate", processor);
    }

    private void isStill(String path) {
        for (int[] size : List.of(new int[] {1440, 900}, new int[] {390, 844})) {
            browser.clearCookies();
            page.setViewportSize(size[0], size[1]);
            page.navigate(at(path));
            page.waitForFunction("() => document.documentElement.classList.contains('with-scripts')");
            // A table's times are written anew once it knows where one is.
            page.waitForFunction("""
                    () => !document.getElementById("state")
                      || document.documentElement.dataset.zone === Intl.DateTimeFormat().resolvedOptions().timeZone
                      || performance.getEntriesByType("resource").some(({ name, responseEnd }) => name.endsWith("/mine") && responseEnd)""");
            assertThat(page.locator(".htmx-request")).hasCount(0);
            double shift = shift();
            assertThat(shift).as("%s at %d: %s", path, size[0], whatMoved()).isLessThan(MOST);
        }
    }

    @Test
    void nothingMovesWhileAPageLoads() {
        page.addInitScript(WATCH);
        slow();
        Campaign campaign = campaign();
        String table = "/t/" + campaign.heading().id();
        for (int i = 1; i <= 38; i++) {
            say(campaign, new Command.Note("The ice sings, day " + i + ", and nobody knows the song."));
        }
        isStill("/");
        isStill(table);
        isStill(table + "?open=Face%20Danger&view=moves&panel=side");
        isStill(table + "/hero");
        said(campaign, "Face Danger +iron", "dice 1 vs 9 10");
        isStill(table);
    }

    /** Without this, nobody knows whether a page that moves would be found. */
    @Test
    void whatMovesIsFound() {
        page.addInitScript(WATCH);
        page.navigate(at("/credits"));
        assertThat(shift()).isLessThan(MOST);
        page.evaluate(
                "() => document.body.prepend(Object.assign(document.createElement('div'), { style: 'height: 200px' }))");
        page.waitForFunction("() => window.shifts.length > 0");
        assertThat(shift()).isGreaterThan(MOST);
    }
}
