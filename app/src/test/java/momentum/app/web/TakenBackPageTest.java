package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import momentum.table.Campaign;
import momentum.table.SayResult;
import momentum.table.seat.Mode;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.Test;

/** Whoever rolls until the dice please is seen to, by all who look at the table. */
class TakenBackPageTest extends SeatedTest {
    private static void lines(Campaign campaign, String... lines) {
        for (String line : lines) {
            assertThat(campaign.say(Seat.HOME, Campaign.ANY, line).join())
                    .as(line)
                    .isInstanceOf(SayResult.Done.class);
        }
    }

    private Locator folds() {
        return page.locator(".taken-back");
    }

    @Test
    void aHundredAndFiftyRollsAreOneLineThatUnfoldsForEveryone() {
        Campaign campaign = campaign(Mode.COOP);
        lines(campaign, "note The gate is shut.", "Kára: Face Danger +iron");
        for (int i = 0; i < 150; i++) {
            lines(campaign, "dice 1 vs 10 9", "undo");
        }
        lines(campaign, "dice 6 vs 1 2");

        as(sit(campaign, "Anna", Role.SPECTATOR));
        visit(campaign);
        assertThat(page.locator(".prose")).containsText("The gate is shut.");
        assertThat(deed("Face Danger").locator(".taken-back summary")).hasText("Taken back: 150 rolls");
        assertThat(deed("Face Danger")).containsText("Strong hit");
        assertThat(folds()).hasCount(1);
        assertThat(folds().locator("li").first()).isHidden();
        folds().locator("summary").click();
        assertThat(folds().locator("li")).hasCount(150);
        assertThat(folds().locator("li").first()).isVisible();
        assertThat(folds().locator("li").first())
                .containsText("Face Danger, Kára: +iron: 1 + 3 iron = 4 against 10 and 9, miss");
        Axe.findsNothing(page, "rolls taken back");
        assertThat(page.content().length()).isLessThan(400_000);
        pictures("many");
    }

    @Test
    void aMoveTakenBackWholeStandsByItselfAndARedoTakesTheFoldAway() {
        Campaign campaign = campaign(Mode.COOP);
        lines(campaign, "Kára: Face Danger +iron\n& dice 1 vs 10 9", "undo");
        as(host());
        visit(campaign);
        assertThat(folds().locator("summary")).hasText("Taken back: a roll");
        assertThat(page.locator(".deed .taken-back")).hasCount(0);
        folds().locator("summary").click();
        pictures("one");
        lines(campaign, "redo");
        assertThat(deed("Face Danger")).containsText("Miss");
        assertThat(folds()).hasCount(0);
    }

    @Test
    void whatIsLaidAsideIsFoldedUpAndLookingBackShowsItAsItWas() {
        Campaign campaign = campaign(Mode.COOP);
        lines(campaign, "note One.", "ask Likely 11", "play on from 3", "note Two.");
        as(host());
        visit(campaign);
        assertThat(folds().locator("summary")).hasText("Taken back: a roll");
        page.navigate(at("/t/" + campaign.heading().id() + "?at=4"));
        assertThat(page.locator("#chronicle .roll.o")).hasCount(1);
        assertThat(folds()).hasCount(0);
    }

    @Test
    void moreThanAPageHoldsAreCounted() {
        Campaign campaign = campaign(Mode.COOP);
        lines(campaign, "note One.");
        for (int i = 0; i < 400; i++) {
            lines(campaign, "ask Likely 11", "undo");
        }
        as(host());
        page.navigate(at("/t/" + campaign.heading().id() + "?rows=900"));
        assertThat(folds().locator("summary")).hasText("Taken back: 400 rolls");
        folds().locator("summary").click();
        assertThat(folds().locator("li")).hasCount(300);
        assertThat(folds()).containsText("100 earlier ones");
    }

    /** With a folder for them, pictures of the page for people to look at. */
    private void pictures(String name) {
        Optional.ofNullable(System.getProperty("momentum.pictures")).ifPresent(folder -> {
            for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
                for (int width : List.of(390, 768, 1440)) {
                    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
                    page.setViewportSize(width, 1000);
                    folds().first().scrollIntoViewIfNeeded();
                    page.screenshot(new Page.ScreenshotOptions()
                            .setPath(Path.of(folder, "%s-%d-%s.png".formatted(name, width, scheme))));
                }
            }
        });
    }
}
