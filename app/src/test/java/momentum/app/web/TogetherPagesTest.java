package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import momentum.table.Campaign;
import momentum.table.seat.Mode;
import momentum.table.seat.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The pages of a group: open to everyone, by keys and by thumb. */
class TogetherPagesTest extends SeatedTest {
    @ParameterizedTest
    @EnumSource(names = {"LIGHT", "DARK"})
    void axeFindsNothingOnThePagesOfAGroup(ColorScheme scheme) {
        Campaign campaign = campaign(Mode.GUIDED);
        Page runa = sit(campaign, "Runa", Role.GUIDE);
        Page anna = sit(campaign, "Anna", Role.PLAYER, "Kára");
        Page signe = sit(campaign, "Signe", Role.PLAYER);
        Page tove = sit(campaign, "Tove", Role.SPECTATOR);
        Page host = host();
        host.navigate(at("/t/" + campaign.heading().id() + "/seats"));
        host.locator("[name=name]").fill("Ulf");
        host.getByText("Make the link").click();
        runa.locator("#note").fill("Under the ice the bell rings once more, and something stands up beside it.");
        runa.locator("#note").press("Control+Enter");
        assertThat(anna.locator(".prose p")).containsText("Under the ice");
        whisper(anna, "I palm the knife");
        assertThat(runa.locator(".side-tabs [data-tab=people]")).hasAttribute("data-news", "yes");
        people(runa);
        assertThat(runa.locator(".side-tabs [data-news]")).hasCount(0);
        runa.getByText("Hide a foe…").click();
        runa.locator(".screen [name=name]").fill("The warden");
        runa.getByText("Hide it").click();
        runa.getByText("A cost or a gift…").click();
        as(anna);
        openMove("Face Danger");
        roll("iron", 1, 9, 10);
        waits(signe, "Runa").getByText("The story pays").click();
        for (Page each : List.of(runa, anna, signe, tove)) {
            assertThat(each.locator(".proposal")).isVisible();
        }
        assertThat(host.locator("#link")).isVisible();
        for (Page each : List.of(runa, anna, signe, tove, host)) {
            each.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
            Axe.findsNothing(each, each.url());
        }
        Pictures.take(runa, "together-1440-" + scheme);
        for (Page each : List.of(runa, anna)) {
            each.setViewportSize(390, 844);
            for (String part : List.of("story", "sheet", "moves", "oracle")) {
                each.locator(".tabbar a[data-part=" + part + "]").click();
                Axe.findsNothing(each, part + " on a phone");
            }
        }
    }

    @Test
    void onAPhoneEverythingIsInReachAndNobodyIsTakenAway() {
        Campaign campaign = campaign(Mode.GUIDED);
        Page runa = sit(campaign, "Runa", Role.GUIDE);
        Page anna = sit(campaign, "Anna", Role.PLAYER, "Kára");
        runa.setViewportSize(390, 844);
        whisper(anna, "I palm the knife");
        assertThat(runa.locator(".tabbar a[data-part=moves]")).hasAttribute("data-news", "yes");
        runa.locator(".tabbar a[data-part=moves]").click();
        people(runa);
        assertThat(runa.locator("#whispers")).isVisible();
        assertThat(runa.locator(".screen")).isVisible();
        assertThat(runa.locator(".tabbar a[data-news]")).hasCount(0);
        runa.getByText("Keep a note…").click();
        runa.locator(".screen textarea").fill("She stole it");

        as(anna);
        openMove("Face Danger");
        roll("iron", 6, 1, 2);
        assertThat(runa.locator(".tabbar a[data-part=story]")).hasAttribute("data-news", "yes");
        assertThat(runa.locator(".screen textarea")).isVisible();
        assertThat(runa.locator(".screen textarea")).hasValue("She stole it");
        for (String part : List.of("story", "sheet", "moves", "oracle")) {
            runa.locator(".tabbar a[data-part=" + part + "]").click();
            Object wide = runa.evaluate("() => document.documentElement.scrollWidth");
            assertThat(((Number) wide).intValue()).as(part).isLessThanOrEqualTo(390);
        }
    }

    @Test
    void aKeyAnswersWhatIsAskedOfOneselfAndNeverForAnother() {
        Campaign campaign = campaign(Mode.GUIDED);
        Page runa = sit(campaign, "Runa", Role.GUIDE);
        Page anna = sit(campaign, "Anna", Role.PLAYER, "Kára");
        as(anna);
        openMove("Face Danger");
        roll("iron", 3, 5, 10);
        assertThat(asked()).containsText("Delayed");
        assertThat(waits(runa, "Anna")).isVisible();

        long row = campaign.now().seq();
        runa.locator("body").press("1");
        runa.locator("body").press("n");
        runa.keyboard().type("She waits.");
        runa.keyboard().press("Control+Enter");
        assertThat(anna.locator(".prose p").last()).hasText("She waits.");
        assertThat(campaign.now().seq()).isEqualTo(row + 1);
        assertThat(asked()).containsText("Delayed");

        anna.locator("h1").click();
        anna.keyboard().press("1");
        assertThat(runa.locator(".deed").last()).containsText("Delayed");
        assertThat(waits(runa, "Anna")).hasCount(0);
    }

    private static void people(Page page) {
        page.locator(".side-tabs").getByText("People").click();
        assertThat(page.locator(".side-tabs [data-tab=people]")).hasAttribute("aria-current", "page");
    }

    private static void whisper(Page from, String text) {
        people(from);
        from.locator(".whispers [name=text]").fill(text);
        from.locator(".whispers [name=text]").press("Enter");
        assertThat(from.locator("#whispers")).containsText(text);
    }
}
