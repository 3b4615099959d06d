package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import momentum.table.Campaign;
import momentum.table.seat.Mode;
import momentum.table.seat.Role;
import org.junit.jupiter.api.Test;

/** A group plays one campaign, each from a browser of their own. */
class GroupPlayTest extends SeatedTest {
    @Test
    void aFightWithAGuide() {
        Campaign campaign = campaign(Mode.GUIDED);
        Page runa = sit(campaign, "Runa", Role.GUIDE);
        Page anna = sit(campaign, "Anna", Role.PLAYER, "Kára");
        Page bjorn = sit(campaign, "Björn", Role.PLAYER, "Ylva");
        assertThat(anna.locator(".hero-name")).hasText("Kára");
        assertThat(bjorn.locator(".hero-name")).hasText("Ylva");

        as(anna);
        openMove("Enter the Fray");
        page.locator("#opened input[name=name]").fill("Bonewalker");
        roll("heart", 1, 9, 10);
        for (Page each : List.of(runa, anna, bjorn)) {
            assertThat(each.locator("#hand")).containsText("Miss");
            assertThat(each.locator("#hand")).containsText("Enter the Fray");
        }

        assertThat(waits(anna, "Runa")).containsText("Pay the Price");
        assertThat(waits(bjorn, "Runa")).isVisible();
        assertThat(anna.locator("[data-ask]")).hasCount(0);
        as(runa);
        assertThat(asked()).containsText("you decide, as the guide");
        page.locator(".cost")
                .filter(new Locator.FilterOptions().setHasText("Hurt"))
                .click();
        answer("Pay Hurt 2");
        as(anna);
        assertThat(asked()).containsText("Roll the dice");
        assertThat(waits(runa, "Anna")).isVisible();
        dice.willShow(4, 1, 10);
        asked().locator("[data-roll]").click();
        for (Page each : List.of(runa, anna, bjorn)) {
            assertThat(each.locator(".deed").last()).containsText("health: 5 → 3");
            assertThat(each.locator(".deed .acts").first()).containsText("Runa");
        }

        handOut(runa, "suffer -1 supply", "the bridge is down");
        people(anna);
        people(bjorn);
        for (Page each : List.of(runa, anna, bjorn)) {
            assertThat(each.locator(".deed").last()).containsText("everyone must suffer -1 supply");
            assertThat(each.locator(".party li")).containsText(new String[] {"4supply", "4supply"});
        }

        as(bjorn);
        openMove("Enter the Fray");
        page.locator("#opened").getByText("Bonewalker").click();
        roll("wits", 6, 1, 2);
        for (Page each : List.of(runa, anna)) {
            assertThat(each.locator(".party li small"))
                    .containsText(new String[] {"the foe has the initiative", "has the initiative"});
        }
        strike("Strike", "iron", 6, 1, 2);
        strike("Strike", "iron", 6, 1, 2);
        strike("End the Fight", "", 3, 4);
        for (Page each : List.of(runa, anna, bjorn)) {
            assertThat(each.locator(".deed").last()).containsText("Ylva: the fight is over");
            assertThat(each.locator(".deed").last()).containsText("Kára: the fight is over");
        }
        assertThat(campaign.now().table().agenda().isEmpty()).isTrue();
    }

    private void strike(String move, String stat, int... falls) {
        openMove(move);
        int before = page.locator(".deed").count();
        dice.willShow(falls);
        if (!stat.isEmpty()) {
            page.locator("#opened .way:has([value=" + stat + "])").click();
        }
        rollIt();
        assertThat(page.locator(".deed")).hasCount(before + 1);
        assertThat(page.locator(".deed").last()).containsText("Strong hit");
        assertThat(page.locator(".deed").last()).containsText(move);
    }

    private static void handOut(Page guide, String phrase, String why) {
        people(guide);
        guide.getByText("A cost or a gift…").click();
        Locator card = guide.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Hand out"));
        card.locator("[name=phrase]").fill(phrase);
        card.locator("[name=reason]").fill(why);
        card.getByRole(AriaRole.BUTTON).click();
    }

    @Test
    void aCostThatCannotBeReadIsToldAndStaysWhereItWasTyped() {
        Campaign campaign = campaign(Mode.GUIDED);
        Page guide = sit(campaign, "Gerd", Role.GUIDE);
        handOut(guide, "sufer -1 supply", "the bridge is down");
        assertThat(guide.locator("#side [data-say] p").first())
                .hasText(Pattern.compile("[^.?!]*did you mean \"suffer\"\\?"));
        assertThat(guide.locator("[name=phrase]")).hasValue("sufer -1 supply");
        assertThat(campaign.now().seq()).isEqualTo(2);
    }

    /** What one fills in is on their page alone; overruling is the guide's, and nobody's who forges it. */
    @Test
    void whatIsTickedIsInOnesOwnRollAndTheGuideHasTheLastWord() {
        Campaign campaign = campaign(Mode.GUIDED);
        Page anna = sit(campaign, "Anna", Role.PLAYER, "Kára");
        Page bjorn = sit(campaign, "Björn", Role.PLAYER, "Ylva");
        Page gro = sit(campaign, "Gro", Role.GUIDE);
        said(campaign, "Kára: Gather Information");

        as(anna);
        Locator sum = asked().locator(".way b");
        assertThat(sum).hasText("+wits 1");
        asked().locator("[name=said][value=bonded]").check();
        assertThat(sum).hasText("+wits 1 +1 bonded");
        asked().getByText("add by hand…").click();
        asked().locator("[name=adding]").fill("1");
        asked().locator("[name=because]").fill("the song");
        asked().locator("[name=because]").press("Tab");
        assertThat(sum).hasText("+wits 1 +1 bonded +1 the song");
        assertThat(waits(bjorn, "Anna")).isVisible();
        assertThat(bjorn.locator(".way")).hasCount(0);
        assertThat(waits(gro, "Anna").locator(".way b")).hasText("+wits 1");
        assertThat(anna.locator(".overrule")).hasCount(0);
        assertThat(bjorn.locator(".overrule")).hasCount(0);
        long row = campaign.now().seq();
        for (Page player : List.of(anna, bjorn)) {
            int status = forge(
                    player,
                    "/t/" + campaign.heading().id() + "/say",
                    "do=line&hero=K%C3%A1ra&line=overrule+strong+hit+because+I+say&read=" + row);
            org.assertj.core.api.Assertions.assertThat(status).isEqualTo(422);
        }
        org.assertj.core.api.Assertions.assertThat(campaign.now().seq()).isEqualTo(row);

        gro.locator(".overrule summary").click();
        gro.locator(".overrule [name=reason]").fill("she knows these people");
        gro.locator(".overrule").getByText("A weak hit").click();
        for (Page each : List.of(anna, bjorn, gro)) {
            assertThat(each.locator(".deed").last()).containsText("she knows these people");
            assertThat(each.locator("#hand .out, .deed .verdict, .latest .out").last())
                    .hasText("Weak hit");
        }
    }

    @Test
    void aCampWithoutAGuide() {
        Campaign campaign = campaign(Mode.COOP);
        said(campaign, "Kára: set spirit 4", "Kára: set health 4");
        Page anna = sit(campaign, "Anna", Role.PLAYER, "Kára");
        Page bjorn = sit(campaign, "Björn", Role.PLAYER, "Ylva");

        as(anna);
        openMove("Make Camp");
        dice.willShow(1, 5, 10);
        rollIt();
        assertThat(asked()).containsText("Kára: Choose up to 1, or none");
        assertThat(waits(anna, "Björn")).isVisible();

        as(bjorn);
        assertThat(asked()).containsText("Ylva: Choose up to 1, or none");
        waits(bjorn, "Anna").getByText("Relax").click();
        assertThat(anna.locator("[data-ask] .proposal")).hasText("Björn proposes Relax");
        answer("Focus");
        assertThat(asked()).hasCount(0);

        as(anna);
        assertThat(waits(anna, "Björn")).hasCount(0);
        assertThat(asked().locator(".proposal")).hasText("Björn proposes Relax");
        answer("Recuperate");
        for (Page each : List.of(anna, bjorn)) {
            assertThat(each.locator(".deed").last()).containsText("Ylva: Focus");
            assertThat(each.locator(".deed").last()).containsText("Kára: Recuperate");
            assertThat(each.locator(".proposal")).hasCount(0);
        }
        assertThat(campaign.now().table().agenda().isEmpty()).isTrue();
    }

    @Test
    void whoIsHereAndWhoIsThinkingIsSeen() {
        Campaign campaign = campaign(Mode.COOP);
        String toBjorn = link(campaign, "Björn", Role.PLAYER, "Ylva");
        Page anna = sit(campaign, "Anna", Role.PLAYER, "Kára");
        isSeen(anna, "Anna", "here");
        isSeen(anna, "Björn", "away");

        Page bjorn = follow(toBjorn);
        isSeen(anna, "Björn", "here");
        watchStates(anna, "Björn");
        bjorn.locator("#note").pressSequentially("The bell");
        anna.waitForFunction("() => window.states.includes('thinking')");
        bjorn.locator("#note").press("Control+Enter");
        isSeen(anna, "Björn", "here");
        assertThat(anna.locator(".prose").last()).containsText("The bell");
        assertThat(anna.locator(".prose").last()).containsText("Björn");

        assertThat(person(anna, "host")).hasCount(0);
        host().navigate(at("/t/" + campaign.heading().id()));
        isSeen(anna, "host", "here");
        bjorn.close();
        // A browser that has gone is noticed when something is told to it.
        for (String text : List.of("She waits.", "She waits on.")) {
            anna.locator("#note").fill(text);
            anna.locator("#note").press("Control+Enter");
            assertThat(anna.locator(".prose p").last()).hasText(text);
        }
        isSeen(anna, "Björn", "away");
    }

    /** Notes all that is shown of someone from now on: that they are thinking passes by itself, and may be over at a look. */
    private static void watchStates(Page page, String name) {
        person(page, name).evaluate("""
                person => {
                  window.states = [];
                  const people = document.getElementById("people");
                  const state = () => people.querySelector(`[data-seat="${person.dataset.seat}"] .state`).textContent;
                  new MutationObserver(() => window.states.push(state()))
                      .observe(people, { childList: true, characterData: true, subtree: true });
                }""");
    }

    @Test
    void whatIsWhisperedOrHiddenIsOnNoOtherPage() {
        Campaign campaign = campaign(Mode.GUIDED);
        Page runa = sit(campaign, "Runa", Role.GUIDE);
        Page anna = sit(campaign, "Anna", Role.PLAYER, "Kára");
        Page bjorn = sit(campaign, "Björn", Role.PLAYER, "Ylva");
        Page tove = sit(campaign, "Tove", Role.SPECTATOR);

        for (Page each : List.of(runa, anna, bjorn, tove)) {
            people(each);
        }
        whisper(anna, "I palm the knife");
        assertThat(runa.locator("#whispers")).containsText("I palm the knife");
        whisper(runa, "The knife is cold");
        assertThat(anna.locator("#whispers")).containsText("The knife is cold");
        hide(runa, "The warden", "formidable");
        runa.getByText("Keep a note…").click();
        runa.locator(".screen textarea").fill("The bell is brazen");
        runa.getByText("Keep it", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(runa.locator(".screen li")).hasCount(2);
        runa.getByText("Roll unseen…").click();
        runa.locator(".screen [name=text]").last().fill("Do they sleep?");
        runa.locator(".screen select[name=likely]").selectOption("Likely");
        runa.locator(".screen")
                .getByText("Roll", new Locator.GetByTextOptions().setExact(true))
                .click();
        assertThat(runa.locator(".screen li").last()).containsText("Do they sleep? Likely:");

        String export = at("/t/" + campaign.heading().id() + "/export");
        for (Page each : List.of(anna, bjorn, tove)) {
            for (String seen : List.of(
                    each.content(), source(each), each.request().get(export).text())) {
                assertThat(seen).contains("Kára").doesNotContain("warden", "brazen", "Do they sleep");
            }
        }
        for (Page each : List.of(bjorn, tove)) {
            assertThat(each.content() + source(each)).doesNotContain("knife");
        }

        runa.getByText("Reveal").click();
        for (Page each : List.of(runa, anna, bjorn, tove)) {
            assertThat(each.locator(".prose p").last()).hasText("The warden is revealed: a formidable foe.");
        }
        assertThat(runa.locator(".screen li")).hasCount(2);
        assertThat(runa.locator(".screen")).not().containsText("warden");

        anna.locator("#whispers li").first().getByText("Put away").click();
        for (Page each : List.of(anna, runa)) {
            assertThat(each.locator("#whispers li")).hasCount(1);
            assertThat(each.locator("#whispers")).containsText("The knife is cold");
        }
        whisper(anna, "I let it fall");
        runa.getByText("Put all whispers away").click();
        for (Page each : List.of(anna, runa)) {
            assertThat(each.locator("#whispers")).hasCount(0);
        }
    }

    private static void people(Page page) {
        page.locator(".side-tabs").getByText("People").click();
        assertThat(page.locator(".side-tabs [data-tab=people]")).hasAttribute("aria-current", "page");
    }

    private static void whisper(Page from, String text) {
        Locator card = from.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Whispers"));
        card.locator("[name=text]").fill(text);
        card.getByText("Whisper", new Locator.GetByTextOptions().setExact(true)).click();
        assertThat(from.locator("#whispers")).containsText(text);
    }

    private static void hide(Page guide, String foe, String rank) {
        guide.getByText("Hide a foe…").click();
        guide.locator(".screen [name=name]").fill(foe);
        guide.locator(".screen select[name=rank]").selectOption(rank);
        guide.getByText("Hide it").click();
        assertThat(guide.locator(".screen li").last()).containsText(foe);
    }

    @Test
    void ofTwoWhoActAtOnceOneIsToldAndKeepsWhatTheyTyped() {
        Campaign campaign = campaign(Mode.COOP);
        Page anna = sit(campaign, "Anna", Role.PLAYER, "Kára");
        Page bjorn = sit(campaign, "Björn", Role.PLAYER, "Ylva");
        bjorn.route("**/live", route -> route.abort());
        bjorn.reload();
        as(bjorn);
        openMove("Swear an Iron Vow");
        page.locator("#opened [name=name]").fill("Silence the bell");
        page.locator("#note").fill("She hums.");

        as(anna);
        openMove("Face Danger");
        roll("iron", 6, 1, 2);
        assertThat(page.locator(".deed").last()).containsText("Strong hit");
        as(bjorn);
        rollIt();

        assertThat(page.locator("#side [data-say]")).containsText("The table has moved on");
        assertThat(page.locator("#side [data-say]")).containsText("Kára: Face Danger");
        assertThat(page.locator("#opened [name=name]")).hasValue("Silence the bell");
        assertThat(page.locator("#note")).hasValue("She hums.");
        assertThat(campaign.now().table().tracks()).isEmpty();

        dice.willShow(6, 1, 2);
        caughtUp(campaign);
        rollIt();
        assertThat(page.locator(".deed").last()).containsText("Silence the bell");
        assertThat(anna.locator(".deed").last()).containsText("by Björn");
        assertThat(page.locator("#note")).hasValue("She hums.");
    }

    @Test
    void diceOfOnesOwnAreMarkedAsTypedIn() {
        Campaign campaign = campaign(Mode.COOP);
        Page anna = sit(campaign, "Anna", Role.PLAYER, "Kára");
        Page bjorn = sit(campaign, "Björn", Role.PLAYER, "Ylva");
        as(bjorn);
        openMove("Face Danger");
        roll("iron", 6, 1, 2);
        assertThat(page.locator(".deed").last()).containsText("Strong hit");
        assertThat(page.locator(".typed-in")).hasCount(0);

        as(anna);
        choose("My own dice");
        openMove("Face Danger");
        page.locator("#opened .way:has([value=iron])").click();
        page.locator("#opened").locator("[name=action]").fill("6");
        page.locator("#opened [name=first]").fill("1");
        page.locator("#opened [name=second]").fill("2");
        rollIt();
        assertThat(bjorn.locator(".deed").last().locator(".typed-in")).hasText("typed in");
        assertThat(bjorn.locator(".deed").last()).containsText("by Anna");
    }
}
