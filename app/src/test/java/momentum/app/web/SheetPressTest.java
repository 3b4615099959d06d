package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import momentum.state.Initiative;
import momentum.table.Campaign;
import momentum.track.Rank;
import org.junit.jupiter.api.Test;

/** What stands on the sheet can be pressed, and is set by it. */
class SheetPressTest extends WebTest {
    @Test
    void aPipARungAMarkABoxAndAStatAreSetByAPressAndUndoneByAnother() {
        Campaign campaign = campaign();
        visit(campaign);
        press("health:3", "");
        assertThat(page.locator("#sheet [aria-label='health 3 of 5']")).isVisible();
        press("momentum:7", "the wind turns");
        assertThat(page.locator(".ladder .now")).hasText("+7");
        assertThat(deed("Set by hand")).containsText("the wind turns");
        press("wounded:1", "");
        assertThat(page.locator(".marks [aria-pressed=true]")).hasText("wounded");
        press("track Avenge my father:12", "");
        assertThat(page.locator("#sheet .track").first()).containsText("extreme · 3");
        press("iron:3", "");
        caughtUp(campaign);
        page.locator("#top [aria-label=Undo]").click();
        caughtUp(campaign);
        page.locator("#top [aria-label=Undo]").click();
        assertThat(page.locator("#sheet .track").first()).containsText("extreme · 0");
    }

    @Test
    void theStepperGoesOnFromWhatWasPressed() {
        Campaign campaign = campaign();
        visit(campaign);
        page.locator("#sheet [value='spirit:3']").click();
        assertThat(page.locator("#set-pop")).containsText("spirit");
        page.locator("#set-pop [data-step='-1']").click();
        page.locator("#set-pop [data-step='-1']").click();
        assertThat(page.locator("#set-pop [data-pop=to]")).hasText("1");
        page.locator("#set-pop .solid").click();
        assertThat(page.locator("#sheet [aria-label='spirit 1 of 5']")).isVisible();
        assertThat(page.locator("#set-pop")).isHidden();
    }

    @Test
    void whoHasTheInitiativeIsSaidByAPress() {
        Campaign campaign = campaign();
        track(campaign, "foe", "The warden", Rank.DANGEROUS, 8);
        visit(campaign);
        press("initiative:1", "");
        assertThat(page.locator(".scene .you[aria-pressed=true]")).isVisible();
        caughtUp(campaign);
        assertThat(hero(campaign).initiative()).isEqualTo(Initiative.HERO);
        press("initiative:0", "");
        assertThat(page.locator(".scene .foe[aria-pressed=true]")).isVisible();
    }

    @Test
    void namesBondsGearAndExperienceCanBeCorrected() {
        Campaign campaign = campaign();
        visit(campaign);
        page.getByText("Correct the sheet…").click();
        correct("Experience earned in all", "7");
        assertThat(page.locator(".purse")).containsText("7 to spend");
        correct("Carries, by commas", "a notched axe, rope");
        assertThat(page.locator("#sheet")).containsText("Carries a notched axe, rope");
        correct("A bond with", "Sten");
        assertThat(page.locator(".bonds")).containsText("Sten");
        page.getByLabel("No more bond with Ylva").click();
        assertThat(page.locator(".bonds")).not().containsText("Ylva");
        correct("Name", "Kára of the Reeds");
        assertThat(page.locator(".hero-name")).hasText("Kára of the Reeds");
        assertThat(campaign.now().table().hero("Kára of the Reeds")).isPresent();
    }

    private void correct(String field, String value) {
        assertThat(page.locator(".htmx-request")).hasCount(0);
        page.locator("#correct").getByLabel(field).fill(value);
        page.locator("#correct").getByLabel(field).press("Enter");
    }

    @Test
    void aMeterAtNothingAndAHeroWhoseStoryIsOverAreSeen() {
        Campaign campaign = campaign();
        set(campaign, "health", 0);
        visit(campaign);
        assertThat(page.locator(".meter.empty")).containsText("at 0");
        assertThat(page.locator(".vital.low")).hasCount(1);
    }

    @Test
    void byKeysAPipIsFoundWithTheArrowsAndSet() {
        Campaign campaign = campaign();
        visit(campaign);
        page.locator("#sheet [aria-label='health 5 of 5'] [tabindex='0']").focus();
        page.keyboard().press("ArrowLeft");
        page.keyboard().press("ArrowLeft");
        page.keyboard().press("Enter");
        assertThat(page.locator("#set-pop")).isVisible();
        page.keyboard().press("Enter");
        assertThat(page.locator("#sheet [aria-label='health 3 of 5']")).isVisible();
    }

    @Test
    void withoutScriptsAPressSetsItAtOnce() {
        Campaign campaign = campaign();
        try (BrowserContext plain = Chromium.withoutScripts()) {
            page = plain.newPage();
            visit(campaign);
            page.locator("#sheet [value='health:3']").click();
            assertThat(page.locator("#sheet [aria-label='health 3 of 5']")).isVisible();
        }
    }
}
