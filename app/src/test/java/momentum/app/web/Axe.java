package momentum.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * Looks for what would keep someone out of a page. What axe leaves for a person to judge is judged here: the contrast of a text is
 * computed from what it stands on, and the rest is listed with the reason why it is no fault.
 */
final class Axe {
    private static final String SCRIPT = read("/axe/axe.min.js");
    private static final String CONTRAST = read("/web/contrast.js");

    /** What axe could not decide, and a person has. */
    private record Judged(String rule, String selector, String why) {}

    private static final List<Judged> JUDGED = List.of();

    private Axe() {}

    static void findsNothing(Page page, String where) {
        page.evaluate(SCRIPT);
        Object found = page.evaluate(
                """
                async (judged) => {
                  const contrast = %s;
                  const isFine = (rule, element) => {
                    if (judged.some(([name, selector]) => name === rule && element.matches(selector))) return true;
                    const text = rule === 'color-contrast' ? contrast(element) : null;
                    return text && text.least >= text.needed;
                  };
                  const told = (kind, rule, node) => {
                    const element = document.querySelector(node.target.at(-1));
                    const text = rule === 'color-contrast' && element ? JSON.stringify(contrast(element)) : '';
                    const why = [...node.any, ...node.all, ...node.none].map(each => each.message).join('; ');
                    return `${kind} ${rule} at ${node.target.join(' ')}: ${node.html.slice(0, 140)} ${text} ${why}`;
                  };
                  const { violations, incomplete } = await axe.run();
                  const wrong = violations.flatMap(({ id, nodes }) => nodes.map(node => told('wrong:', id, node)));
                  const open = incomplete.flatMap(({ id, nodes }) => nodes
                    .filter(node => node.target.length > 1 || !isFine(id, document.querySelector(node.target[0])))
                    .map(node => told('not judged:', id, node)));
                  return [...wrong, ...open];
                }
                """.formatted(CONTRAST),
                JUDGED.stream()
                        .map(each -> List.of(each.rule(), each.selector()))
                        .toList());
        assertThat((List<?>) found).as(where).isEmpty();
    }

    private static String read(String name) {
        try (InputStream in = Axe.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
