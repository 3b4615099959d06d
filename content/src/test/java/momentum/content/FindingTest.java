package momentum.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import momentum.content.book.Entry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FindingTest {
    private static final Library IRONSWORN = Books.all("ironsworn");

    @Test
    void aNameThatBeginsWithTheWordsComesFirstThenOneWithSuchAWordThenOneThatHoldsThem() {
        List<String> found = names(IRONSWORN.find("bat"));
        assertThat(found.getFirst()).startsWith("Bat");
        assertThat(found)
                .contains("Battle-Scarred", "Combat Action")
                .doesNotContain("Strike")
                .isSortedAccordingTo((a, b) -> rank(a) - rank(b));
    }

    private static int rank(String name) {
        return name.startsWith("Bat") ? 0 : name.matches("(?i).*\\bbat.*") ? 1 : 2;
    }

    @Test
    void theWholeNameComesBeforeLongerOnes() {
        assertThat(names(IRONSWORN.find("swear"))).first().isEqualTo("Swear an Iron Vow");
        assertThat(names(IRONSWORN.find("endure harm"))).first().isEqualTo("Endure Harm");
        assertThat(names(IRONSWORN.find("endure harm"))).contains("Companion Endure Harm");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"FACE DANGER", "fáce dänger", "danger face", "fac dang", "  face   danger  ", "face-danger"})
    void caseAccentsOrderAndSpacesMakeNoDifference(String words) {
        assertThat(names(IRONSWORN.find(words))).first().isEqualTo("Face Danger");
    }

    @Test
    void movesTablesAssetsFoesAndTruthsAreAllFound() {
        assertThat(names(IRONSWORN.find("wolf"))).contains("Wolf");
        assertThat(names(IRONSWORN.find("mammoth"))).contains("Mammoth");
        assertThat(names(IRONSWORN.find("settlement"))).contains("Settlement Trouble");
        assertThat(names(IRONSWORN.find("old world"))).contains("The Old World");
    }

    @Test
    void theNameOfTheGroupHelps() {
        assertThat(Books.all("starforged").find("desert expanse"))
                .extracting(Entry::id)
                .contains("oracle_rollable:starforged/planet/desert/settlements/expanse");
    }

    @Test
    void nothingIsFoundByNothing() {
        assertThat(IRONSWORN.find("")).isEmpty();
        assertThat(IRONSWORN.find(" - ")).isEmpty();
        assertThat(IRONSWORN.find("zzz")).isEmpty();
    }

    private static List<String> names(List<Entry> entries) {
        return entries.stream().map(Entry::name).toList();
    }
}
