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
        page.getByText("Undo").click();
        assertThat(ash).containsText("Past 2: choose your reward");
        page.reload();
        assertThat(ash).containsText("Past 2: choose your reward");
    }

    private static Locator button(Locator edge, String name) {
        return edge.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(name));
    }

    private static void tap(Locator edge, String name) {
        button(edge, name).click();
    }
}
