package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.regex.Pattern;
import momentum.app.web.http.PercentEncoding;
import momentum.app.web.view.GameCatalog;
import momentum.app.web.view.ReferenceView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RulesPageTest extends WebTest {
    /** Where the terms at the table lead. */
    private static final List<String> TERMS = List.of(
            "momentum",
            "burn",
            "match",
            "initiative",
            "position",
            "rank",
            "progress",
            "meters",
            "debilities",
            "oracle",
            "modes",
            "strictness");

    @ParameterizedTest
    @ValueSource(strings = {"ironsworn", "starforged"})
    void everyTermIsExplainedAndEveryLinkOfTheContentsLeadsSomewhere(String game) {
        page.navigate(at("/rules/" + game));

        for (String term : TERMS) {
            assertThat(page.locator("[id='" + term + "']")).hasCount(1);
        }
        assertThat((List<?>) page.evaluate("""
                () => [...document.querySelectorAll('main a[href^="#"]')]
                  .filter(link => !document.getElementById(link.hash.slice(1))).map(link => link.hash)
                """)).isEmpty();
    }

    @Test
    void theNumbersAreThoseOfTheGame() {
        page.navigate(at("/rules/ironsworn"));
        assertThat(page.locator("#momentum")).containsText("from −6 to +10, and +2 when a hero begins");
        assertThat(page.locator("#burn")).containsText("lower than your momentum counts as beaten");
        assertThat(page.locator("#rank tbody tr")).hasCount(5);
        assertThat(page.locator("#rank tbody tr").first()).containsText("troublesome3 boxes4");
        assertThat(page.locator("#rank tbody tr").first().locator("svg.full")).hasCount(9);
        assertThat(page.locator("#initiative")).containsText("Strike");
        assertThat(page.locator("#debilities")).containsText("wounded (health cannot rise)");
        assertThat(page.locator("#oracle")).containsText("90 in 100: yes on 11 or more");

        page.navigate(at("/rules/starforged"));
        assertThat(page.locator("#burn")).containsText("takes the place of the action score");
        assertThat(page.locator("article:has(> #initiative)")).containsText("in a bad spot");
        assertThat(page.locator("#debilities h3")).hasText("Impacts");
        assertThat(page.locator("#oracle")).containsText("90 in 100: yes on 90 or less");
    }

    @Test
    void whatIsSearchedForIsFoundAmongRulesMovesAndTables() {
        page.navigate(at("/rules/ironsworn"));
        Locator search = page.getByLabel("Search the rules");

        search.fill("burn");
        assertThat(page.locator("#burn")).isVisible();
        assertThat(page.locator("#meters")).isHidden();
        search.fill("face danger");
        assertThat(page.locator("#rules article:visible h3")).hasText(new String[] {"Face Danger"});
        assertThat(page.locator("#tables")).isHidden();
        search.fill("theme");
        assertThat(page.locator("#tables summary:visible")).hasText(new String[] {"Action", "Theme"});
        search.fill("xyzzy");
        assertThat(page.locator("[data-none=rules]")).isVisible();
    }

    @Test
    void aTableIsFetchedWhenItIsOpenedAndHasItsCredit() {
        page.navigate(at("/rules/starforged"));
        Locator table = page.locator("details[data-table]")
                .filter(new Locator.FilterOptions().setHasText("Community: Area"))
                .first();
        assertThat(table.locator("tr")).hasCount(0);

        table.locator("summary").click();

        assertThat(table.locator("tbody tr").first()).isVisible();
        assertThat(table).containsText("CC BY 4.0");
        assertThat(page).hasURL(Pattern.compile("/rules/starforged$"));
    }

    @Test
    void withoutScriptsALinkLeadsToTheTable() {
        try (BrowserContext plain = Chromium.withoutScripts()) {
            page = watched(plain.newPage());
            page.navigate(at("/rules/ironsworn"));
            Locator table = page.locator("details[data-table]")
                    .filter(new Locator.FilterOptions().setHasText("Theme"))
                    .first();
            table.locator("summary").click();
            table.getByText("Open the table").click();

            assertThat(page.locator("h1")).hasText("Theme");
            assertThat(page.locator("tbody tr").first()).isVisible();
            page.getByText("All tables").click();
            assertThat(page.locator("#tables")).isInViewport();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ironsworn", "starforged"})
    void everyTableHasAPage(String game) throws Exception {
        try (HttpClient client = HttpClient.newHttpClient()) {
            for (ReferenceView.Chapter chapter : GameCatalog.of(game).oracles().chapters()) {
                for (ReferenceView.Item item : chapter.items()) {
                    String path = "/rules/" + game + "/oracle/" + PercentEncoding.encode(item.name());
                    assertThat(get(client, path, "").statusCode()).as(path).isEqualTo(200);
                }
            }
            assertThat(get(client, "/rules/" + game + "/oracle/None", "").statusCode())
                    .isEqualTo(404);
            assertThat(get(client, "/rules/chess/oracle/Action", "").statusCode())
                    .isEqualTo(404);
        }
    }

    @Test
    void aPageThatTheBrowserHasIsNotSentAgainAndEachLookHasItsOwn() throws Exception {
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<String> first = get(client, "/rules/ironsworn", "");
            String tag = first.headers().firstValue("ETag").orElseThrow();

            assertThat(get(client, "/rules/ironsworn", tag).statusCode()).isEqualTo(304);
            HttpResponse<String> dark = client.send(
                    HttpRequest.newBuilder(URI.create(at("/rules/ironsworn")))
                            .header("Cookie", "theme=dark")
                            .header("If-None-Match", tag)
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
            assertThat(dark.statusCode()).isEqualTo(200);
            assertThat(dark.body()).contains("data-theme=\"dark\"");
            assertThat(first.body()).doesNotContain("data-theme=\"dark\"");
            assertThat(get(client, "/rules/ironsworn", "").body()).isEqualTo(first.body());
        }
    }

    private HttpResponse<String> get(HttpClient client, String path, String tag)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(at(path)));
        return client.send(
                (tag.isEmpty() ? request : request.header("If-None-Match", tag)).build(),
                HttpResponse.BodyHandlers.ofString());
    }

    @ParameterizedTest
    @CsvSource({"1440, 900", "1024, 768", "768, 1024", "390, 844", "320, 640"})
    void nothingScrollsSideways(int width, int height) {
        page.setViewportSize(width, height);
        for (String path : List.of("/rules/ironsworn", "/rules/starforged", "/rules/ironsworn/oracle/Theme")) {
            page.navigate(at(path));
            assertThat((int) page.evaluate("document.documentElement.scrollWidth"))
                    .as(path)
                    .isEqualTo(width);
        }
        if (width < 700) {
            page.navigate(at("/rules/ironsworn"));
            assertThat((List<?>) page.evaluate("""
                    () => [...document.querySelectorAll('.rules-contents a, .rules-contents input, summary')]
                      .filter(each => each.getClientRects().length && each.getBoundingClientRect().height < 44)
                      .map(each => each.outerHTML.slice(0, 80))
                    """)).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/rules/ironsworn", "/rules/starforged", "/rules/ironsworn/oracle/Theme"})
    void axeFindsNothing(String path) {
        for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
            for (int width : List.of(1440, 390)) {
                page.setViewportSize(width, 900);
                page.navigate(at(path));
                Axe.findsNothing(page, path + " " + scheme + " " + width);
            }
        }
    }
}
