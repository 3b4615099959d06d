package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import momentum.play.Command;
import momentum.table.Campaign;
import momentum.track.Rank;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What axe finds on each page: nothing that would keep anyone out. */
class AccessibilityTest extends WebTest {
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
                table + "?tab=oracle",
                table + "?tab=oracle&open=Action",
                table + "?tab=people",
                table + "?open=Gather%20Information",
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
        for (String view : List.of("story", "sheet", "moves", "oracle")) {
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
        Axe.findsNothing(page, where);
    }
}
