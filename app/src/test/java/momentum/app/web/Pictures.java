package momentum.app.web;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.Optional;

/** Pictures of pages, for people and for the docs, where {@code -Dmomentum.pictures} names a folder for them. */
final class Pictures {
    private Pictures() {}

    static Optional<String> folder() {
        return Optional.ofNullable(System.getProperty("momentum.pictures"));
    }

    static void take(Page page, String name) {
        folder().ifPresent(folder ->
                page.screenshot(new Page.ScreenshotOptions().setPath(Path.of(folder, name + ".png"))));
    }
}
