package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import momentum.table.Campaign;
import momentum.table.seat.Mode;
import momentum.table.seat.Role;
import org.junit.jupiter.api.Test;

/** The story goes on from an earlier row, and what was laid aside is there to return to. */
class PlayOnPageTest extends SeatedTest {
    private static Locator playOn(Page page) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Play on from here"));
    }

    private void lookBack(Campaign campaign, long row) {
        page.navigate(at("/t/" + campaign.heading().id() + "?at=" + row));
        assertThat(page.locator("#past input")).hasValue(Long.toString(row));
    }

    @Test
    void whatCameAfterIsLaidAsideAndReturnedTo() {
        Campaign campaign = campaign(Mode.COOP);
        said(campaign, "Kára: set momentum +3", "Kára: set momentum +4", "Kára: set momentum +5");
        link(campaign, "Anna", Role.PLAYER, "Kára");
        as(host());
        visit(campaign);
        page.locator("#top [aria-label='As it was']").click();
        assertThat(page.locator("#past input")).hasValue("5");
        assertThat(playOn(page)).hasCount(0);

        lookBack(campaign, 3);
        playOn(page).click();
        assertThat(page.locator(".ladder .now")).hasText("+3");
        assertThat(page.locator("#past")).isHidden();
        assertThat(page).hasURL(Pattern.compile(".*/t/[^?]+"));
        said(campaign, "Kára: set momentum +9");
        assertThat(page.locator(".ladder .now")).hasText("+9");

        page.locator("#top [aria-label='As it was']").click();
        Locator aside = page.locator(".laid-aside");
        aside.locator("summary").click();
        assertThat(aside.locator("li")).containsText("2 things that happened, laid aside by host");
        aside.getByText("2 things").click();
        assertThat(page.locator(".ladder .now")).hasText("+5");
        playOn(page).click();
        assertThat(page.locator("#past")).isHidden();
        assertThat(page.locator(".ladder .now")).hasText("+5");
        assertThat(campaign.now().head()).isEqualTo(5);
    }

    @Test
    void onlyWhoMayTakeItAllBackIsOfferedTo() {
        Campaign campaign = campaign(Mode.COOP);
        Page anna = sit(campaign, "Anna", Role.PLAYER, "Kára");
        Page bjorn = sit(campaign, "Björn", Role.PLAYER, "Ylva");
        as(anna);
        writes("The gate is shut.");
        as(bjorn);
        writes("Nobody answers.");
        as(anna);
        assertThat(page.locator(".prose")).hasCount(2);
        writes("She knocks again.");

        lookBack(campaign, 4);
        assertThat(playOn(page)).hasCount(1);
        lookBack(campaign, 2);
        assertThat(playOn(page)).hasCount(0);
        as(bjorn);
        lookBack(campaign, 4);
        assertThat(playOn(page)).hasCount(0);
        assertThat(forge(
                        bjorn,
                        "/t/" + campaign.heading().id() + "/say",
                        "do=line&line=play+on+from+4&read=" + campaign.now().seq()))
                .isEqualTo(422);
        assertThat(campaign.now().head()).isEqualTo(5);
    }

    private void writes(String text) {
        page.locator("#note").fill(text);
        page.locator("#note").press("Control+Enter");
        assertThat(page.locator(".prose").filter(new Locator.FilterOptions().setHasText(text)))
                .hasCount(1);
    }
}
