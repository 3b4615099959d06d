package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import momentum.state.Asset;
import momentum.state.Hero;
import momentum.table.Campaign;
import org.junit.jupiter.api.Test;

class HeroPageTest extends WebTest {
    @Test
    void aCampaignIsBegunAHeroIsMadeAndStandsAtTheTable() {
        page.navigate(at("/"));
        page.getByLabel("Its name").fill("The Drowned Bell");
        page.getByText("Begin, and make a hero").click();
        // Not before its scripts are there: one of them gives each number to one stat alone.
        page.waitForURL("**/hero");

        page.getByLabel("Name", new Page.GetByLabelOptions().setExact(true)).fill("Kára");
        page.locator("select[name=stat-iron]").selectOption("3");
        assertThat(page.locator("select[name=stat-edge]")).hasValue("2");
        assertThat(page.locator(".asset-card")).hasCount(78);
        page.getByPlaceholder("Search by name or text").fill("hawk");
        page.locator(".asset-card:visible").first().click();
        page.getByPlaceholder("Search by name or text").fill("slayer");
        page.locator(".asset-card:visible").first().click();
        assertThat(page.locator("[data-count=asset]")).hasText("Hawk, Slayer: 2 of 3");
        page.getByLabel("Bond 1").fill("Ylva");
        page.getByLabel("The vow").fill("Avenge my father");
        page.getByLabel("Equipment").fill("a notched axe");
        page.getByText("Step into the story").click();

        assertThat(page.locator(".hero-name")).hasText("Kára");
        assertThat(page.locator(".deed b").first()).hasText("Kára joins and carries a notched axe");
        assertThat(page.getByLabel("What now?").locator("b"))
                .hasText(new String[] {"Swear an Iron Vow", "Undertake a Journey", "Enter the Fray"});
        Campaign campaign =
                campaigns.open(campaigns.list().getFirst().heading().id()).orElseThrow();
        Hero hero = campaign.now().table().hero("Kára").orElseThrow();
        assertThat(hero.stats()).hasToString("[2, 2, 3, 1, 1]");
        assertThat(hero.assets())
                .extracting(Asset::name, Asset::maxHealth)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("Hawk", 3),
                        org.assertj.core.groups.Tuple.tuple("Slayer", 0));
        assertThat(hero.bonds()).containsExactly("Ylva");
        assertThat(campaign.now().table().open("vow"))
                .extracting(momentum.state.Track::name)
                .containsExactly("Avenge my father");
    }

    @Test
    void nothingTypedIsLostOnAReload() {
        Campaign campaign = campaigns.begin("Ash", "ironsworn", momentum.state.Strictness.ENFORCE);
        page.navigate(at("/t/" + campaign.heading().id() + "/hero"));
        page.locator("#hero-name").fill("Ylva");
        page.locator("select[name=stat-wits]").selectOption("3");
        page.locator("input[value=Raven]").check();
        page.getByLabel("Equipment").fill("a lantern");

        page.reload();

        assertThat(page.locator("#hero-name")).hasValue("Ylva");
        assertThat(page.locator("select[name=stat-wits]")).hasValue("3");
        assertThat(page.locator("input[value=Raven]")).isChecked();
        assertThat(page.getByLabel("Equipment")).hasValue("a lantern");
    }

    @Test
    void theOracleSuggestsAName() {
        Campaign campaign = campaigns.begin("Ash", "ironsworn", momentum.state.Strictness.ENFORCE);
        page.navigate(at("/t/" + campaign.heading().id() + "/hero"));
        dice.willShow(7);

        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Suggest a name"))
                .click();

        assertThat(page.locator("#hero-name")).hasValue(java.util.regex.Pattern.compile("..+"));
    }

    @Test
    void whatTheRulesRefuseIsSaidAndWhatWasTypedIsStillThere() {
        Campaign campaign = campaign();
        page.navigate(at("/t/" + campaign.heading().id() + "/hero"));
        page.locator("#hero-name").fill("Kára");
        page.getByLabel("Equipment").fill("a lantern");

        page.getByText("Step into the story").click();

        assertThat(page.getByRole(AriaRole.ALERT)).containsText("a name that no other has");
        assertThat(page.locator("#hero-name")).hasValue("Kára");
        assertThat(page.getByLabel("Equipment")).hasValue("a lantern");
    }
}
