package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.Cookie;
import com.microsoft.playwright.options.SameSiteAttribute;
import java.util.List;
import momentum.table.Campaign;
import momentum.table.seat.Mode;
import momentum.table.seat.Role;
import org.junit.jupiter.api.Test;

/** A seat lets in the one who has it, to do what it is for, and nobody else. */
class SeatsTest extends SeatedTest {
    @Test
    void aSeatThatIsTakenBackIsGoneAtOnce() {
        Campaign campaign = campaign(Mode.COOP);
        String table = "/t/" + campaign.heading().id();
        String old = link(campaign, "Anna", Role.PLAYER, "Kára");
        Page anna = follow(old);
        isSeen(anna, "Anna", "here");
        Page host = host();
        host.navigate(at(table + "/seats"));
        Locator seat = host.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Anna"));
        assertThat(seat).containsText("here now");
        assertThat(anna.locator("#people")).isVisible();

        seat.getByText("Take it back").click();
        assertThat(seat).containsText("taken back");
        assertThat(anna.locator("#notice")).containsText("This seat has been taken back");
        assertThat(anna.content()).doesNotContain("Kára");
        assertThat(anna.request().get(at(table)).status()).isEqualTo(403);
        assertThat(anna.request().get(at(table + "/live")).status()).isEqualTo(403);
        assertThat(forge(anna, table + "/say", "do=note&text=Still+here")).isEqualTo(403);
        assertThat(campaign.now().seq()).isEqualTo(2);

        seat.getByText("Give it again").click();
        String fresh = host.locator("#link").inputValue();
        assertThat(fresh).isNotEqualTo(old);
        assertThat(anna.request().get(old).status()).isEqualTo(403);
        anna.navigate(fresh);
        takeSeat(anna);
        assertThat(anna.locator(".hero-name")).hasText("Kára");
    }

    @Test
    void whoOnlyWatchesCanDoNothing() {
        Campaign campaign = campaign(Mode.GUIDED);
        String table = "/t/" + campaign.heading().id();
        Page anna = sit(campaign, "Anna", Role.PLAYER, "Kára");
        Page tove = sit(campaign, "Tove", Role.SPECTATOR);
        as(anna);
        openMove("Face Danger");
        roll("iron", 1, 9, 10);
        assertThat(tove.locator("#hand")).containsText("Miss");
        for (String where :
                List.of("", "?open=Strike", "?tab=oracle&open=Action", "?tab=people", "?hero=Ylva&view=sheet")) {
            tove.navigate(at(table + where));
            assertThat(tove.locator("form[method=post]:not([action='/mine'])")).hasCount(0);
        }
        assertThat(tove.locator(".watching")).isVisible();

        long row = campaign.now().seq();
        for (String form : List.of(
                "do=note&text=I+was+here",
                "do=make&hero=K%C3%A1ra&move=Face+Danger&stat=iron",
                "do=answer&hero=K%C3%A1ra&reply=choose&choice=The+story+pays",
                "do=set&hero=K%C3%A1ra&what=health&value=0&reason=spite",
                "do=impose&phrase=suffer+-1+supply&reason=spite",
                "do=line&line=everyone+must+suffer+-1+supply+because+of+spite",
                "do=strictness&strictness=off",
                "do=aside&reason=spite",
                "do=odds&hero=K%C3%A1ra&likely=Likely&value=33")) {
            assertThat(forge(tove, table + "/say", form + "&read=" + row))
                    .as(form)
                    .isEqualTo(422);
        }
        assertThat(forge(tove, table + "/undo", "read=" + row)).isEqualTo(422);
        for (String path :
                List.of("/propose", "/thinking", "/whisper", "/screen", "/seats", "/mode", "/word", "/dice")) {
            assertThat(forge(tove, table + path, "do=note&text=x&mode=solo&name=Me&role=owner"))
                    .as(path)
                    .isEqualTo(403);
        }
        assertThat(forge(tove, table + "/hero", "do=hero&name=Tove")).isEqualTo(403);
        assertThat(campaign.now().seq()).isEqualTo(row);
        assertThat(campaign.heading().mode()).isEqualTo(Mode.GUIDED);
        assertThat(seats().of(campaign.heading().id())).hasSize(2);
    }

    @Test
    void theSecretOfASeatIsSeenNowhere() {
        Campaign campaign = campaign(Mode.GUIDED);
        String link = link(campaign, "Anna", Role.PLAYER, "Kára");
        String secret = link.substring(link.lastIndexOf('/') + 1);
        Page anna = look(link);
        assertThat(anna.locator("h1")).hasText("A seat for Anna");
        assertThat(anna.locator("main")).containsText("As player, at the table of The Drowned Bell");
        assertThat(anna.context().cookies()).isEmpty();
        assertThat(anna.url()).isEqualTo(at("/s"));
        Axe.findsNothing(anna, "the page of a seat's link");
        anna.keyboard().press("Enter");
        anna.waitForURL(at("/t/" + campaign.heading().id()));

        assertThat(anna.url()).isEqualTo(at("/t/" + campaign.heading().id()));
        assertThat(anna.content() + source(anna)).doesNotContain(secret);
        assertThat((String) anna.evaluate("() => document.cookie + document.referrer"))
                .doesNotContain(secret);
        assertThat((String) anna.evaluate("() => performance.getEntriesByType('resource').map(e => e.name).join()"))
                .doesNotContain(secret);
        anna.reload();
        assertThat(anna.locator(".hero-name")).hasText("Kára");
        anna.goBack();
        assertThat(anna.url()).isEqualTo(at("/s"));
        assertThat(anna.content()).doesNotContain("Kára");

        List<Cookie> cookies = anna.context().cookies(at("/"));
        Cookie seat = cookies.stream()
                .filter(cookie -> cookie.value.equals(secret))
                .findFirst()
                .orElseThrow();
        assertThat(seat.httpOnly).isTrue();
        assertThat(seat.sameSite).isEqualTo(SameSiteAttribute.LAX);
        assertThat(secret.length() * 6).isGreaterThanOrEqualTo(128);
    }

    @Test
    void onePlaysOnesOwnHeroAndNoOther() {
        Campaign campaign = campaign(Mode.GUIDED);
        String table = "/t/" + campaign.heading().id();
        Page anna = sit(campaign, "Anna", Role.PLAYER, "Kára");
        sit(campaign, "Björn", Role.PLAYER, "Ylva");
        anna.navigate(at(table + "?hero=Ylva&open=Face%20Danger"));
        assertThat(anna.locator("#opened")).containsText("Ylva is played by Björn.");
        assertThat(anna.locator("#opened .way, .side-foot")).hasCount(0);
        assertThat(anna.locator("#set-now")).hasCount(0);
        assertThat(forge(anna, table + "/say", "do=make&hero=Ylva&move=Face+Danger&stat=iron&read=2"))
                .isEqualTo(422);
        assertThat(campaign.now().seq()).isEqualTo(2);

        Page signe = sit(campaign, "Signe", Role.PLAYER);
        signe.locator("#sheet")
                .getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName("Make your hero"))
                .click();
        signe.locator("#hero-name").fill("Sif");
        signe.getByText("Step into the story").click();
        assertThat(signe.locator(".hero-name")).hasText("Sif");
        assertThat(person(anna, "Signe")).containsText("Sif");
        assertThat(signe.locator(".newcomer")).hasCount(0);
    }
}
