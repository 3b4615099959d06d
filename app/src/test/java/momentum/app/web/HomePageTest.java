package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import momentum.play.Command;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Seats;
import momentum.table.journal.RowBatch;
import momentum.table.seat.Mode;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Campaigns are found, begun, brought along, renamed, put away, deleted and brought back on the first page. */
class HomePageTest extends SeatedTest {
    private Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private Locator campaign(String name) {
        return page.getByRole(
                AriaRole.HEADING, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private Locator card(String name) {
        return page.locator("article.campaign")
                .filter(new Locator.FilterOptions()
                        .setHas(page.locator("h2", new Page.LocatorOptions().setHasText(name))));
    }

    private Locator menu(String name) {
        return page.locator(
                "details.menu",
                new Page.LocatorOptions()
                        .setHas(page.locator("summary", new Page.LocatorOptions().setHasText("More for " + name))));
    }

    private void unfold(String name) {
        menu(name).locator("summary").click();
        assertThat(menu(name).locator(".menu-body")).isVisible();
    }

    private void home() {
        page.navigate(at("/"));
    }

    /** It stands in the form it belongs to, and can be read without scrolling. */
    private void isRefused(Locator form, String why) {
        Locator said = form.getByRole(AriaRole.ALERT);
        assertThat(said).containsText(why);
        assertThat(said).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
        assertThat(page.getByRole(AriaRole.ALERT)).hasCount(1);
    }

    @Test
    void aCardTellsWhoPlaysHowTheyAreAndTheLastWords() {
        Campaign bell = campaigns.begin("The Drowned Bell", "ironsworn", Strictness.ENFORCE, Mode.SOLO);
        said(bell, "hero Kára: edge 3, heart 2, iron 2, shadow 1, wits 1", "| The bell <tolls>.");
        say(bell, new Command.SetValue("Kára", "momentum", -2, "a test"));
        say(bell, new Command.SetValue("Kára", "health", 1, "a test"));
        as(host());
        home();
        Locator card = card("The Drowned Bell");
        assertThat(card.locator(".meta"))
                .hasText(Pattern.compile("Ironsworn · solo\\s*·\\s*Kára\\s*today, \\d\\d:\\d\\d"));
        assertThat(card.locator(".last")).hasText("The bell <tolls>.");
        assertThat(card.locator(".mini-vitals > span"))
                .hasText(new String[] {"−2momentum", "1health", "5spirit", "5supply"});
        assertThat(card.locator(".low")).hasText("1health");
        card.getByText("Play on").click();
        page.waitForURL("**/t/" + bell.heading().id());
    }

    @Test
    void theLastWordsAreWordsAndNotTheSignsOfMarkdown() {
        Campaign bell = campaigns.begin("The Drowned Bell", "ironsworn", Strictness.ENFORCE, Mode.SOLO);
        say(bell, new Command.Note("# Thin ice\n\nThe bell *rang*, and **nobody** heard:\n\n- one\n- two"));
        Campaign ash = campaigns.begin("Ash", "ironsworn", Strictness.ENFORCE);
        say(ash, new Command.Note("# The truths of this world"));
        Campaign ember = campaigns.begin("Ember", "ironsworn", Strictness.ENFORCE);
        say(ember, new Command.Note("#"));
        as(host());
        home();
        assertThat(card("The Drowned Bell").locator(".last"))
                .hasText("Thin ice: The bell rang, and nobody heard: one two");
        assertThat(card("Ash").locator(".last")).hasText("The truths of this world");
        assertThat(card("Ember").locator(".last")).hasText("#");
    }

    @Test
    void theLatestPlayedIsTheFirstAndMarked() {
        Campaign ash = campaigns.begin("Ash", "ironsworn", Strictness.ENFORCE);
        campaigns.begin("Ember", "starforged", Strictness.ENFORCE);
        say(ash, new Command.Note("Later than Ember."));
        as(host());
        home();
        assertThat(page.locator("article.campaign h2")).hasText(new String[] {"Ash", "Ember"});
        assertThat(page.locator("article.campaign.first h2")).hasText(new String[] {"Ash"});
        assertThat(card("Ember").locator(".last")).hasText("Nothing has happened yet.");
    }

    /** The one that is open is the one that the test itself began. */
    @Test
    void beyondTheFirstFewOnlyNamesAreToldAndNoneIsOpened() {
        for (int i = 0; i < 40; i++) {
            campaigns.found(Seat.HOME, campaigns.heading("Ash " + i, "ironsworn"), RowBatch.of(List.of()));
        }
        as(host());
        home();
        assertThat(page.locator("article.campaign")).hasCount(30);
        assertThat(page.locator(".older li")).hasCount(10);
        assertThat(campaigns.openCount()).isZero();

        String name = page.locator(".older li a").first().innerText();
        unfold(name);
        menu(name).getByLabel("Another name").fill("Ash 1");
        menu(name)
                .getByText("Rename", new Locator.GetByTextOptions().setExact(true))
                .click();
        isRefused(page.locator(".older li", new Page.LocatorOptions().setHas(menu(name))), "already");
        assertThat(menu(name).getByLabel("Another name")).hasValue("Ash 1");
    }

    @Test
    void theHostCaresForEveryCampaign() {
        campaign(Mode.COOP);
        as(host());
        home();

        unfold("The Drowned Bell");
        page.getByLabel("Another name").fill("The Sunken Bell");
        button("Rename").click();
        assertThat(campaign("The Sunken Bell")).isVisible();

        unfold("The Sunken Bell");
        button("Put away").click();
        assertThat(page.getByLabel("Put away and deleted")).containsText("put away since");
        assertThat(campaign("The Sunken Bell")).hasCount(0);
        button("Bring back The Sunken Bell").click();
        assertThat(campaign("The Sunken Bell")).isVisible();

        unfold("The Sunken Bell");
        button("Delete").click();
        assertThat(page.getByLabel("Put away and deleted")).containsText("can be brought back until");
        button("Bring back The Sunken Bell").click();
        assertThat(campaign("The Sunken Bell")).isVisible();
    }

    @ParameterizedTest
    @CsvSource({"1440, 900", "768, 1024", "390, 844"})
    void whatIsRefusedIsSaidInTheVeryFormAndNothingTypedIsLost(int width, int height) {
        campaign(Mode.COOP);
        for (String name : List.of("Winter", "Ash", "Ember", "Salt")) {
            campaigns.begin(name, "ironsworn", Strictness.ENFORCE);
        }
        as(host());
        page.setViewportSize(width, height);
        home();
        unfold("Winter");
        menu("Winter").getByLabel("Another name").fill("the drowned bell");
        menu("Winter")
                .getByText("Rename", new Locator.GetByTextOptions().setExact(true))
                .click();
        isRefused(card("Winter"), "There is a campaign called the drowned bell already.");
        assertThat(menu("Winter").getByLabel("Another name")).hasValue("the drowned bell");
        assertThat(campaign("Winter")).isVisible();

        home();
        page.locator("#new").getByLabel("Its name").fill("a\u202Eb");
        page.locator("#new").getByText("Starforged").click();
        page.locator("#new").getByText("Guided").click();
        button("Begin, and make a hero").click();
        isRefused(page.locator("#new"), "U+202E");
        assertThat(page.locator("#new input[value=starforged]")).isChecked();
        assertThat(page.locator("#new input[value=guided]")).isChecked();

        home();
        page.locator("#import input[type=file]").setInputFiles(file("ash.jsonl", "{\"momentum\":3}\n"));
        button("Bring it here").click();
        isRefused(page.locator("#import"), "Line 1: ");
    }

    private static FilePayload file(String name, String text) {
        return new FilePayload(name, "application/octet-stream", text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void anOwnerCaresForTheirOwnAndAPlayerForNone() {
        Campaign bell = campaign(Mode.COOP);
        as(sit(bell, "Anna", Role.PLAYER, "Kára"));
        home();
        assertThat(campaign("The Drowned Bell")).isVisible();
        unfold("The Drowned Bell");
        assertThat(page.getByText("Lines of JSON")).isVisible();
        assertThat(page.getByLabel("Another name")).hasCount(0);
        assertThat(button("Delete")).hasCount(0);
        assertThat(page.locator("#new")).hasCount(0);
        assertThat(page.locator("#import")).hasCount(0);

        as(sit(bell, "Ben", Role.OWNER));
        home();
        unfold("The Drowned Bell");
        button("Delete").click();
        button("Bring back The Drowned Bell").click();
        assertThat(campaign("The Drowned Bell")).isVisible();
    }

    private String taken(String link) throws IOException {
        Download download =
                page.waitForDownload(() -> page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(link))
                        .click());
        return download.suggestedFilename() + "\n" + Files.readString(download.path());
    }

    @Test
    void aCampaignIsTakenAlongAndBroughtBack() throws IOException {
        Campaign bell = campaign(Mode.COOP);
        say(bell, new Command.Note("The bell tolls."));
        as(host());
        home();
        unfold("The Drowned Bell");
        assertThat(taken("Story of The Drowned Bell as Markdown"))
                .startsWith("the-drowned-bell.md\n# The Drowned Bell\n")
                .contains("\nThe bell tolls.\n");
        String record = taken("Record of The Drowned Bell");
        assertThat(record).startsWith("the-drowned-bell.play\n# The Drowned Bell\ngame ironsworn\n");
        String lines = taken("Lines of JSON of The Drowned Bell");
        assertThat(lines).startsWith("the-drowned-bell.jsonl\n{\"momentum\":3,");

        // The same is here already, until it is wanted all the same.
        String sent = lines.substring(lines.indexOf('\n') + 1);
        page.locator("#import input[type=file]").setInputFiles(file("bell.jsonl", sent));
        button("Bring it here").click();
        isRefused(
                page.locator("#import"),
                "The Drowned Bell is here already (in play): 3 rows here, 3 in the file, the first 3 the same.");
        page.locator("#import input[type=file]").setInputFiles(file("bell.jsonl", sent));
        page.getByLabel("also if it is here already").check();
        button("Bring it here").click();
        page.waitForURL(url -> url.contains("/t/"));
        assertThat(campaigns.list()).hasSize(2);

        home();
        page.locator("#import input[type=file]")
                .setInputFiles(file("frost.play", "game ironsworn\n| Cold, and no name.\n"));
        button("Bring it here").click();
        page.waitForURL(url -> url.contains("/t/"));
        home();
        assertThat(campaign("frost")).isVisible();
        assertThat(card("frost").locator(".last")).hasText("Cold, and no name.");
    }

    @Test
    void aDamagedFileIsRefusedWithItsLineAndNothingIsKept() throws IOException {
        Campaign bell = campaign(Mode.COOP);
        as(host());
        home();
        unfold("The Drowned Bell");
        String lines = taken("Lines of JSON of The Drowned Bell");
        campaigns.delete(Seat.HOME, bell.heading().id());
        home();
        page.locator("#import input[type=file]")
                .setInputFiles(file(
                        "bell.jsonl", lines.substring(lines.indexOf('\n') + 1).replace("Ylva", "Edda")));
        button("Bring it here").click();
        isRefused(page.locator("#import"), "Line 3: ");
        assertThat(page.locator("#import .say")).containsText("Nothing was taken over.");
        assertThat(campaigns.list()).isEmpty();
    }

    /** A story of an evening or two is longer than any form may be. */
    @Test
    void aFileIsLargerThanAFormMayBeAndOnlyTheHostSendsOne() {
        StringBuilder record = new StringBuilder("# The Long Ice\ngame ironsworn\n");
        for (int i = 0; i < 300; i++) {
            record.append("| ").append("Ice. ".repeat(200)).append(i).append("\n\n");
        }
        as(host());
        home();
        page.locator("#import input[type=file]").setInputFiles(file("ice.play", record.toString()));
        button("Bring it here").click();
        page.waitForURL(url -> url.contains("/t/"));
        assertThat(campaigns
                        .journal()
                        .last(campaigns.list().getFirst().heading().id()))
                .isEqualTo(300);

        as(sit(campaign(Mode.COOP), "Anna", Role.OWNER));
        assertThat(forge(page, "/import", "x=" + "a".repeat(1000))).isEqualTo(403);
        assertThat(forge(page, "/import", "x=" + "a".repeat(300_000))).isEqualTo(413);
        assertThat(campaigns.list()).hasSize(2);
    }

    @Test
    void withoutScriptsEverythingIsThere() {
        campaign(Mode.COOP);
        String link = at("/s/"
                + seats().give(Seats.EVERY_TABLE, "host", Role.OWNER, List.of()).secret());
        try (BrowserContext plain = Chromium.withoutScripts()) {
            as(plain.newPage());
            page.setViewportSize(390, 844);
            page.navigate(link);
            page.getByText("Take this seat").click();
            page.waitForURL(at("/"));
            unfold("The Drowned Bell");
            page.getByLabel("Another name").fill("The Sunken Bell");
            button("Rename").click();
            assertThat(campaign("The Sunken Bell")).isVisible();
            page.locator("#import input[type=file]").setInputFiles(file("a.play", "game chess\n"));
            button("Bring it here").click();
            isRefused(page.locator("#import"), "ine 1: ");
            page.locator("#new").getByLabel("Its name").fill("Ash");
            button("Begin, and make a hero").click();
            page.waitForURL(url -> url.contains("/hero"));
        }
    }

    @ParameterizedTest
    @CsvSource({"1440, 900", "768, 1024", "390, 844", "320, 700"})
    void nothingIsCutOffOrTooSmallAndAxeFindsNothing(int width, int height) {
        Campaign bell = campaign(Mode.COOP);
        say(bell, new Command.Note("W".repeat(300)));
        campaigns.rename(Seat.HOME, bell.heading().id(), "Long".repeat(25));
        campaigns.archive(
                Seat.HOME,
                campaigns
                        .begin("Ash".repeat(33), "ironsworn", Strictness.ENFORCE)
                        .heading()
                        .id());
        for (int i = 0; i < 31; i++) {
            campaigns.found(Seat.HOME, campaigns.heading("Ember".repeat(20), "ironsworn"), RowBatch.of(List.of()));
        }
        as(host());
        page.setViewportSize(width, height);
        home();
        unfold("Long".repeat(25));
        page.locator(".older summary").first().click();
        page.locator("#new .fold summary").click();
        assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                .isEqualTo(true);
        if (width < 700) {
            assertThat(page.evaluate("""
                    [...document.querySelectorAll('main a, main button, main summary, main input:not([type=radio], [type=checkbox]), main label:has([type=radio], [type=checkbox])')]
                      .filter(each => each.checkVisibility())
                      .map(each => [each.getBoundingClientRect(), each.outerHTML.slice(0, 90)])
                      .filter(([box]) => box.height < 43.5)
                      .map(([box, html]) => `${Math.round(box.height)} ${html}`)
                    """))
                    .asInstanceOf(InstanceOfAssertFactories.LIST)
                    .isEmpty();
        }
        Axe.findsNothing(page, width + " px wide");
    }
}
