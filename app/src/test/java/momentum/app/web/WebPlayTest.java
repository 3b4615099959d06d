package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import momentum.rule.Debility;
import momentum.state.Initiative;
import momentum.state.Track;
import momentum.table.Campaign;
import momentum.track.Rank;
import org.junit.jupiter.api.Test;

/** Whole stretches of play, as a person clicks through them. */
class WebPlayTest extends WebTest {
    @Test
    void aJourneyWithABurn() {
        Campaign campaign = campaign();
        set(campaign, "momentum", 6);
        visit(campaign);
        openMove("Undertake a Journey");
        page.locator("#opened [name=name]").fill("North over the ice");
        page.locator("#opened [name=rank]").selectOption("dangerous");

        roll("wits", 1, 5, 8);

        assertThat(outcome("Undertake a Journey")).hasText("Miss");
        assertThat(asked()).containsText("+6 beats the 5: a weak hit in place of a miss. Momentum falls to +2.");
        answer("Burn +6");

        assertThat(deed("Undertake a Journey")).containsText("burns momentum for a weak hit");
        assertThat(deed("Undertake a Journey")).containsText("North over the ice (dangerous): 0 → 8 ticks");
        assertThat(deed("Undertake a Journey")).containsText("supply: 5 → 4");
        assertThat(page.locator(".ladder .now")).hasText("+2");
        Locator why =
                deed("Undertake a Journey").locator(".change").filter(new Locator.FilterOptions().setHasText("supply"));
        why.getByText("why?").click();
        assertThat(why.locator(".why-text")).containsText("suffer -1 supply");
        assertThat(why.locator(".why-text")).containsText("adventure.moves:110");
        assertThat(why.locator(".why-text")).containsText("1 + 1 wits = 2 against 5 and 8");
        assertThat(asked()).hasCount(0);
    }

    @Test
    void aFightFromTheFrayToItsEndWithHarmThatCascadesIntoASetback() {
        Campaign campaign = campaign();
        set(campaign, "health", 1);
        set(campaign, "momentum", -5);
        visit(campaign);
        openMove("Enter the Fray");
        page.locator("#opened [name=name]").fill("The drowned warden");
        page.locator("#opened [name=rank]").selectOption("dangerous");
        roll("heart", 6, 3, 9);
        answer("Prepare to act");
        assertThat(page.locator(".scene .you[aria-pressed=true]")).hasText("Kára");
        assertThat(page.locator(".scene")).containsText("The drowned warden");
        assertThat(page.locator(".fits a:not(.off)")).containsText(new String[] {"Secure an Advantage", "Strike"});

        page.locator(".fits a")
                .filter(new Locator.FilterOptions().setHasText("Strike"))
                .click();
        isOpened("Strike");
        roll("iron", 4, 8, 2);
        assertThat(page.locator(".scene .foe[aria-pressed=true]")).hasText("Foe");
        assertThat(page.locator(".fits a:not(.off)")).containsText(new String[] {"Clash", "Turn the Tide"});

        // Harm 4 with 1 health left: 3 more are owed by momentum, which has 1 left to give, and 2 are a setback.
        openMove("Endure Harm");
        page.locator("#opened [name=amount]").fill("4");
        rollIt();
        assertThat(asked()).containsText("Pay with yourself");
        assertThat(page.locator(".ladder .now")).hasText("−6");
        answer("Pay with yourself");
        page.locator("[name=part-spirit]").fill("2");
        answer("Lose these");
        assertThat(asked()).containsText("Roll the dice");
        assertThat(hero(campaign).meters()).hasToString("[0, 3]");
        dice.willShow(5, 2, 4);
        asked().locator(".way:has([value=iron])").click();
        answer("Roll");
        assertThat(asked().locator("button[value^='Shake']")).isDisabled();
        assertThat(asked()).containsText("health");
        answer("Embrace the pain");

        assertThat(asked()).hasCount(0);
        track(campaign, "foe", "The drowned warden", Rank.DANGEROUS, 40);
        caughtUp(campaign);
        // A strong hit on a move outside combat has brought the initiative back.
        assertThat(page.locator(".scene .you[aria-pressed=true]")).hasText("Kára");
        openMove("Strike");
        roll("iron", 4, 2, 3);
        assertThat(outcome("Strike")).hasText("Strong hit");
        openMove("End the Fight");
        dice.willShow(3, 4);
        rollIt();

        assertThat(page.locator(".scene")).hasCount(0);
        assertThat(outcome("End the Fight")).hasText("Strong hit");
        assertThat(hero(campaign).initiative()).isEqualTo(Initiative.NO_FIGHT);
    }

    @Test
    void aVowIsFulfilledAndTheExperienceSpent() {
        Campaign campaign = campaign();
        track(campaign, "vow", "Silence the bell", Rank.FORMIDABLE, 36);
        visit(campaign);
        openMove("Fulfill Your Vow");
        page.locator("#opened").getByText("Silence the bell").click();
        dice.willShow(2, 7);
        rollIt();
        assertThat(deed("Fulfill Your Vow")).containsText("experience: 0 → 3");
        assertThat(page.locator("#sheet")).containsText("What has ended (1)");

        openMove("Advance");
        rollIt();
        answer("A new asset");
        asked().locator("[name=name][value=Hound]").click();
        answer("Hound 2: Ferocious");

        assertThat(page.locator(".asset h3")).hasText("Hound");
        assertThat(hero(campaign).freeExperience()).isZero();
        assertThat(page.locator(".asset .knots")).hasAttribute("aria-label", "1 of 3 abilities");
        assertThat(hero(campaign).asset("Hound").orElseThrow().maxHealth()).isEqualTo(4);
        assertThat(campaign.now().table().track("Silence the bell").flatMap(Track::ending))
                .contains("fulfilled");
    }

    @Test
    void undoTakesBackAWholeCascadeAndRedoBringsItBack() {
        Campaign campaign = campaign();
        set(campaign, "health", 1);
        set(campaign, "momentum", -4);
        visit(campaign);
        String before = hero(campaign).toString();
        openMove("Endure Harm");
        page.locator("#opened [name=amount]").fill("4");
        rollIt();
        assertThat(page.locator(".ladder .now")).hasText("−6");
        assertThat(asked()).hasCount(1);

        page.locator("#top [aria-label=Undo]").click();

        assertThat(page.locator(".ladder .now")).hasText("−4");
        assertThat(asked()).hasCount(0);
        assertThat(hero(campaign)).hasToString(before);
        page.locator("#top [aria-label=Redo]").first().click();
        assertThat(page.locator(".ladder .now")).hasText("−6");
        assertThat(asked()).hasCount(1);
    }

    @Test
    void aMoveThatDoesNotFitSaysWhyAndANumberSetByHandKeepsItsReason() {
        Campaign campaign = campaign();
        visit(campaign);
        openMove("Strike");
        assertThat(page.locator("#opened")).containsText("needs the initiative");
        assertThat(page.locator(".side-foot [data-roll]")).isDisabled();

        press("spirit:2", "the night was long");

        assertThat(deed("Set by hand")).containsText("spirit: 5 → 2");
        assertThat(deed("Set by hand")).containsText("the night was long");
        Debility shaken = campaign.play().rulebook().game().debility("shaken").orElseThrow();
        assertThat(hero(campaign).isMarked(shaken)).isFalse();
    }

    @Test
    void realDiceAreTypedInAndNoneAreThrown() {
        Campaign campaign = campaign();
        visit(campaign);
        choose("My own dice");
        assertThat(page.locator(".top .sub")).containsText("your dice");
        openMove("Face Danger");
        page.locator("#opened .way:has([value=heart])").click();
        page.locator("#opened [name=action]").fill("4");
        page.locator("#opened [name=first]").fill("7");
        page.locator("#opened [name=second]").fill("7");
        rollIt();

        assertThat(deed("Face Danger").locator(".match")).hasText("A match");
        assertThat(outcome("Face Danger")).hasText("Miss");
    }
}
