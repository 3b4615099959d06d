package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import momentum.table.Campaign;
import org.junit.jupiter.api.Test;

/** Reload, Back and Forward: where one was is in the address, what is asked still stands, and nothing is sent again. */
class ReloadTest extends WebTest {
    private final List<String> posted = new ArrayList<>();

    private void watchPosts() {
        page.onRequest(request -> {
            if (request.method().equals("POST") && !request.url().endsWith("/mine")) {
                posted.add(request.url());
            }
        });
    }

    @Test
    void inTheMiddleOfAQuestionItIsStillAskedAndAnsweredOnce() {
        Campaign campaign = campaign();
        set(campaign, "momentum", 6);
        visit(campaign);
        openMove("Face Danger");
        roll("iron", 1, 5, 8);
        assertThat(asked()).containsText("Burn momentum?");
        page.locator("#note").fill("The ice gives");
        watchPosts();
        long row = campaign.now().seq();

        page.reload();

        assertThat(asked()).containsText("Burn momentum?");
        assertThat(page.locator("#hand .thrown")).hasAttribute("aria-label", "1 + 3 iron = 4 against 5 and 8");
        assertThat(page.locator("#note")).hasValue("The ice gives");
        assertThat(page.locator("#opened")).hasCount(0);
        caughtUp(campaign);
        assertThat(campaign.now().seq()).isEqualTo(row);
        assertThat(posted).isEmpty();
        page.keyboard().press("Tab");
        assertThat(page.locator(":focus")).hasText("To the page itself");
        page.keyboard().press("1");
        assertThat(asked()).containsText("Delayed");
        assertThat(asked().locator(".opt").first()).isFocused();
        page.reload();
        page.keyboard().press("1");
        assertThat(asked()).hasCount(0);
        assertThat(hero(campaign).momentum()).isEqualTo(1);
        assertThat(posted).hasSize(2);
    }

    @Test
    void backAndForwardLeadThroughWhatWasOpenAndRollNothingAgain() {
        Campaign campaign = campaign();
        visit(campaign);
        page.locator(".side-tabs [data-tab=oracle]").click();
        assertThat(page.locator("#question")).isVisible();
        assertThat(page).hasURL(Pattern.compile("tab=oracle"));
        page.locator(".side-tabs [data-tab=moves]").click();
        openMove("Gather Information");
        watchPosts();

        page.goBack();
        assertThat(page.locator("#lists[data-list=moves]")).isVisible();
        page.goBack();
        assertThat(page.locator("#question")).isVisible();
        page.goForward();
        assertThat(page.locator("#lists[data-list=moves]")).isVisible();
        page.goForward();
        isOpened("Gather Information");
        page.reload();
        isOpened("Gather Information");
        assertThat(posted).isEmpty();

        roll("wits", 1, 9, 10);
        assertThat(asked()).containsText("What does it cost?");
        long row = campaign.now().seq();
        page.goBack();
        assertThat(page).hasURL(Pattern.compile("^[^?]*(\\?(?!.*open=).*)?$"));
        assertThat(asked()).containsText("What does it cost?");
        page.goForward();
        assertThat(asked()).containsText("What does it cost?");
        assertThat(page.locator("#opened")).hasCount(0);
        assertThat(posted).hasSize(1);
        assertThat(campaign.now().seq()).isEqualTo(row);
    }

    @Test
    void onAPhoneThePartInViewIsKept() {
        Campaign campaign = campaign();
        page.setViewportSize(390, 844);
        visit(campaign);
        page.locator(".tabbar [data-part=sheet]").click();
        assertThat(page.locator("#sheet")).isVisible();
        page.reload();
        assertThat(page.locator("#sheet")).isVisible();
        assertThat(page.locator("#story")).isHidden();
        page.locator(".tabbar [data-part=moves]").click();
        openMove("Face Danger");
        page.reload();
        isOpened("Face Danger");
        assertThat(page.locator("#opened")).isVisible();
        page.goBack();
        assertThat(page.locator("#lists")).isVisible();
    }

    @Test
    void withoutScriptsNothingIsSentAgainEither() {
        Campaign campaign = campaign();
        set(campaign, "momentum", 6);
        try (BrowserContext plain = Chromium.withoutScripts()) {
            page = plain.newPage();
            page.navigate(at("/t/" + campaign.heading().id() + "?open=Face%20Danger"));
            dice.willShow(1, 5, 8);
            page.locator("#opened [value=iron]").check();
            rollIt();
            assertThat(asked()).containsText("Burn momentum?");
            long row = campaign.now().seq();
            watchPosts();
            page.reload();
            assertThat(asked()).containsText("Burn momentum?");
            page.goBack();
            assertThat(page).hasURL(Pattern.compile("open=Face%20Danger"));
            assertThat(asked()).containsText("Burn momentum?");
            page.goForward();
            assertThat(asked()).containsText("Burn momentum?");
            assertThat(posted).isEmpty();
            assertThat(campaign.now().seq()).isEqualTo(row);
        }
    }
}
