package momentum.app.terminal.view;

import static org.assertj.core.api.Assertions.assertThat;

import momentum.app.text.TextLayout;
import momentum.app.text.TextWrap;
import org.junit.jupiter.api.Test;

/** No word is broken at the edge of the screen. */
class TextWrapTest {
    @Test
    void aLineGoesOnUnderTheColumnWhereItsLastPartBegan() {
        assertThat(TextWrap.lines("  undo, redo          one line back, or forward again; nothing is ever lost", 52))
                .containsExactly(
                        "  undo, redo          one line back, or forward",
                        "                      again; nothing is ever lost");
    }

    @Test
    void anOptionGoesOnUnderItsWords() {
        assertThat(TextWrap.lines("   1  Pay with yourself: exchange the rest for -health, -spirit, or -supply", 40))
                .containsExactly(
                        "   1  Pay with yourself: exchange the",
                        "      rest for -health, -spirit, or",
                        "      -supply");
    }

    @Test
    void inTextAsWellCodesForColourTakeNoRoom() {
        assertThat(TextLayout.lines("\uFDD1Bonds\uFDD0: up to three of them", 30, "  "))
                .containsExactly("  \uFDD1Bonds\uFDD0: up to three of them");
    }

    @Test
    void aLineOfPartsIsBrokenBetweenThem() {
        String status = "Kára  momentum +7  health 5  spirit 5  supply 5";

        assertThat(TextWrap.parts(status, 80)).isEqualTo(status);
        assertThat(TextWrap.parts(status, 40)).isEqualTo("Kára  momentum +7  health 5  spirit 5\nsupply 5");
        assertThat(TextWrap.parts(status, 5)).isEqualTo("Kára\nmomentum +7\nhealth 5\nspirit 5\nsupply 5");
    }

    @Test
    void codesForColourTakeNoRoomAndAreKept() {
        String line = "  \uFDD1face danger\uFDD0 with a will and a way to go";

        assertThat(TextWrap.lines(line, 42)).containsExactly(line);
        assertThat(TextWrap.lines(line, 32)).hasSize(2).first().asString().contains("\uFDD1face danger\uFDD0");
    }

    @Test
    void aWordThatIsTooLongStandsAloneAndNothingIsLost() {
        String line = "  see " + "x".repeat(60) + " and go on";

        assertThat(String.join(" ", TextWrap.lines(line, 40)).replaceAll("\\s+", " "))
                .isEqualTo(line.replaceAll("\\s+", " "));
    }
}
