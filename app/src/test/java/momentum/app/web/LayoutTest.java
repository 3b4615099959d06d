package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import momentum.play.Command;
import momentum.table.Campaign;
import momentum.track.Rank;
import org.junit.jupiter.api.Test;

/** Every page at every size: nothing overlaps, nothing is cut, nothing scrolls sideways, and a thumb finds what it wants. */
class LayoutTest extends WebTest {
    private static final List<int[]> SIZES = List.of(
            new int[] {320, 568},
            new int[] {390, 844},
            new int[] {768, 1024},
            new int[] {1024, 768},
            new int[] {1440, 900},
            new int[] {2560, 1440});

    private static final int PHONE = 700;
    private static final String FINDER = finder();

    private final List<String> faults = new ArrayList<>();

    private static String finder() {
        try (var in = LayoutTest.class.getResourceAsStream("/web/layout.js")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What the page shows is looked at in each size, in the light and in the dark. */
    private void walk(String name) {
        for (int[] size : SIZES) {
            page.setViewportSize(size[0], size[1]);
            Object found = page.evaluate(FINDER, size[0] < PHONE);
            ((List<?>) found).forEach(fault -> faults.add("%s at %d: %s".formatted(name, size[0], fault)));
            picture(name, size);
        }
        page.setViewportSize(1440, 900);
    }

    private void picture(String name, int[] size) {
        if (Pictures.folder().isEmpty()) {
            return;
        }
        for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
            Pictures.take(page, "%s-%d-%s".formatted(name, size[0], scheme));
        }
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
    }

    private void walkViews(String table, String name) {
        Map<String, String> views = new LinkedHashMap<>();
        views.put("sheet", "?view=sheet&panel=sheet");
        views.put("moves", "?view=moves&panel=side");
        views.put("oracle", "?view=oracle&tab=oracle&panel=side");
        views.put("table", "?view=oracle&tab=oracle&open=Action&panel=side");
        views.put("foes", "?view=moves&tab=foes&panel=side");
        views.put("foe", "?view=moves&tab=foes&open=Bear&panel=side");
        views.put("people", "?view=moves&tab=people&panel=side");
        views.put("past", "?at=2");
        views.forEach((view, query) -> {
            page.navigate(at(table + query));
            walk(name + "-" + view);
        });
    }

    @Test
    void theTableInEveryStateIsWholeAtEverySize() {
        Campaign campaign = campaign();
        String table = "/t/" + campaign.heading().id();
        visit(campaign);
        walk("begun");
        say(
                campaign,
                new Command.Note("The reeds end where the ice begins. Kára ties the sledge rope to her belt, gives Sten"
                        + " the lantern and tells him to walk where she has walked, not where she has looked."));
        set(campaign, "wounded", 1);
        set(campaign, "momentum", 6);
        set(campaign, "supply", 0);
        track(campaign, "vow", "Silence the bell under the ice before the thaw", Rank.FORMIDABLE, 14);
        say(campaign, new Command.AskOdds("Kára", "Likely", 33, "Is there a way around the open water?"));
        caughtUp(campaign);
        walk("idle");
        walkViews(table, "idle");
        page.navigate(at(table + "?open=Gather%20Information&view=moves&panel=side"));
        isOpened("Gather Information");
        walk("roll");
        page.navigate(at(table));
        openMove("Face Danger");
        roll("iron", 1, 5, 8);
        assertThat(asked()).containsText("Burn");
        walk("burn");
        answer("Burn");
        assertThat(asked()).containsText("Delayed");
        walk("choose");
        answer("Delayed");
        assertThat(asked()).hasCount(0);
        walk("latest");
        openMove("Enter the Fray");
        page.locator("#opened [name=name]").fill("The drowned warden of the long causeway");
        roll("heart", 6, 3, 4);
        assertThat(page.locator(".scene")).containsText("The drowned warden");
        walk("fight");
        page.navigate(at(table + "?view=sheet&panel=sheet"));
        walk("fight-sheet");
        page.navigate(at(table));
        openMove("Strike");
        roll("iron", 1, 9, 9);
        assertThat(page.locator("#hand")).containsText("Pay the Price");
        walk("price");
        assertThat(faults).as("faults of layout").isEmpty();
    }

    @Test
    void theOtherPagesAreWholeAtEverySize() {
        Campaign campaign = campaign();
        String table = "/t/" + campaign.heading().id();
        say(campaign, new Command.Note("# The ice road\n\nThe reeds end where the ice begins."));
        for (String path : List.of(
                "/",
                table + "/hero",
                table + "/read",
                table + "/find?q=ice",
                table + "/seats",
                table + "/dice",
                table + "/sheet?hero=K%C3%A1ra",
                "/rules/ironsworn",
                "/rules/starforged",
                "/slate",
                "/credits",
                "/nowhere")) {
            page.navigate(at(path));
            walk(path.replace(table, "table").replaceAll("[^a-z]+", "-"));
        }
        assertThat(faults).as("faults of layout").isEmpty();
    }
}
