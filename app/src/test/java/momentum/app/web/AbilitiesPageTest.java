package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import momentum.odds.ActionOdds;
import momentum.odds.Percent;
import momentum.play.Command;
import momentum.state.Asset;
import momentum.state.Initiative;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.track.Rank;
import org.junit.jupiter.api.Test;

/** What the abilities of a hero's assets do for a roll: ticked before it, offered behind the dice and on what happens. */
class AbilitiesPageTest extends WebTest {
    private Campaign campaignWith(Asset... assets) {
        Campaign campaign = campaigns.begin("The Drowned Bell", "ironsworn", Strictness.ENFORCE);
        say(
                campaign,
                new Command.AddHero("Kára", List.of(2, 2, 3, 1, 1), List.of(), List.of(assets), Optional.empty(), ""));
        return campaign;
    }

    private static Asset hound() {
        return new Asset("Hound", 2, 4, 4).called(Optional.of("Fang"));
    }

    private static Asset asset(String card, int abilities) {
        return new Asset(card, abilities, 0, 0);
    }

    private static Locator tick(Locator place, String key) {
        return place.locator("input[name=using][value=\"" + key + "\"]");
    }

    private static Locator row(Locator place, String key) {
        return place.locator(".tick")
                .filter(new Locator.FilterOptions().setHas(place.page().locator("bdi:text-is('" + key + "')")));
    }

    private Locator card() {
        return page.locator("#opened");
    }

    private static int strong(int stat) {
        return Percent.of(
                new ActionOdds(stat, 2).plain().strong(),
                new ActionOdds(stat, 2).plain().weak(),
                new ActionOdds(stat, 2).plain().miss())[0];
    }

    @Test
    void anAbilityThatIsTickedOnTheCardChangesTheOddsAndTheRollAndIsTold() {
        Campaign campaign = campaignWith(hound());
        visit(campaign);
        openMove("Gather Information");
        Locator fang = row(card(), "Fang 1");
        assertThat(fang).containsText("Sharp");
        assertThat(fang).containsText("when you Gather Information by its keen senses");
        assertThat(fang).containsText("add +1 and take +1 momentum on a hit");
        assertThat(fang.locator(".delta")).hasText("strong %d → %d".formatted(strong(1), strong(2)));

        tick(card(), "Fang 1").check();

        assertThat(card().locator(".way b")).hasText("+wits 1 +1 Fang");
        assertThat(page.locator(".side-foot [data-forecast=strong]")).hasText(strong(2) + "%");
        assertThat(page.locator(".side-foot [data-sum]")).hasText("Roll +wits 1 +1");
        roll("wits", 3, 4, 9);
        assertThat(deed("Gather Information").locator(".op")).hasText("+ 1 wits + 1 Fang =");
        assertThat(outcome("Gather Information")).hasText("Weak hit");
        assertThat(deed("Gather Information")).containsText("uses Fang 1");
        assertThat(page.locator(".ladder .now")).hasText("+4");
        openMove("Gather Information");
        assertThat(tick(card(), "Fang 1")).not().isChecked();
    }

    @Test
    void anAbilityIsTickedWhileTheRollWaitsAsWellAndByKeys() {
        Campaign campaign = campaignWith(hound());
        said(campaign, "Gather Information");
        visit(campaign);
        assertThat(tick(asked(), "Fang 1")).not().isChecked();
        page.keyboard().press("b");
        assertThat(tick(asked(), "Fang 1")).isChecked();
        assertThat(asked().locator(".way b")).hasText("+wits 1 +1 Fang");
        dice.willShow(3, 4, 9);
        page.keyboard().press("Enter");
        assertThat(deed("Gather Information").locator(".op")).hasText("+ 1 wits + 1 Fang =");
    }

    @Test
    void theWaysToUseOneAbilityAreAlternativesAndMayOpenOtherWaysToRoll() {
        Campaign campaign = campaignWith(asset("Archer", 1));
        visit(campaign);
        openMove("Secure an Advantage");
        assertThat(card().locator(".way")).hasCount(5);

        tick(card(), "Archer 1: Trust your instincts").check();
        assertThat(card().locator(".way")).hasCount(1);
        assertThat(card().locator(".way b")).hasText("+wits 1 +1 Archer");
        tick(card(), "Archer 1: Line up your shot").check();
        assertThat(card().locator(".way b")).hasText("+edge 2 +1 Archer");
        assertThat(tick(card(), "Archer 1: Trust your instincts")).not().isChecked();

        roll("edge", 4, 3, 9);
        assertThat(deed("Secure an Advantage").locator(".op")).hasText("+ 2 edge + 1 Archer =");
    }

    @Test
    void whatItCostsIsSaidAndWhatCannotBeUsedSaysWhy() {
        Campaign campaign = campaignWith(asset("Archer", 2), hound());
        said(campaign, "set Hound health 0", "set foe Wolf (formidable) 0 ticks", "set initiative");
        visit(campaign);
        openMove("Strike");
        assertThat(row(card(), "Archer 2").locator(".cost-of")).hasText("suffer -1 supply, once a fight");
        assertThat(row(card(), "Archer 2").locator(".delta")).hasText(Pattern.compile("^hit \\d+ → \\d+$"));
        assertThat(tick(card(), "Fang 2")).isDisabled();
        assertThat(row(card(), "Fang 2").locator(".not")).hasText("Fang is out of action");

        tick(card(), "Archer 2").check();
        dice.willShow(1, 9, 9, 6);
        rollIt();
        assertThat(asked()).containsText("Archer 2");
        assertThat(page.locator("#sheet [aria-label='supply 4 of 5']")).isVisible();
        assertThat(hero(campaign).initiative()).isEqualTo(Initiative.HERO);
    }

    @Test
    void theOddsOfAnAbilityAreShownWithoutScriptsAsWell() {
        Campaign campaign = campaignWith(hound());
        try (BrowserContext plain = Chromium.withoutScripts()) {
            page = plain.newPage();
            page.navigate(at("/t/" + campaign.heading().id() + "?open=Gather%20Information"));
            tick(card(), "Fang 1").check();
            page.locator("#side").getByText("Show the odds of this").click();
            assertThat(tick(card(), "Fang 1")).isChecked();
            assertThat(card().locator(".way b")).hasText("+wits 1 +1 Fang");
            dice.willShow(3, 4, 9);
            rollIt();
            assertThat(deed("Gather Information").locator(".op")).hasText("+ 1 wits + 1 Fang =");
        }
    }

    @Test
    void behindTheDiceWhatFitsIsACardToPressOrToGoOnWithout() {
        Campaign campaign = campaignWith(asset("Empowered", 1));
        visit(campaign);
        openMove("Sojourn");
        assertThat(card().locator(".behind")).hasText("After the dice: Empowered 1");
        roll("heart", 1, 9, 9);

        assertThat(asked()).containsText("Use an ability, or let the dice lie");
        assertThat(asked().locator(".opt").first()).containsText("reroll all dice, adding +1");
        page.keyboard().press("1");
        assertThat(asked()).containsText("Reroll all dice, or keep them");
        assertThat(asked()).containsText("By Empowered 1");
        assertThat(asked().locator("input[type=checkbox]")).hasCount(0);
        dice.willShow(5, 2, 3);
        answer("Reroll all");
        assertThat(deed("Sojourn").locator(".thrown").first())
                .hasAttribute("aria-label", Pattern.compile("^5 \\+ 2 heart \\+ 1 Empowered"));
        assertThat(asked()).containsText("Choose");
    }

    @Test
    void oneMayGoOnWithoutAnAbility() {
        Campaign campaign = campaignWith(asset("Empowered", 1));
        said(campaign, "Sojourn +heart", "dice 1 vs 9 9");
        visit(campaign);
        page.keyboard().press("2");
        assertThat(asked()).containsText("What does it cost?");
        assertThat(outcome("Sojourn")).hasText("Miss");
    }

    @Test
    void ofAProgressRollOneChallengeDieIsThrownAgain() {
        Campaign campaign = campaignWith(asset("Honorbound", 3));
        track(campaign, "vow", "Find Edda", Rank.DANGEROUS, 24);
        said(campaign, "Fulfill Your Vow on Find Edda", "dice 7 9");
        visit(campaign);
        answer("Honorbound 3");
        assertThat(asked()).containsText("Reroll one challenge die, or keep both");
        dice.willShow(2);
        answer("Reroll the 7");
        assertThat(deed("Fulfill Your Vow")
                        .locator(".thrown[aria-label='6 against 2 and 9']")
                        .first())
                .isVisible();
    }

    @Test
    void asAMoveBeginsSomethingMayBeDoneInItsPlace() {
        Campaign campaign = campaignWith(asset("Shield-Bearer", 3));
        said(campaign, "set foe Wolf (formidable) 0 ticks", "Endure Harm (2)");
        visit(campaign);
        assertThat(asked()).containsText("Use an ability, or make the move as it is");
        assertThat(asked().locator(".opt").first()).containsText("envision the shield destroyed");
        answer("Shield-Bearer 3");
        assertThat(page.locator(".prompt").last()).containsText("the shield destroyed");
        assertThat(page.locator("#sheet [aria-label='health 5 of 5']")).isVisible();
    }

    @Test
    void onWhatIsChosenAnAbilityIsOffered() {
        Campaign campaign = campaignWith(new Asset("Cave Lion", 3, 4, 4));
        set(campaign, "spirit", 2);
        said(campaign, "Make Camp", "dice 6 vs 1 2");
        visit(campaign);
        asked().locator("[value=Relax]").check();
        asked().locator("[data-take]").click();
        assertThat(asked()).containsText("Use an ability, or go on");
        answer("Cave Lion 3");
        assertThat(page.locator("#sheet [aria-label='spirit 4 of 5']")).isVisible();
    }

    @Test
    void aDieIsThrownByItselfOrTypedIn() {
        Campaign campaign = campaignWith(asset("Lorekeeper", 3));
        said(campaign, "Browse the Forbidden Depths");
        visit(campaign);
        assertThat(asked()).containsText("Roll the action die");
        dice.willShow(5);
        page.keyboard().press("Enter");
        assertThat(deed("Browse the Forbidden Depths")).containsText("the action die shows 5");
    }

    @Test
    void whatNeedsNoDiceIsUsedByItselfFromTheCardAndWhileTheRollWaits() {
        Campaign campaign = campaignWith(asset("Animal Kin", 2));
        visit(campaign);
        openMove("Forge a Bond");
        card().locator("[name=name]").fill("The old bear");
        card().locator("[name=name]").blur();
        assertThat(row(card(), "Animal Kin 2").locator(".delta")).hasText(Pattern.compile("→ 100$"));
        card().getByLabel("Use Animal Kin 2 now").click();
        assertThat(outcome("Forge a Bond")).hasText("Strong hit");

        assertThat(deed("Forge a Bond")).containsText("no dice are thrown");

        say(campaign, new Command.SetAside("it is enough"));
        said(campaign, "Forge a Bond with The young bear");
        visit(campaign);
        asked().getByLabel("Use Animal Kin 2 now").click();
        assertThat(outcome("Forge a Bond")).hasText("Strong hit");
    }

    @Test
    void whatAsksForOtherDiceFirstIsUsedByItself() {
        Campaign campaign = campaignWith(asset("Swordmaster", 3));
        visit(campaign);
        openMove("Swear an Iron Vow");
        card().locator("[name=name]").fill("Find Edda");
        card().locator("[name=name]").blur();
        assertThat(tick(card(), "Swordmaster 3")).isEnabled();
        card().getByLabel("Use Swordmaster 3: Draw blood now").click();
        assertThat(asked()).containsText("Endure Harm");
    }

    @Test
    void anOutcomeThatCountsAsAnotherIsTold() {
        Campaign campaign = campaignWith(asset("Duelist", 1));
        said(campaign, "set foe Wolf (formidable) 0 ticks", "set initiative", "Strike +iron on Wolf, using Duelist 1");
        visit(campaign);
        dice.willShow(3, 1, 9);
        asked().locator("[data-roll]").click();
        assertThat(deed("Strike").locator(".lines").first()).containsText("a weak hit counts as it");
        assertThat(outcome("Strike")).hasText("Miss");
    }

    @Test
    void whatIsInUseWhileTheRollWaitsIsSeen() {
        Campaign campaign = campaignWith(hound());
        said(campaign, "Gather Information", "use Hound 1");
        visit(campaign);
        assertThat(row(asked(), "Fang 1")).containsText("in use");
        assertThat(asked().locator(".way b")).hasText("+wits 1 +1 Fang");
        dice.willShow(3, 4, 9);
        asked().locator("[data-roll]").click();
        assertThat(deed("Gather Information").locator(".op")).hasText("+ 1 wits + 1 Fang =");
    }
}
