package momentum.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import javax.imageio.ImageIO;
import momentum.table.Campaign;
import momentum.table.seat.Mode;
import momentum.table.seat.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The page of the seats: a link is given as text and as a picture, and what cannot be done is said where it was asked for. */
class SeatLinkPictureTest extends SeatedTest {
    @ParameterizedTest
    @EnumSource(names = {"LIGHT", "DARK"})
    void aPhoneThatReadsThePictureHasTheLink(ColorScheme scheme) throws Exception {
        Campaign campaign = campaign(Mode.COOP);
        as(host());
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
        page.setViewportSize(390, 844);
        page.navigate(at("/t/" + campaign.heading().id() + "/seats"));
        page.getByLabel("Who sits there").fill("Åse");
        page.getByText("Make the link").click();
        Locator picture =
                page.getByRole(AriaRole.IMG, new Page.GetByRoleOptions().setName("The link for Åse as a QR code"));
        String read = read(picture.screenshot());
        assertThat(read).isEqualTo(page.locator("#link").inputValue()).startsWith(at("/s/"));
        Axe.findsNothing(page, "a link and its picture");

        Page ase = look(read);
        assertThat(ase.locator("h1")).hasText("A seat for Åse");
        page.reload();
        assertThat(page.locator(".qr")).hasCount(0);
    }

    private static String read(byte[] screenshot) throws Exception {
        BufferedImage seen = ImageIO.read(new ByteArrayInputStream(screenshot));
        int[] pixels = seen.getRGB(0, 0, seen.getWidth(), seen.getHeight(), null, 0, seen.getWidth());
        return new QRCodeReader()
                .decode(new BinaryBitmap(
                        new HybridBinarizer(new RGBLuminanceSource(seen.getWidth(), seen.getHeight(), pixels))))
                .getText();
    }

    @Test
    void whatCannotBeDoneIsSaidInItsOwnFormAndNothingTypedIsLost() {
        Campaign campaign = campaign(Mode.COOP);
        for (int i = 0; i < 6; i++) {
            link(campaign, "Player " + i, Role.PLAYER);
        }
        Page owner = sit(campaign, "Anna", Role.OWNER);
        as(owner);
        page.setViewportSize(390, 844);
        page.navigate(at("/t/" + campaign.heading().id() + "/seats"));
        Locator form = page.locator("form.new").first();
        form.getByLabel("Who sits there").fill("Host");
        form.getByLabel("Owner").check();
        form.getByLabel("Ylva").check();
        form.getByText("Make the link").click();
        Locator refused = form.getByRole(AriaRole.ALERT);
        assertThat(refused).hasText("Somebody called Host has a seat here already.");
        assertThat(refused).isInViewport();
        assertThat(form.getByLabel("Who sits there")).hasValue("Host");
        assertThat(form.getByLabel("Owner")).isChecked();
        assertThat(form.getByLabel("Ylva")).isChecked();

        Locator anna = page.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Anna"));
        anna.getByText("Take it back").click();
        assertThat(anna.getByRole(AriaRole.ALERT)).hasText("You cannot take away the seat you sit on.");
        assertThat(anna.getByRole(AriaRole.ALERT)).isInViewport();
        assertThat(form.getByRole(AriaRole.ALERT)).hasCount(0);
        assertThat(page.getByRole(AriaRole.ALERT)).hasCount(1);
    }
}
