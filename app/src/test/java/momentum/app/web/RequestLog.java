package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.Cookie;
import java.util.ArrayList;
import java.util.List;
import momentum.table.Campaign;

/** What a page asks the server for. */
final class RequestLog {
    /** Longer than the page waits before it asks for what the stream told it of: timers go off in the order of their times. */
    private static final int LONGER_THAN_THE_PAGE = 200;

    private final Page page;
    private final List<Request> asked = new ArrayList<>();

    /** To be made before the page goes to a table; a page that goes there has told its time zone already. */
    RequestLog(Page page, String address) {
        this.page = page;
        page.addInitScript("""
                window.told = [];
                window.EventSource = class extends EventSource {
                  constructor(address) {
                    super(address);
                    this.addEventListener("row", ({ data }) => told.push(Number(data)));
                  }
                };""");
        String zone = (String) page.evaluate("() => Intl.DateTimeFormat().resolvedOptions().timeZone");
        page.context().addCookies(List.of(new Cookie("zone", zone.replace("/", "%2F")).setUrl(address)));
        page.onRequest(request -> {
            // The browser looks into its cache for the page's icon whenever the address is another.
            if (!request.resourceType().equals("eventsource") && !request.url().contains("/web/")) {
                asked.add(request);
            }
        });
    }

    /** The stream has told this page of the last row, and the page has done about it whatever it does. */
    void hears(Campaign campaign) {
        int row = Math.toIntExact(campaign.now().seq());
        page.waitForFunction("row => window.told.includes(row)", row);
        isStill(row);
        page.evaluate("millis => new Promise(done => setTimeout(done, millis))", LONGER_THAN_THE_PAGE);
        isStill(row);
    }

    private void isStill(int row) {
        assertThat(page.locator("#table")).hasAttribute("data-row", Integer.toString(row));
        assertThat(page.locator(".htmx-request")).hasCount(0);
    }

    void forget(Campaign campaign) {
        hears(campaign);
        asked.clear();
    }

    /** All since it was forgotten last. */
    List<Request> all(Campaign campaign) {
        hears(campaign);
        List<Request> all = List.copyOf(asked);
        asked.clear();
        return all;
    }

    /** The only one since then, but for what is fetched before it is wanted. */
    Response one(Campaign campaign) {
        List<Request> wanted = all(campaign).stream()
                .filter(request -> !request.resourceType().equals("fetch"))
                .toList();
        assertThat(wanted)
                .extracting(request -> request.method() + " " + request.url())
                .hasSize(1);
        return wanted.getFirst().response();
    }
}
