package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A slate lies between two players, and neither has a hand free to scroll: all of it is in sight, whatever happens on it. */
class SlateLayoutTest extends WebTest {
    /** What is outside the window, lies over something else, is cut, or is too small for a finger. */
    private static final String WALK = """
            () => {
              const problems = [];
              const page = document.scrollingElement;
              if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) problems.push('the page scrolls');
              const parts = [...document.querySelectorAll(
                  '.slate-page :is(button, a, summary, h2, .name p, .momentum, .count, .spaces li, .reward strong, .say p, .hint)')]
                .filter(each => each.checkVisibility() && !each.closest('.together, .slate-log'));
              const name = each => each.tagName + ' ' + each.textContent.trim().slice(0, 30);
              const box = new Map(parts.map(each => [each, each.getBoundingClientRect()]));
              for (const [each, at] of box) {
                if (at.left < -0.5 || at.top < -0.5 || at.right > innerWidth + 0.5 || at.bottom > innerHeight + 0.5) {
                  problems.push(name(each) + ' is outside');
                }
                if (each.matches('button, a, summary') && Math.min(at.width, at.height) < 43.9) {
                  problems.push(name(each) + ' is ' + at.width + ' by ' + at.height);
                }
                if (each.matches('button, a, summary, p') && each.scrollWidth > each.clientWidth + 1) problems.push(name(each) + ' is cut');
                for (const [other, there] of box) {
                  if (each === other || each.contains(other) || other.contains(each)) continue;
                  const wide = Math.min(at.right, there.right) - Math.max(at.left, there.left);
                  const high = Math.min(at.bottom, there.bottom) - Math.max(at.top, there.top);
                  if (wide > 1 && high > 1) problems.push(name(each) + ' lies over ' + name(other));
                }
              }
              return problems;
            }
            """;

    @ParameterizedTest
    @CsvSource({
        "320, 568, LIGHT",
        "320, 568, DARK",
        "375, 667, LIGHT",
        "360, 710, DARK",
        "430, 820, LIGHT",
        "390, 844, LIGHT",
        "390, 844, DARK",
        "768, 1024, LIGHT",
        "1440, 900, DARK"
    })
    void allOfItIsInSightAndNothingLiesOverAnother(int width, int height, ColorScheme scheme) {
        page.setViewportSize(width, height);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
        page.navigate(at("/slate"));
        page.getByLabel("One player").fill("Bone");
        page.getByLabel("The other").fill("Ash of the Long Winter");
        page.getByText("Lay out the slate").click();
        Locator near = page.locator(".edge.near");
        assertThat(near).isVisible();
        isInSight("a new slate");
        tap(near, "first melee attack with a charge");
        assertThat(page.locator(".spaces .here b")).hasText("1");
        isInSight("a charge that was made");
        Pictures.take(page, "slate-%d-%s".formatted(width, scheme));

        near.locator("summary").first().click();
        assertThat(near.locator(".together")).isVisible();
        near.getByLabel("Because").fill("of a spell");
        tap(near, "Gain for");
        assertThat(page.getByRole(AriaRole.ALERT)).isVisible();
        panelIsWithinItsEdge(near);
        isReadable("a panel that was refused");
        near.locator("summary").first().click();
        assertThat(near.locator(".together")).isHidden();
        isInSight("a refusal");
        tap(near, "won a melee attack");
        assertThat(near).containsText("A single-die reroll");
        isInSight("a refusal and a reroll");
        tap(near, "melee attack with flanking");
        assertThat(near.locator(".reward")).isVisible();
        isInSight("a refusal and a reward");
        page.getByLabel("Put this away").click();
        isInSight("a reward");

        page.locator("#log summary").click();
        Locator log = page.locator(".slate-log");
        assertThat(log).containsText("Ash of the Long Winter passes 2");
        assertThat(log).isInViewport();
        isReadable("the log");
        log.press("Escape");
        assertThat(log).isHidden();
    }

    private void isInSight(String when) {
        assertThat((List<?>) page.evaluate(WALK)).as(when).isEmpty();
        isReadable(when);
    }

    private void isReadable(String when) {
        Axe.findsNothing(page, when);
    }

    /** It covers its own half and no more: the slider and what was refused are seen beside it. */
    private void panelIsWithinItsEdge(Locator edge) {
        var half = edge.boundingBox();
        var panel = edge.locator(".together").boundingBox();
        assertThat(panel.y).isGreaterThanOrEqualTo(half.y - 1);
        assertThat(panel.y + panel.height).isLessThanOrEqualTo(page.viewportSize().height);
        assertThat(page.locator("#refused").boundingBox().y
                        + page.locator("#refused").boundingBox().height)
                .isLessThanOrEqualTo(panel.y + 1);
        assertThat(edge.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Gain for")))
                .isInViewport();
        assertThat(edge.locator("summary").first()).isInViewport();
    }

    private static void tap(Locator edge, String name) {
        edge.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(name))
                .first()
                .click();
    }
}
