package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Cookie;
import com.microsoft.playwright.options.Media;
import java.util.List;
import java.util.regex.Pattern;
import momentum.play.Command;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.seat.Seat;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The story as a book: read, turned page by page, printed, and searched. */
class ReadPageTest extends WebTest {
    private Campaign told() {
        Campaign campaign = campaign();
        said(
                campaign,
                "note \"# Thin ice\\n\\nThe reeds end where the ice begins.\\n\\nShe goes on.\"",
                "Face Danger +iron",
                "dice 4 vs 3 9",
                "choose Delayed",
                "ask Likely 42: Is there a way around?",
                "| By noon the far shore is a pencil line.",
                "| A slip of the pen.",
                "| A bell rings.",
                "set health 4 because of the cold",
                "rewrite 7: By noon the far shore is a line of **ink**.");
        say(campaign, new Command.RemoveNote(8));
        say(campaign, new Command.MoveNote(9, 6));
        return campaign;
    }

    private String read(Campaign campaign) {
        return at("/t/" + campaign.heading().id() + "/read");
    }

    private Locator book() {
        return page.locator(".book-text");
    }

    @Test
    void aStoryIsProseWithItsRollsInTheMargin() {
        Campaign campaign = told();
        page.navigate(read(campaign));
        assertThat(book().locator("h2")).hasText("Thin ice");
        assertThat(book().locator(".when")).containsText("Session 1, ");
        assertThat(book().locator(".passage")).hasText(new String[] {
            "The reeds end where the ice begins. She goes on.",
            "A bell rings.",
            "By noon the far shore is a line of ink."
        });
        assertThat(book().locator(".said")).hasText("Is there a way around? Yes.");
        Locator roll = book().locator(".margin-note");
        assertThat(roll).hasCount(1);
        assertThat(roll).containsText("Face Danger");
        assertThat(roll).containsText("a weak hit");
        assertThat(roll).containsText("Delayed");
        assertThat(book()).not().containsText("slip of the pen");
        assertThat(book()).not().containsText("joins");
        assertThat(book()).not().containsText("health");
        assertThat(page.locator("nav.contents li a")).hasText(new String[] {"Session 1", "Thin ice"});

        double text = book().locator(".passage").first().boundingBox().width;
        Assertions.assertThat(roll.boundingBox().x).isGreaterThan(book().boundingBox().x + text);
        page.getByText("Words", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(book().locator(".passage")).hasCount(3);
        assertThat(book().locator(".margin-note")).hasCount(0);
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(page.locator(".top")).isHidden();
        assertThat(page.locator("nav.contents")).isHidden();
        assertThat(book().locator("h2")).isVisible();
    }

    @Test
    void itIsReadAndSearchedWithoutScripts() {
        Campaign campaign = told();
        try (BrowserContext plain = Chromium.withoutScripts()) {
            Page bare = watched(plain.newPage());
            bare.navigate(read(campaign));
            bare.getByPlaceholder("Search the story").fill("BÉLL");
            bare.getByPlaceholder("Search the story").press("Enter");
            assertThat(bare.locator(".hit")).hasCount(1);
            assertThat(bare.locator(".hit mark")).hasText("bell");
            bare.locator(".hit a").click();
            assertThat(bare).hasURL(Pattern.compile(".*/read\\?at=9#r9"));
            assertThat(bare.locator("#r9")).hasText("A bell rings.");
            assertThat(bare.locator("#r9")).isInViewport();
            bare.navigate(read(campaign).replace("/read", "/find?q=weak+hit+iron"));
            assertThat(bare.locator(".hit")).containsText("weak hit");
            bare.locator(".hit a").click();
            assertThat(bare).hasURL(Pattern.compile(".*\\?at=4"));
            bare.navigate(read(campaign).replace("/read", "/find?q=slip"));
            assertThat(bare.locator(".hit")).hasCount(0);
            assertThat(bare.locator("main")).containsText("Nothing in the story has all of these words.");
            assertThat(bare.locator("input[name=q]")).hasValue("slip");
        }
    }

    @Test
    void aLongStoryHasPages() {
        Campaign campaign = campaign();
        for (int i = 1; i <= 900; i++) {
            var ignored = campaign.say(
                    Seat.HOME,
                    Campaign.ANY,
                    new Command.Note(
                            (i % 90 == 1 ? "# Chapter %d\n\n".formatted(1 + i / 90) : "") + "Night " + i + "."));
        }
        said(campaign, "| The end.");
        page.navigate(read(campaign));
        assertThat(book().locator("h2")).hasText(new String[] {"Chapter 1", "Chapter 2", "Chapter 3"});
        assertThat(page.locator("nav.contents a[aria-current]")).hasCount(4);
        page.locator("a[rel=next]").click();
        assertThat(book().locator("h2").first()).hasText("Chapter 4");
        assertThat(book().locator(".passage").first()).hasText("Night 271.");
        page.locator("a[rel=prev]").click();
        assertThat(book().locator(".passage").first()).hasText("Night 1.");
        page.locator("nav.contents").getByText("Chapter 8").click();
        assertThat(page.locator("#r632")).hasText("Chapter 8");
        assertThat(page.locator("#r632")).isInViewport();
        page.navigate(read(campaign));
        page.getByText("To the last pages").click();
        assertThat(book().locator(".passage").last()).hasText("The end.");
        assertThat(page.locator("a[rel=next]")).hasCount(0);
        for (String odd : List.of("at=-1", "at=x", "at=999999999", "at=99999999999999999999", "rolls=")) {
            page.navigate(read(campaign) + "?" + odd);
            assertThat(book().locator(".passage").first()).isVisible();
        }
        page.navigate(read(campaign).replace("/read", "/find?q=night"));
        assertThat(page.locator(".hit")).hasCount(40);
        assertThat(page.locator(".hit").first()).containsText("Night 900.");
        page.getByText("Look further back").click();
        assertThat(page.locator(".hit").first()).containsText("Night 860.");
    }

    @Test
    void aPageHoldsSoMuchAndTheRestIsOnTheNext() {
        Campaign campaign = campaign();
        for (int i = 0; i < 20; i++) {
            say(campaign, new Command.Note("Night %d. ".formatted(i) + "Snow falls. ".repeat(1_600)));
        }
        page.navigate(read(campaign));
        int shown = book().locator(".passage").count();
        Assertions.assertThat(shown).isBetween(5, 19);
        page.locator("a[rel=next]").click();
        assertThat(book().locator(".passage").first()).containsText("Night %d.".formatted(shown));
        page.navigate(read(campaign) + "?at=21");
        assertThat(page.locator("#r21")).containsText("Night 19.");
    }

    @Test
    void daysAreThoseOfTheReader() {
        Campaign campaign = told();
        browser.addCookies(List.of(new Cookie("zone", "Pacific%2FKiritimati").setUrl(at("/"))));
        page.navigate(read(campaign));
        String east = book().locator(".when").innerText();
        browser.addCookies(List.of(new Cookie("zone", "Pacific%2FPago_Pago").setUrl(at("/"))));
        page.navigate(read(campaign));
        assertThat(book().locator(".when")).not().hasText(east);
    }

    @ParameterizedTest
    @EnumSource(names = {"LIGHT", "DARK"})
    void everyoneCanReadAndSearchOnAnyDevice(ColorScheme scheme) {
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
        Campaign campaign = told();
        say(campaign, new Command.Note("Long" + "w".repeat(300)));
        for (int width : List.of(1440, 1024, 768, 390, 320)) {
            page.setViewportSize(width, 844);
            for (String path : List.of("/read", "/read?rolls=no", "/find", "/find?q=e", "/find?q=nowhere")) {
                page.navigate(read(campaign).replace("/read", path));
                Axe.findsNothing(page, path + " at " + width);
                Assertions.assertThat(page.evaluate(
                                "document.documentElement.scrollWidth - document.documentElement.clientWidth"))
                        .as(path + " at " + width)
                        .isEqualTo(0);
            }
        }
        page.setViewportSize(390, 844);
        page.navigate(read(campaign));
        page.locator(".contents-fold summary").click();
        Axe.findsNothing(page, "the contents on a phone");
        page.locator(".contents-fold").getByText("Words alone").click();
        assertThat(book().locator(".margin-note")).hasCount(0);
        for (Object height : (List<?>) page.evaluate(
                "[...document.querySelectorAll('.top nav a, .contents-fold summary')].filter(each => each.checkVisibility())"
                        + ".map(each => each.getBoundingClientRect().height)")) {
            Assertions.assertThat(((Number) height).doubleValue()).isGreaterThanOrEqualTo(44);
        }
    }

    @Test
    void whatIsTypedIsTextAndNothingElse() {
        String typed = "<b onclick=alert(1)>&\"'</b><script>alert(1)</script>";
        Campaign campaign = campaigns.begin(typed, "ironsworn", Strictness.ENFORCE);
        say(campaign, new Command.Note("# " + typed + "\n\n" + typed));
        say(campaign, new Command.AskOdds("", "Likely", 33, typed));
        page.navigate(read(campaign));
        assertThat(book().locator("h1")).hasText(typed);
        assertThat(book().locator("h2")).hasText(typed);
        assertThat(book().locator(".passage")).hasText(typed);
        assertThat(book().locator(".said")).containsText(typed);
        page.navigate(read(campaign).replace("/read", "/find"));
        page.locator("input[name=q]").fill("<b onclick=alert(1)>");
        page.getByText("Search", new Page.GetByTextOptions().setExact(true))
                .last()
                .click();
        assertThat(page.locator(".hit")).hasCount(2);
        assertThat(page.locator("input[name=q]")).hasValue("<b onclick=alert(1)>");
        assertThat(page.locator("main b, main script, [onclick]")).hasCount(0);
    }

    @Test
    void aStoryWithoutAWordSaysWhatWillStandThere() {
        Campaign campaign = campaigns.begin("Empty", "ironsworn", Strictness.ENFORCE);
        page.navigate(read(campaign));
        assertThat(book()).containsText("Nothing is written yet");
        page.navigate(read(campaign).replace("/read", "/find?q=x"));
        assertThat(page.locator("main")).containsText("Nothing in the story");
    }
}
