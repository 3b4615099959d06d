package momentum.content.book;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProseTest {
    private static final Prose TEXT = new Prose("""
            On a __weak hit__, you succeed at a cost. Choose one.

              * You are hurt: [Endure Harm](datasworn:move:classic/suffer/endure_harm) (1 harm).
              * You are _afraid_: [Endure Stress](id:move:classic/suffer/endure_stress).

            {{table>move.oracle_rollable:classic/suffer/endure_harm.endure_harm}}""");

    @Test
    void aTerminalIsGivenTheWordsAlone() {
        assertThat(TEXT.plain()).isEqualTo("""
                        On a weak hit, you succeed at a cost. Choose one.

                        - You are hurt: Endure Harm (1 harm).
                        - You are afraid: Endure Stress.""");
    }

    @Test
    void markdownKeepsItsMarksAndLosesLinksThatLeadNowhere() {
        assertThat(TEXT.markdown())
                .contains("__weak hit__")
                .contains("  * You are hurt: Endure Harm (1 harm).")
                .doesNotContain("datasworn:")
                .doesNotContain("{{");
    }

    @Test
    void aPageSaysWhereLinksLead() {
        assertThat(TEXT.markdown(id -> "/look/" + id))
                .contains("[Endure Harm](/look/move:classic/suffer/endure_harm) (1 harm)")
                .contains("[Endure Stress](/look/move:classic/suffer/endure_stress).");
    }

    @Test
    void theTablesOfATextAreKnownByTheirIds() {
        assertThat(TEXT.tables()).containsExactly("move.oracle_rollable:classic/suffer/endure_harm.endure_harm");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{{text>oracle_rollable:starforged/faction/name/legacy}} of {{text>a/b_c}} | [Legacy] of [B C]",
                "See {{table_columns>oracle_collection:starforged/core}} now. | See (see the table Core) now.",
                "a 2*3 and 4*5 | a 2*3 and 4*5",
                "snake_case_word | snake_case_word",
                "**bold** and *thin* | bold and thin",
                "[a site](https://example.org/x) | a site",
                "[cost] $1 \\ | [cost] $1 \\",
                "an odd {{ brace | an odd {{ brace"
            })
    void oddTextsComeOutAsAPersonWouldReadThem(String source, String plain) {
        assertThat(new Prose(source).plain()).isEqualTo(plain);
    }

    @Test
    void aTableAmidTextLeavesNoHole() {
        assertThat(new Prose("Roll.\n\n{{table>x/y}}\n\nThen go on.").plain()).isEqualTo("Roll.\n\nThen go on.");
    }
}
