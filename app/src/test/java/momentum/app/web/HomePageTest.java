package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import momentum.table.Campaign;
import momentum.table.seat.Mode;
import momentum.table.seat.Role;
import org.junit.jupiter.api.Test;

/** Campaigns are renamed, put away, deleted and brought back on the first page. */
class HomePageTest extends SeatedTest {
    private Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private Locator campaign(String name) {
        return page.getByRole(
                AriaRole.HEADING, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private void unfold(String name) {
        page.locator("summary", new Page.LocatorOptions().setHasText("rename or put away " + name))
                .click();
    }

    @Test
    void theHostCaresForEveryCampaign() {
        campaign(Mode.COOP);
        as(host());
        page.navigate(at("/"));

        unfold("The Drowned Bell");
        page.getByLabel("Another name").fill("The Sunken Bell");
        button("Rename").click();
        assertThat(campaign("The Sunken Bell")).isVisible();

        unfold("The Sunken Bell");
        button("Put away").click();
        assertThat(page.getByLabel("Put away and deleted")).containsText("put away since");
        assertThat(campaign("The Sunken Bell")).hasCount(0);
        button("Bring back The Sunken Bell").click();
        assertThat(campaign("The Sunken Bell")).isVisible();

        unfold("The Sunken Bell");
        button("Delete").click();
        assertThat(page.getByLabel("Put away and deleted")).containsText("can be brought back until");
        button("Bring back The Sunken Bell").click();
        assertThat(campaign("The Sunken Bell")).isVisible();
    }

    @Test
    void aNameThatIsTakenIsNotGiven() {
        campaign(Mode.COOP);
        campaigns.begin("Winter", "ironsworn", momentum.state.Strictness.ENFORCE);
        as(host());
        page.navigate(at("/"));

        unfold("Winter");
        page.locator("details[open]").getByLabel("Another name").fill("the drowned bell");
        page.locator("details[open]")
                .getByText("Rename", new Locator.GetByTextOptions().setExact(true))
                .click();

        assertThat(page.getByRole(AriaRole.ALERT)).containsText("There is a campaign called the drowned bell already.");
        assertThat(campaign("Winter")).isVisible();
    }

    @Test
    void anOwnerCaresForTheirOwnAndAPlayerForNone() {
        Campaign bell = campaign(Mode.COOP);
        as(sit(bell, "Anna", Role.PLAYER, "Kára"));
        page.navigate(at("/"));
        assertThat(campaign("The Drowned Bell")).isVisible();
        assertThat(page.locator("details.keep")).hasCount(0);

        as(sit(bell, "Ben", Role.OWNER));
        page.navigate(at("/"));
        unfold("The Drowned Bell");
        button("Delete").click();
        button("Bring back The Drowned Bell").click();
        assertThat(campaign("The Drowned Bell")).isVisible();
    }
}
