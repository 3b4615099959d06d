package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import momentum.state.Strictness;
import momentum.state.Track;
import momentum.table.Campaign;
import org.junit.jupiter.api.Test;

/** Someone who has never played presses what the coach offers. */
class CoachTest extends WebTest {
    /** What the coach would have one do next. */
    private String tip() {
        return page.locator(".coach .chip").first().textContent().strip();
    }

    private void follow() {
        String move = tip();
        page.locator(".coach .chip").first().click();
        isOpened(move);
    }

    @Test
    void whoPressesOnlyWhatTheCoachOffersComesFromAnEmptyCampaignToAFulfilledVow() {
        Campaign campaign = campaigns.begin("The Drowned Bell", "ironsworn", Strictness.ENFORCE);
        visit(campaign);
        assertThat(page.locator(".coach")).containsText("A story needs someone to happen to.");
        page.locator(".coach .chip").click();
        page.locator("#hero-name").fill("Kára");
        page.getByText("Step into the story").click();
        assertThat(page.locator(".coach")).isVisible();
        for (int step = 0; step < 12 && fulfilled(campaign) == 0; step++) {
            follow();
            Locator name = page.locator("#opened input[name=name]:visible");
            if (name.count() > 0) {
                name.fill("Silence the bell");
            }
            dice.willShow(6, 1, 2);
            rollIt();
            assertThat(page.locator("#opened")).hasCount(0);
            assertThat(asked()).hasCount(0);
        }
        assertThat(fulfilled(campaign)).isEqualTo(1);
        assertThat(hero(campaign).experience()).isPositive();
    }

    private static long fulfilled(Campaign campaign) {
        return campaign.now().table().tracks().stream()
                .filter(track -> track.ending().isPresent())
                .map(Track::name)
                .filter("Silence the bell"::equals)
                .count();
    }

    @Test
    void theCoachIsPutAwayAndComesBack() {
        Campaign campaign = campaign();
        visit(campaign);
        page.locator(".coach button").click();
        assertThat(page.locator(".coach")).hasCount(0);
        page.reload();
        assertThat(page.locator(".coach")).hasCount(0);
        choose("Coach");
        assertThat(page.locator(".coach")).isVisible();
    }

    @Test
    void anIdeaIsExplainedWhenItFirstHappensAndNotAgainOnceItIsPutAway() {
        Campaign campaign = campaign();
        set(campaign, "momentum", 6);
        visit(campaign);
        openMove("Face Danger");
        roll("iron", 1, 5, 8);
        assertThat(page.locator(".teach")).containsText("Your first burn");
        page.locator(".teach button").click();
        assertThat(page.locator(".teach")).hasCount(0);
        assertThat(asked()).containsText("Burn");
        answer("Let the miss stand");
        page.locator("#top [aria-label=Undo]").click();
        assertThat(asked()).containsText("Burn");
        assertThat(page.locator(".teach")).hasCount(0);
    }

    @Test
    void aTermOfTheBookOpensItsWords() {
        visit(campaign());
        page.locator("#sheet .term").first().click();
        assertThat(page.locator("#g-momentum")).isVisible();
        assertThat(page.locator("#g-momentum a")).hasAttribute("href", "/rules/ironsworn#momentum");
        page.keyboard().press("Escape");
        assertThat(page.locator("#g-momentum")).isHidden();
    }
}
