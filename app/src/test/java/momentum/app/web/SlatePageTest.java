package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;

class SlatePageTest extends WebTest {
    @Test
    void theSlatePassesTwoTheRewardIsChosenAndUndoTakesItBack() {
        page.setViewportSize(390, 844);
        page.navigate(at("/slate"));
        page.getByLabel("One player").fill("Bone");
        page.getByLabel("The other").fill("Ash");
        page.getByText("Lay out the slate").click();
        Locator bone = page.locator(".edge.far");
        Locator ash = page.locator(".edge.near");

        tap(ash, "destroyed an enemy unit");
        assertThat(page.locator(".spaces .here")).hasText("1");
        tap(ash, "won a melee attack");
        assertThat(ash).containsText("A single-die reroll");
        tap(ash, "dispelled an enemy spell");
        assertThat(ash).containsText("Past 2: choose your reward");
        assertThat(button(bone, "won a melee attack")).isDisabled();
        tap(ash, "Put a boost on a unit");

        assertThat(page.locator(".spaces .here")).hasText("0");
        assertThat(ash.locator(".counter b").last()).hasText("1");
        assertThat(bone.locator(".counter b").first()).hasText("1");
        page.locator("#top [aria-label=Undo]").click();
        assertThat(ash).containsText("Past 2: choose your reward");
        page.reload();
        assertThat(ash).containsText("Past 2: choose your reward");
    }

    @Test
    void aPlainGainAndWhatOneActionMetAreEnteredTogetherByKeyboard() {
        page.setViewportSize(390, 844);
        page.navigate(at("/slate"));
        page.getByLabel("One player").fill("Bone");
        page.getByLabel("The other").fill("Ash");
        page.getByText("Lay out the slate").click();
        Locator ash = page.locator(".edge.near");
        tap(ash, "won a melee attack");
        assertThat(page.locator(".spaces .here")).hasText("1");

        ash.locator("summary").first().press("Enter");
        ash.getByLabel("Melee: won a melee attack").press("Space");
        ash.getByLabel("Plain gain").selectOption("+2");
        ash.getByLabel("Because").fill("of a <b>spell</b>");
        ash.getByLabel("Because").press("Enter");

        assertThat(ash).containsText("Past 2: choose your reward");
        assertThat(page.locator(".slider summary"))
                .hasText("Ash passes 2, at 4 (won a melee attack; +2 because of a <b>spell</b>)");
        assertThat(button(ash, "Gain for Ash")).isDisabled();
        page.locator("#top [aria-label=Undo]").click();
        assertThat(page.locator(".spaces .here")).hasText("1");
        page.locator("#top [aria-label=Redo]").first().click();
        assertThat(ash).containsText("Past 2: choose your reward");
        tap(ash, "Put a boost on a unit");
        assertThat(page.locator(".spaces .here")).hasText("0");

        Locator bone = page.locator(".edge.far");
        bone.locator("summary").first().press("Enter");
        bone.getByLabel("Because").fill("of nothing");
        tap(bone, "Gain for Bone");
        assertThat(page.getByRole(AriaRole.ALERT)).hasText("A reason goes with a plain gain: choose how much.");
        bone.getByLabel("Plain gain").selectOption("+9");
        tap(bone, "Gain for Bone");
        assertThat(bone).containsText("Past 2: choose your reward");
        restart(() -> {});
        page.reload();
        assertThat(page.locator(".slider summary")).hasText("Bone passes 2, at 9 (+9 because of nothing)");
    }

    /** The slider stands on Bone's 2: whose action it was gains first, so Bone passes 2 before Ash gains. */
    @Test
    void bothSidesGainInOneCheckWithWhoseActionItWasFirst() {
        page.navigate(at("/slate"));
        page.getByLabel("One player").fill("Bone");
        page.getByLabel("The other").fill("Ash");
        page.getByText("Lay out the slate").click();
        Locator bone = page.locator(".edge.far");
        Locator ash = page.locator(".edge.near");
        bone.locator("summary").first().click();
        tap(bone, "Gain for Bone");
        assertThat(page.getByRole(AriaRole.ALERT))
                .hasText("Say what was gained: tick what was met, or choose a plain gain.");
        bone.getByLabel("Plain gain").selectOption("+2");
        tap(bone, "Gain for Bone");
        assertThat(bone).containsText("A single-die reroll");

        bone.getByLabel("Destroy: destroyed an enemy unit").check();
        bone.getByText("And Ash, by the same action…").click();
        bone.getByLabel("Melee by Ash").check();
        bone.getByLabel("Ash gains").selectOption("+1");
        bone.getByLabel("Why Ash does").fill("of a gambit");
        tap(bone, "Gain for Bone");
        tap(bone, "Put a boost on a unit");

        assertThat(page.locator(".spaces .here")).hasText("2");
        assertThat(ash).containsText("A single-die reroll");
        assertThat(page.locator(".slate-log")).containsText("Bone passes 2, at 3 (destroyed an enemy unit)");
        assertThat(page.locator(".slate-log"))
                .containsText("Ash gains 2: from 0 to Ash 2 (won a melee attack; +1 because of a gambit)");
        page.locator("#top [aria-label=Undo]").click();
        assertThat(bone).containsText("Past 2: choose your reward");
        page.locator("#top [aria-label=Undo]").click();
        assertThat(bone).not().containsText("Past 2");
        assertThat(bone).containsText("A single-die reroll");
        page.locator("#top [aria-label=Undo]").click();
        assertThat(page.locator(".spaces .here")).hasText("0");
        page.locator("#top [aria-label=Redo]").first().click();
        assertThat(bone).containsText("A single-die reroll");
        // What only the other gained is theirs alone; lists that were closed while a reward was chosen are open again.
        bone.getByLabel("Ash gains").selectOption("+1");
        tap(bone, "Gain for Bone");
        assertThat(page.locator(".slider summary")).hasText("Ash gains 1: from Bone 2 to Bone 1 (a plain +1)");
    }

    private static Locator button(Locator edge, String name) {
        return edge.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(name));
    }

    private static void tap(Locator edge, String name) {
        button(edge, name).click();
    }
}
