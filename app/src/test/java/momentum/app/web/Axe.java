package momentum.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Looks for what would keep someone out of a page. */
final class Axe {
    private static final String SCRIPT = read();

    private Axe() {}

    static void findsNothing(Page page, String where) {
        page.evaluate(SCRIPT);
        Object found = page.evaluate("""
                async () => (await axe.run()).violations
                  .filter(each => ['serious', 'critical', 'moderate'].includes(each.impact))
                  .map(each => each.id + ' at ' + each.nodes.slice(0, 3).map(node => node.html.slice(0, 140)
                      + ' ' + (node.any[0]?.message ?? '')).join(' | '))
                """);
        assertThat((List<?>) found).as(where).isEmpty();
    }

    private static String read() {
        try (InputStream in = Axe.class.getResourceAsStream("/axe/axe.min.js")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
