package momentum.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing that a terminal would obey, and nothing that turns a line around, is left as it is. */
class VisibleTextTest {
    private static final Pattern OBEYED = Pattern.compile(
            "[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{IsNoncharacter_Code_Point}&&[^\\n\\t\\u200c\\u200d]]");

    @Test
    void everyCharacterIsShownOrSafe() {
        for (int letter = 0; letter <= Character.MAX_CODE_POINT; letter++) {
            String text = "a" + Character.toString(letter) + "b";
            String shown = VisibleText.of(text);
            assertThat(OBEYED.matcher(shown).find()).as("U+%04X", letter).isFalse();
            assertThat(shown.equals(text))
                    .as("U+%04X", letter)
                    .isEqualTo(!OBEYED.matcher(text).find());
        }
    }

    @Test
    void controlCharactersHavePicturesAndAllElseANumber() {
        assertThat(VisibleText.of("\u001b]52;c;aGk=\u0007")).isEqualTo("␛]52;c;aGk=␇");
        assertThat(VisibleText.of("\u0000\u007f\u009b31m")).isEqualTo("␀␡⟨U+009B⟩31m");
        assertThat(VisibleText.of("left\u202etfel\ufeff\udb40\udc41")).isEqualTo("left⟨U+202E⟩tfel⟨U+FEFF⟩⟨U+E0041⟩");
        assertThat(VisibleText.of("\ud83d and \udc3a")).isEqualTo("⟨U+D83D⟩ and ⟨U+DC3A⟩");
    }

    @Test
    void aLineEndsAsItDoesAnywhereAndNothingIsWrittenOver() {
        assertThat(VisibleText.of("one\r\ntwo\rthree\r")).isEqualTo("one\ntwo␍three␍");
        assertThat(VisibleText.of("\u001b\r\n")).isEqualTo("␛\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Kára", "one\n\ttwo", "می\u200cخواهم", "👩\u200d🚀", "🐺"})
    void whatCanBeReadStaysAsItIs(String text) {
        assertThat(VisibleText.of(text)).isSameAs(text);
    }

    @Test
    void inJsonTheyAreEscapedAndNothingIsLost() {
        assertThat(VisibleText.escaped("{\"a\":\"\u009b \u202e \udb40\udc41 \u007f é\"}"))
                .isEqualTo("{\"a\":\"\\u009b \\u202e \\udb40\\udc41 \\u007f é\"}");
        String plain = "{\"a\":\"🐺\"}";
        assertThat(VisibleText.escaped(plain)).isSameAs(plain);
    }

    @Test
    void aMarkOfWhoeverPrintsItIsLeft() {
        assertThat(VisibleText.of("\ufdd1a\u001b\ufdd0", letter -> letter == 0xFDD1))
                .isEqualTo("\ufdd1a␛⟨U+FDD0⟩");
    }
}
