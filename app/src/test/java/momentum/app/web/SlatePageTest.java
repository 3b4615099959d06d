package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SlatePageTest extends WebTest {
    @Test
    void theSlatePassesTwoTheRewardIsChosenAndUndoTakesItBack() {
        page.setViewportSize(390, 844);
        layOut("Bone", "Ash");
        Locator bone = page.locator(".edge.far");
        Locator ash = page.locator(".edge.near");

        tap(ash, "destroyed an enemy unit");
        assertThat(page.locator(".spaces .here b")).hasText("1");
        tap(ash, "won a melee attack");
        assertThat(ash).containsText("A single-die reroll");
        tap(ash, "dispelled an enemy spell");
        assertThat(ash).containsText("Past 2: choose your reward");
        assertThat(button(bone, "won a melee attack")).isDisabled();
        tap(ash, "Put a boost on a unit");

        assertThat(page.locator(".spaces .here b")).hasText("0");
        assertThat(ash.locator(".counter b").last()).hasText("1");
        assertThat(bone.locator(".counter b").first()).hasText("1");
        page.getByText("Undo").click();
        assertThat(ash).containsText("Past 2: choose your reward");
        page.reload();
        assertThat(ash).containsText("Past 2: choose your reward");
    }

    @Test
    void aPlainGainAndWhatOneActionMetAreEnteredTogetherByKeyboard() {
        page.setViewportSize(390, 844);
        layOut("Bone", "Ash");
        Locator ash = page.locator(".edge.near");
        tap(ash, "won a melee attack");
        assertThat(page.locator(".spaces .here b")).hasText("1");

        ash.locator("summary").first().press("Enter");
        ash.getByLabel("Melee: won a melee attack").press("Space");
        ash.getByLabel("Plain gain").selectOption("+2");
        ash.getByLabel("Because").fill("of a <b>spell</b>");
        ash.getByLabel("Because").press("Enter");

        assertThat(ash).containsText("Past 2: choose your reward");
        assertThat(page.locator(".latest-line"))
                .hasText("Ash passes 2, at 4 (won a melee attack; +2 because of a <b>spell</b>)");
        assertThat(ash.locator("#together-right")).isHidden();
        page.getByText("Undo").click();
        assertThat(page.locator(".spaces .here b")).hasText("1");
        page.getByText("Redo").click();
        assertThat(ash).containsText("Past 2: choose your reward");
        tap(ash, "Put a boost on a unit");
        assertThat(page.locator(".spaces .here b")).hasText("0");

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
        assertThat(page.locator(".latest-line")).hasText("Bone passes 2, at 9 (+9 because of nothing)");
    }

    /** The slider stands on Bone's 2: whose action it was gains first, so Bone passes 2 before Ash gains. */
    @Test
    void bothSidesGainInOneCheckWithWhoseActionItWasFirst() {
        layOut("Bone", "Ash");
        Locator bone = page.locator(".edge.far");
        Locator ash = page.locator(".edge.near");
        bone.locator("summary").first().click();
        tap(bone, "Gain for Bone");
        assertThat(page.getByRole(AriaRole.ALERT))
                .hasText("Say what was gained: tick what was met, or choose a plain gain.");
        bone.getByLabel("Plain gain").selectOption("+2");
        tap(bone, "Gain for Bone");
        assertThat(bone).containsText("A single-die reroll");

        bone.locator("summary").first().click();
        bone.getByLabel("Destroy: destroyed an enemy unit").check();
        bone.getByText("And Ash, by the same action…").click();
        bone.getByLabel("Melee by Ash").check();
        bone.getByLabel("Ash gains").selectOption("+1");
        bone.getByLabel("Why Ash does").fill("of a gambit");
        tap(bone, "Gain for Bone");
        tap(bone, "Put a boost on a unit");

        assertThat(page.locator(".spaces .here b")).hasText("2");
        assertThat(ash).containsText("A single-die reroll");
        assertThat(page.locator(".slate-log")).containsText("Bone passes 2, at 3 (destroyed an enemy unit)");
        assertThat(page.locator(".slate-log"))
                .containsText("Ash gains 2: from 0 to Ash 2 (won a melee attack; +1 because of a gambit)");
        page.getByText("Undo").click();
        assertThat(bone).containsText("Past 2: choose your reward");
        page.getByText("Undo").click();
        assertThat(bone).not().containsText("Past 2");
        assertThat(bone).containsText("A single-die reroll");
        page.getByText("Undo").click();
        assertThat(page.locator(".spaces .here b")).hasText("0");
        page.getByText("Redo").click();
        assertThat(bone).containsText("A single-die reroll");
        // What only the other gained is theirs alone; lists that were closed while a reward was chosen are open again.
        bone.locator("summary").first().click();
        bone.getByLabel("Ash gains").selectOption("+1");
        tap(bone, "Gain for Bone");
        assertThat(page.locator(".latest-line")).hasText("Ash gains 1: from Bone 2 to Bone 1 (a plain +1)");
    }

    @Test
    void eachSpaceOfTheSliderSaysWhoseItIsAndIsReadFromTheEdgeOfItsOwner() {
        layOut("Bone", "Ash");
        assertThat(page.locator(".spaces li"))
                .hasText(new String[] {"2 Bone reroll", "1 Bone", "0", "1 Ash", "2 Ash reroll"});
        for (String turned : List.of(".edge.far", ".spaces .far > span")) {
            assertThat(page.locator(turned).first()).hasCSS("rotate", "180deg");
        }
        assertThat(page.locator(".spaces .near > span").first()).hasCSS("rotate", "none");
        String far = color(".spaces .far");
        org.assertj.core.api.Assertions.assertThat(Set.of(far, color(".spaces .near"), color(".spaces .middle")))
                .hasSize(3);
        org.assertj.core.api.Assertions.assertThat(color(".edge.far .name")).isEqualTo(far);
    }

    private String color(String of) {
        return (String) page.locator(of).first().evaluate("element => getComputedStyle(element).borderLeftColor");
    }

    @Test
    void twoPhonesShowTheSameAndARefusalStaysUntilItIsPutAway() {
        layOut("Bone", "Ash");
        try (BrowserContext other = Chromium.context(390, 844)) {
            Page phone = watched(other.newPage());
            phone.navigate(page.url());
            tap(phone.locator(".edge.near"), "won a melee attack");
            assertThat(page.locator(".spaces .here")).hasText("1 Ash");
            page.evaluate("() => document.querySelectorAll('[name=read]').forEach(row => row.value = '0')");
            tap(page.locator(".edge.near"), "destroyed an enemy unit");
            Locator refused = page.locator("#refused");
            assertThat(refused.getByRole(AriaRole.ALERT))
                    .hasText("The slate has changed since you looked: look, and tap again.");
            assertThat(page.locator(".spaces .here")).hasText("1 Ash");

            tap(phone.locator(".edge.far"), "won a melee attack");
            assertThat(page.locator(".spaces .here")).hasText("0");
            assertThat(refused).isVisible();
            assertThat(phone.locator("#refused")).hasCount(0);
            page.getByLabel("Put this away").click();
            assertThat(refused).hasCount(0);
            tap(page.locator(".edge.near"), "destroyed an enemy unit");
            assertThat(phone.locator(".spaces .here")).hasText("1 Ash");
            assertThat(refused).hasCount(0);
        }
    }

    @Test
    void withoutScriptsARefusedFormStaysOpenWithWhatWasTyped() {
        try (BrowserContext plain = Chromium.withoutScripts()) {
            page = plain.newPage();
            page.setViewportSize(390, 844);
            layOut("Bone", "Ash");
            Locator ash = page.locator(".edge.near");
            ash.locator("summary").first().click();
            ash.getByLabel("Flank: melee").check();
            ash.getByLabel("Because").fill("of a spell");
            ash.getByText("And Bone, by the same action…").click();
            ash.getByLabel("Bone gains").selectOption("+1");
            tap(ash, "Gain for Ash");
            assertThat(page.getByRole(AriaRole.ALERT)).hasText("A reason goes with a plain gain: choose how much.");
            assertThat(ash.getByLabel("Flank: melee")).isChecked();
            assertThat(ash.getByLabel("Because")).hasValue("of a spell");
            assertThat(ash.getByLabel("Bone gains")).hasValue("+1");
            ash.getByLabel("Plain gain").selectOption("+1");
            tap(ash, "Gain for Ash");
            assertThat(page.locator(".spaces .here")).hasText("1 Ash");
            tap(ash, "Ash gains a seal");
            assertThat(ash.locator(".count").first()).hasText("1seals");
            page.getByText("Undo").click();
            assertThat(ash.locator(".count").first()).hasText("0seals");
        }
    }

    private void layOut(String left, String right) {
        page.navigate(at("/slate"));
        page.getByLabel("One player").fill(left);
        page.getByLabel("The other").fill(right);
        page.getByText("Lay out the slate").click();
        assertThat(page.locator(".edge")).hasCount(2);
    }

    private static Locator button(Locator edge, String name) {
        return edge.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(name));
    }

    private static void tap(Locator edge, String name) {
        button(edge, name).click();
    }
}
