package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import momentum.play.Command;
import momentum.table.Campaign;
import momentum.track.Rank;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What axe finds on each page: nothing that would keep anyone out. */
class AccessibilityTest extends WebTest {
    private static final String AXE = read();

    @ParameterizedTest
    @EnumSource(names = {"LIGHT", "DARK"})
    void axeFindsNothingOnAnyPage(ColorScheme scheme) {
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
        Campaign campaign = campaign();
        String table = "/t/" + campaign.heading().id();
        set(campaign, "wounded", 1);
        set(campaign, "momentum", 6);
        track(campaign, "foe", "The warden", Rank.DANGEROUS, 14);
        say(campaign, new Command.Note("The bell *rang*."));
        say(campaign, new Command.AskOdds("Kára", "Likely", 33, "Is there a way?"));
        page.navigate(at(table));
        openMove("Face Danger");
        roll("iron", 1, 5, 8);
        assertThat(asked()).containsText("Burn");
        isClean("the table");
        answer("Burn");
        assertThat(asked()).containsText("Delayed");
        for (String path : List.of(
                "/",
                table,
                table + "?tab=oracles&open=Action",
                table + "?tab=foes&open=Bear",
                table + "?at=2",
                table + "/hero",
                table + "/sheet?hero=K%C3%A1ra",
                "/slate",
                "/rules/ironsworn",
                "/credits",
                "/nowhere")) {
            page.navigate(at(path));
            isClean(path);
        }
        page.setViewportSize(390, 844);
        for (String view : List.of("story", "sheet", "tracks", "moves")) {
            page.navigate(at(table + "?view=" + view));
            isClean(view + " on a phone");
        }
    }

    @Test
    void axeFindsNothingOnTheSlateNorInThePalette() {
        page.navigate(at("/slate"));
        page.getByLabel("One player").fill("Bone");
        page.getByLabel("The other").fill("Ash");
        page.getByText("Lay out the slate").click();
        assertThat(page.locator(".edge")).hasCount(2);
        isClean("the slate");
        Campaign campaign = campaign();
        visit(campaign);
        page.keyboard().press("/");
        assertThat(page.locator("#palette")).isVisible();
        isClean("the palette");
    }

    private void isClean(String where) {
        page.evaluate(AXE);
        Object found = page.evaluate("""
                async () => (await axe.run()).violations
                  .filter(each => ['serious', 'critical', 'moderate'].includes(each.impact))
                  .map(each => each.id + ' at ' + each.nodes.slice(0, 3).map(node => node.html.slice(0, 140)
                      + ' ' + (node.any[0]?.message ?? '')).join(' | '))
                """);
        assertThat((List<?>) found).as(where).isEmpty();
    }

    private static String read() {
        try (InputStream in = AccessibilityTest.class.getResourceAsStream("/axe/axe.min.js")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
