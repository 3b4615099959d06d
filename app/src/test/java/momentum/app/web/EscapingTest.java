package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import momentum.play.Command;
import momentum.play.Reply;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.track.Rank;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever someone types is text, wherever it is shown. A script that ran would be a complaint of the browser's. */
class EscapingTest extends WebTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "<script>throw new Error('ran')</script>",
                "\"><img src=x onerror=\"throw new Error('ran')\">",
                "'; throw new Error('ran'); '",
                "</textarea><script>throw new Error('ran')</script>",
                "&lt;b&gt; & &amp; ${7*7} @if(true)",
                "קָארָה נשבעה",
                "javascript:throw new Error('ran')"
            })
    void whatIsTypedIsTextOnEveryPage(String typed) {
        Campaign campaign = campaigns.begin(typed, "ironsworn", Strictness.ENFORCE);
        say(
                campaign,
                new Command.AddHero(
                        typed,
                        List.of(3, 2, 2, 1, 1),
                        List.of(typed + typed),
                        List.of(),
                        Optional.of(new Reply.Named(typed, Optional.of(Rank.EPIC), 0, 0)),
                        typed));
        say(campaign, new Command.Note(typed));
        say(campaign, new Command.Note("[a link](javascript:alert(1)) ![a picture](http://example.com/x.png)"));
        say(campaign, new Command.AskOdds(typed, "Likely", 33, typed));
        say(campaign, new Command.SetValue(typed, "spirit", 3, typed));
        String table = "/t/" + campaign.heading().id();

        page.navigate(at(table));
        assertThat(page.locator(".hero-name")).hasText(typed);
        assertThat(page.locator(".top h1")).hasText(campaign.heading().name());
        assertThat(page.locator(".track h3").first()).hasText(typed);
        assertThat(page.locator(".roll.o .asked")).hasText(typed);
        assertThat(page.locator("a[href^='javascript']").count()).isZero();
        assertThat(page.locator("img").count()).isZero();
        assertThat(page.locator("script:not([src])").count()).isZero();
        page.navigate(at("/"));
        assertThat(page.locator(".campaign h2")).hasText(campaign.heading().name());
        page.navigate(at(table + "/sheet"));
        assertThat(page.locator("h1")).hasText(typed);
        page.navigate(at(table + "/hero"));
        assertThat(page.locator("main")).containsText(typed.strip());
    }
}
