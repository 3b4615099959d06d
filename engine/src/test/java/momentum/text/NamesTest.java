package momentum.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A name looks the same to all, and is typed to come back. */
class NamesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Kára",
                "O'Kára's 7",
                "שלום",
                "קָארָה",
                "冬",
                "🐺",
                "Ice & \"Iron\" ☃",
                "ສະບາຍດີ",
                "Đặng",
                "x̂",
                "ȧ̧̱́̂",
                "-"
            })
    void whatCanBeReadIsAName(String name) {
        assertThat(Names.fault(name)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "Zed\nKara",
                "a\tb",
                "a\rb",
                "\u001b[31mred",
                "a\u0007",
                "a\u007f",
                "a\u009b31m",
                "a\u2028b",
                "a\u2029b",
                "left\u202etfel",
                "a\u2066b",
                "a\u200eb",
                "a\u061cb",
                "Ka\u200bra",
                "Ka\u200cra",
                "👩\u200d🚀",
                "\ufeffKara",
                "Ka\u00adra",
                "Ka\u2060ra",
                "a\ud83d",
                "\udc3aa",
                "a\ue000",
                "a\ufdd0",
                "a\uffff",
                "a\udb40\udc41",
                "\u0301Kara",
                "\u0301",
                "ᅠ",
                "\u3164",
                "\u2800",
                "a\u034f",
                "a\u0301\u0302\u0303\u0304\u0305\u0306"
            })
    void whatCannotBeReadByAllAlikeIsNone(String name) {
        assertThat(Names.fault(name)).isPresent();
    }

    @Test
    void theFaultSaysWhichCharacterAndWhere() {
        assertThat(Names.fault("Ka\u202era"))
                .hasValue("a name is one line of what can be seen: leave out character 3 of \"Ka⟨U+202E⟩ra\","
                        + " which is U+202E, right-to-left override");
        assertThat(Names.fault("Zed\nKara").orElse("")).contains("character 4", "U+000A, line feed");
        assertThat(Names.fault("🐺\ue000").orElse("")).contains("character 2").endsWith("which is U+E000");
        assertThat(Names.fault("a\ud83d").orElse("")).endsWith("which is U+D83D");
        assertThat(Names.fault("a\ufdd0").orElse("")).endsWith("which is U+FDD0");
        assertThat(Names.fault("\u0301a"))
                .hasValueSatisfying(why -> assertThat(why).contains("begins with"));
        assertThat(Names.fault("ab\u0340\u0340\u0340\u0340\u0340\u0340"))
                .hasValue("a letter of a name has up to 5 marks");
        assertThat(Names.fault("")).hasValueSatisfying(why -> assertThat(why).contains("at least one"));
    }

    @Test
    void aNameHasAnEnd() {
        assertThat(Names.fault("🐺".repeat(Names.LONGEST))).isEmpty();
        assertThat(Names.fault("x".repeat(Names.LONGEST + 1))).hasValue("a name has up to 300 characters, not 301");
        assertThat(Names.fault("abc", 3)).isEmpty();
        assertThat(Names.fault("abcd", 3)).isPresent();
    }

    @Test
    void aNameIsKeptInOneSpelling() {
        assertThat(Names.tidied("  Ka\u0301ra \u00a0 of\u3000the  Ice \n")).isEqualTo("Kára of the Ice");
        assertThat(Names.tidied("❤\ufe0f")).isEqualTo("❤");
        assertThat(Names.tidied("Zed\nKara")).isEqualTo("Zed\nKara");
        assertThat(Names.tidied("\u2126hm")).isEqualTo("Ωhm");
    }

    @ParameterizedTest
    @CsvSource({"Kára,KA\u0301RA", "Kara,kara", "Ωhm,\u2126HM", "𐐀,𐐨", "İ,i\u0307"})
    void oneNameInTwoSpellings(String one, String other) {
        assertThat(Names.areSame(one, other)).isEqualTo(!one.equals("İ"));
    }

    @Test
    void theVeryNameIsMeantBeforeOneThatIsLikeIt() {
        assertThat(Names.find("Kára", List.of("kára", "Kára"))).hasValue("Kára");
        assertThat(Names.find("Ka\u0301ra", List.of("kára", "Kára"))).hasValue("Kára");
        assertThat(Names.find("KÁRA", List.of("kára", "Ylva"))).hasValue("kára");
        assertThat(Names.find("KÁRA", List.of("kára", "Kára"))).isEmpty();
        assertThat(Names.find("Zed", List.of("kára"))).isEmpty();
        assertThat(Names.spelled("KÁRA", List.of("kára"))).isEmpty();
        assertThat(Names.spelled("Kára", List.of("Ka\u0301ra"))).hasValue("Ka\u0301ra");
    }

    @Test
    void anOldNameIsMeantByWhatIsShownOfIt() {
        List<String> known = List.of("Zed\u001bKara", "Zed");
        assertThat(Names.find("Zed␛Kara", known)).hasValue("Zed\u001bKara");
        assertThat(Names.spelled("Zed␛Kara", known)).hasValue("Zed\u001bKara");
    }

    /** Nearly every name is tidy already and passes without a pattern: with each letter in each place it comes to the same. */
    @Test
    void theShortWayIsTheLongWay() {
        for (int letter = 1; letter < 0x500; letter++) {
            String each = Character.toString(letter);
            for (String typed :
                    List.of(each, each + "a", "a" + each, "a" + each + "b", "a " + each, each + " " + each)) {
                String trimmed =
                        typed.replaceAll("^[\\s\\p{Z}]+|[\\s\\p{Z}]+$", "").replaceAll("\\p{Zs}+", " ");
                assertThat(Names.tidied(typed)).isEqualTo(Normalizer.normalize(trimmed, Normalizer.Form.NFC));
            }
        }
    }
}
