package momentum.app.web;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ReducedMotion;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The machine's own browser, started once for all tests. */
final class Chromium {
    private static final List<String> PLACES = List.of(
            "/usr/bin/chromium",
            "/usr/bin/chromium-browser",
            "/usr/bin/google-chrome",
            "/snap/bin/chromium",
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
            "/Applications/Chromium.app/Contents/MacOS/Chromium");

    /** For a machine that has much else to do: only what never comes is waited for so long. */
    private static final int PATIENCE_MILLIS = 120_000;

    private static final Browser BROWSER = start();

    private Chromium() {}

    private static Browser start() {
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
        Playwright playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        return playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(find())
                        .setArgs(List.of(
                                "--no-sandbox",
                                "--disable-gpu",
                                "--disable-background-networking",
                                "--disable-component-update",
                                "--disable-sync",
                                "--no-first-run")));
    }

    private static Path find() {
        return PLACES.stream()
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(
                        "The pages are tested in Chromium, and there is none: install the package \"chromium\"."));
    }

    /** A browser of one's own in which no script runs. */
    static BrowserContext withoutScripts() {
        BrowserContext context = BROWSER.newContext(new Browser.NewContextOptions().setJavaScriptEnabled(false));
        context.setDefaultTimeout(PATIENCE_MILLIS);
        return context;
    }

    /** A browser of someone who is elsewhere, by the name of their time zone. */
    static BrowserContext in(String zone) {
        BrowserContext context = BROWSER.newContext(new Browser.NewContextOptions()
                .setTimezoneId(zone)
                .setViewportSize(1440, 900)
                .setReducedMotion(ReducedMotion.REDUCE));
        context.setDefaultTimeout(PATIENCE_MILLIS);
        return context;
    }

    /** A phone of one's own, that is touched and not pointed at. */
    static BrowserContext phone() {
        BrowserContext context = BROWSER.newContext(new Browser.NewContextOptions()
                .setViewportSize(390, 844)
                .setHasTouch(true)
                .setIsMobile(true)
                .setReducedMotion(ReducedMotion.REDUCE));
        context.setDefaultTimeout(PATIENCE_MILLIS);
        return context;
    }

    /** A browser of one's own: no cookies, no history; things stand still. */
    static BrowserContext context(int width, int height) {
        BrowserContext context = BROWSER.newContext(
                new Browser.NewContextOptions().setViewportSize(width, height).setReducedMotion(ReducedMotion.REDUCE));
        context.setDefaultTimeout(PATIENCE_MILLIS);
        return context;
    }
}
