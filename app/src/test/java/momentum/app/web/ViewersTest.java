package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import java.util.List;
import momentum.play.Command;
import momentum.table.Campaign;
import momentum.table.seat.Mode;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.Test;

/** What one does costs everyone else at the table one small answer. */
class ViewersTest extends SeatedTest {
    private static final int MOST_BYTES = 6 * 1024;

    private record Viewer(Page page, RequestLog requests) {}

    private Viewer view(Campaign campaign, String name, Role role, String... heroes) {
        Page seated = sit(campaign, name, role, heroes);
        RequestLog requests = new RequestLog(seated, at("/"));
        seated.navigate(at("/t/" + campaign.heading().id() + "?hero=K%C3%A1ra"));
        return new Viewer(seated, requests);
    }

    @Test
    void whateverItWas() {
        Campaign campaign = campaign(Mode.COOP);
        for (int i = 1; i <= 36; i++) {
            say(campaign, new Command.Note("The ice sings, day " + i + ", and nobody knows the song."));
        }
        said(campaign, "Kára: Enter the Fray +heart against The drowned warden (dangerous)", "Kára: dice 6 vs 2 3");
        seats().give(campaign.heading().id(), "Anna", Role.PLAYER, List.of("Kára"));
        List<Viewer> viewers =
                List.of(view(campaign, "Björn", Role.PLAYER, "Ylva"), view(campaign, "Solveig", Role.SPECTATOR));
        viewers.forEach(viewer -> viewer.requests().forget(campaign));

        say(campaign, new Command.Note("She waits."));
        isSmall(campaign, viewers, ".prose", "She waits.");
        said(campaign, "Kára: Strike +iron");
        isSmall(campaign, viewers, "#hand", "Waiting for");
        said(campaign, "Kára: dice 1 vs 5 8");
        isSmall(campaign, viewers, "#hand", "Pay the Price");
        campaign.undo(Seat.HOME, Campaign.ANY).join();
        isSmall(campaign, viewers, "#hand", "Strike");
        said(campaign, "Kára: dice 6 vs 5 8");
        isSmall(campaign, viewers, "#chronicle .latest", "Strong hit");
        set(campaign, "health", 2);
        isSmall(campaign, viewers, ".deed", "health: 5 → 2");
    }

    private static void isSmall(Campaign campaign, List<Viewer> viewers, String place, String text) {
        for (Viewer viewer : viewers) {
            assertThat(viewer.page().locator(place).last()).containsText(text);
            Response answer = viewer.requests().one(campaign);
            assertThat(answer.text()).as(text).doesNotContain("<html", "<body");
            assertThat(answer.request().sizes().responseBodySize).as(text).isLessThanOrEqualTo(MOST_BYTES);
        }
    }
}
