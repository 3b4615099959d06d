package momentum.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.options.RequestOptions;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.imageio.ImageIO;
import momentum.app.web.http.StaticFiles;
import org.junit.jupiter.api.Test;

/** What a browser fetches and what it keeps: the files of the pages, and what makes a phone put them on its home screen. */
class FirstVisitTest extends WebTest {
    private final Set<String> kept = new HashSet<>();
    private final List<String> fetched = new ArrayList<>();
    private long bytes;

    @Test
    void aFirstVisitIsSmallAndALaterOneFetchesNoScriptOrStyleAgain() {
        CDPSession network = browser.newCDPSession(page);
        network.send("Network.enable");
        network.on("Network.requestServedFromCache", event -> kept.add(text(event, "requestId")));
        network.on("Network.responseReceived", event -> {
            JsonObject response = event.getAsJsonObject("response");
            if (!kept.contains(text(event, "requestId"))
                    && !response.get("fromDiskCache").getAsBoolean()) {
                fetched.add(text(response, "url"));
            }
        });
        network.on(
                "Network.loadingFinished",
                event -> bytes += event.get("encodedDataLength").getAsLong());
        open("/slate");
        assertThat(fetched).contains(at(StaticFiles.address("momentum.css")), at(StaticFiles.address("live.js")));
        assertThat(fetched).doesNotHaveDuplicates();
        assertThat(bytes).isBetween(20_000L, 80_000L);

        fetched.clear();
        open("/credits");
        open("/");
        assertThat(fetched).contains(at("/credits"), at("/"));
        assertThat(fetched.stream().filter(each -> each.endsWith(".js") || each.endsWith(".css")))
                .isEmpty();
    }

    /** The page is there, with its scripts. */
    private void open(String path) {
        page.navigate(at(path));
        page.waitForFunction("() => document.documentElement.classList.contains('with-scripts')");
        page.waitForFunction("() => document.readyState === 'complete'");
    }

    private static String text(JsonObject of, String name) {
        return of.get(name).getAsString();
    }

    @Test
    void anAddressOfThisVersionIsKeptForeverAndAnyOtherIsAskedForAgain() {
        String current = StaticFiles.address("momentum.css");
        assertThat(current).matches("/web/[0-9a-f]{12}/momentum\\.css");
        assertThat(get(current).headers()).containsEntry("cache-control", "public, max-age=31536000, immutable");
        for (String other : List.of("/web/momentum.css", "/web/000000000000/momentum.css")) {
            APIResponse plain = get(other);
            assertThat(plain.status()).isEqualTo(200);
            assertThat(plain.headers()).containsEntry("cache-control", "no-cache");
            assertThat(plain.body()).isEqualTo(get(current).body());
            APIResponse again = page.request()
                    .get(
                            at(other),
                            RequestOptions.create()
                                    .setHeader("If-None-Match", plain.headers().get("etag")));
            assertThat(again.status()).isEqualTo(304);
        }
        String folder = current.replace("momentum.css", "");
        for (String none : List.of("none.css", "lib/none.js", "..%2fmomentum.css", "lib", "")) {
            assertThat(get(folder + none).status()).as(none).isEqualTo(404);
        }
    }

    /** A module that is preloaded under another address than it is imported by would be fetched twice. */
    @Test
    void allModulesArePreloadedAndNoneBesides() {
        page.navigate(at("/"));
        Object imported = page.evaluate("""
                async () => {
                  const seen = new Set();
                  const follow = async (address) => {
                    if (seen.has(address)) return;
                    seen.add(address);
                    const text = await (await fetch(address)).text();
                    for (const [, name] of text.matchAll(/(?:from|import) "([^"]+)"/g)) await follow(new URL(name, address).href);
                  };
                  await follow(document.querySelector('script[type=module]:is([src$="/momentum.js"], [src$="/table.js"])').src);
                  return [...seen].map(each => new URL(each).pathname).sort();
                }""");
        Object preloaded = page.evaluate(
                "() => [...document.querySelectorAll('[rel=modulepreload]')].map(each => each.getAttribute('href')).sort()");
        assertThat(preloaded).isEqualTo(imported);
    }

    @Test
    void aPhoneCanKeepThePageOnItsHomeScreen() throws IOException {
        page.navigate(at("/"));
        CDPSession browserPage = browser.newCDPSession(page);
        JsonObject found = browserPage.send("Page.getAppManifest");
        assertThat(text(found, "url")).isEqualTo(at("/web/manifest.webmanifest"));
        assertThat(found.getAsJsonArray("errors")).isEmpty();
        assertThat(installability(browserPage)).isSubsetOf("in-incognito");

        APIResponse manifest = get("/web/manifest.webmanifest");
        assertThat(manifest.headers()).containsEntry("content-type", "application/manifest+json");
        JsonObject app = JsonParser.parseString(manifest.text()).getAsJsonObject();
        assertThat(text(app, "start_url")).isEqualTo("/");
        assertThat(text(app, "display")).isEqualTo("standalone");
        List<String> purposes = new ArrayList<>();
        for (JsonElement each : app.getAsJsonArray("icons")) {
            JsonObject icon = each.getAsJsonObject();
            purposes.add(text(icon, "sizes") + " " + text(icon, "purpose"));
            isPicture("/web/" + text(icon, "src"), text(icon, "type"), text(icon, "sizes"));
        }
        assertThat(purposes).containsExactlyInAnyOrder("any any", "192x192 any", "512x512 any", "512x512 maskable");
        isPicture(page.locator("link[rel=apple-touch-icon]").getAttribute("href"), "image/png", "180x180");
        isPicture(page.locator("link[rel=icon]").getAttribute("href"), "image/svg+xml", "any");
    }

    private static List<String> installability(CDPSession page) {
        JsonArray errors = page.send("Page.getInstallabilityErrors").getAsJsonArray("installabilityErrors");
        List<String> found = new ArrayList<>();
        errors.forEach(each -> found.add(text(each.getAsJsonObject(), "errorId")));
        return found;
    }

    private void isPicture(String path, String type, String size) throws IOException {
        APIResponse file = get(path);
        assertThat(file.status()).as(path).isEqualTo(200);
        assertThat(file.headers()).as(path).containsEntry("content-type", type);
        if (type.equals("image/png")) {
            BufferedImage picture = ImageIO.read(new ByteArrayInputStream(file.body()));
            assertThat(picture.getWidth() + "x" + picture.getHeight()).as(path).isEqualTo(size);
        }
    }

    @Test
    void theOldAddressOfAnIconHasOne() {
        APIResponse icon = get("/favicon.ico");
        assertThat(icon.status()).isEqualTo(200);
        assertThat(icon.headers()).containsEntry("content-type", "image/x-icon");
        assertThat(icon.body()).startsWith(0, 0, 1, 0);
    }

    @Test
    void theBarOfAPhoneHasTheColourOfThePage() {
        page.navigate(at("/"));
        Object both =
                page.evaluate("() => [...document.querySelectorAll('meta[name=theme-color]')].map(each => each.media)");
        assertThat(both).isEqualTo(List.of("(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"));
        page.locator("button[name=theme]").click();
        com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat(page.locator("html"))
                .hasAttribute("data-theme", "light");
        assertThat(page.locator("meta[name=theme-color]").count()).isEqualTo(1);
        assertThat(page.locator("meta[name=theme-color]").getAttribute("content"))
                .isEqualTo("#fffdf8");
    }

    private APIResponse get(String path) {
        return page.request().get(at(path));
    }
}
