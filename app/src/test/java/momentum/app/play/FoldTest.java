package momentum.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** No word is broken at the edge of the screen. */
class FoldTest {
    @Test
    void aLineGoesOnUnderTheColumnWhereItsLastPartBegan() {
        assertThat(Fold.lines("  undo, redo          one line back, or forward again; nothing is ever lost", 52))
                .containsExactly(
                        "  undo, redo          one line back, or forward",
                        "                      again; nothing is ever lost");
    }

    @Test
    void anOptionGoesOnUnderItsWords() {
        assertThat(Fold.lines("   1  Pay with yourself: exchange the rest for -health, -spirit, or -supply", 40))
                .containsExactly(
                        "   1  Pay with yourself: exchange the",
                        "      rest for -health, -spirit, or",
                        "      -supply");
    }

    @Test
    void codesForColourTakeNoRoomAndAreKept() {
        String line = "  \u001b[1mface danger\u001b[0m with a will and a way to go";

        assertThat(Fold.lines(line, 42)).containsExactly(line);
        assertThat(Fold.lines(line, 32)).hasSize(2).first().asString().contains("\u001b[1mface danger\u001b[0m");
    }

    @Test
    void aWordThatIsTooLongStandsAloneAndNothingIsLost() {
        String line = "  see " + "x".repeat(60) + " and go on";

        assertThat(String.join(" ", Fold.lines(line, 40)).replaceAll("\\s+", " "))
                .isEqualTo(line.replaceAll("\\s+", " "));
    }
}
