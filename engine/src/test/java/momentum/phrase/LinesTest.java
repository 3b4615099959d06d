package momentum.phrase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import momentum.Shipped;
import momentum.rule.Option;
import momentum.rule.Phrase;
import momentum.rule.Rulebook;
import momentum.rule.Source;
import momentum.rule.Walk;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LinesTest {
    @ParameterizedTest
    @ValueSource(strings = {"ironsworn", "starforged"})
    void everyLineThatIsKeptIsThatVeryLineAgain(String game) {
        Rulebook rulebook = Shipped.rulebook(game);
        StoredLines lines = new StoredLines(rulebook);
        List<Phrase> phrases = new ArrayList<>();
        List<Option> options = new ArrayList<>();
        new Walk(phrases::add, options::add).through(rulebook);

        assertThat(phrases)
                .isNotEmpty()
                .allSatisfy(phrase -> assertThat(lines.phrase(lines.keep(phrase.effect())))
                        .get()
                        .extracting(Phrase::effect)
                        .isEqualTo(phrase.effect()));
        assertThat(options)
                .isNotEmpty()
                .allSatisfy(
                        option -> assertThat(lines.option(lines.keep(option))).contains(option));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ironsworn", "starforged"})
    void aLineThatNoLongerStandsThereIsReadFromItsWords(String game) {
        Rulebook rulebook = Shipped.rulebook(game);
        StoredLines lines = new StoredLines(rulebook);
        List<Phrase> phrases = new ArrayList<>();
        List<Option> options = new ArrayList<>();
        new Walk(phrases::add, options::add).through(rulebook);

        phrases.forEach(phrase -> {
            StoredLines.Kept moved = new StoredLines.Kept(
                    new Source("older.moves", 7), lines.keep(phrase.effect()).text());
            assertThat(lines.phrase(moved).map(each -> Printer.whole(each.effect())))
                    .as(moved.text())
                    .contains(moved.text());
        });
        options.forEach(option -> {
            StoredLines.Kept moved = new StoredLines.Kept(
                    new Source("older.moves", 7), lines.keep(option).text());
            assertThat(lines.option(moved).map(Printer::whole)).as(moved.text()).contains(moved.text());
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"take +1 luck", "Wrestle a Bear", "roll +charm", "choose 1", "\t", ""})
    void wordsTheRulebookDoesNotHaveAreNoLine(String text) {
        StoredLines lines = new StoredLines(Shipped.rulebook("ironsworn"));

        assertThat(lines.phrase(new StoredLines.Kept(new Source("older.moves", 7), text)))
                .isEmpty();
    }

    @Test
    void aLineKnowsItsPlaceAndALineByHandHasNone() {
        Rulebook rulebook = Shipped.rulebook("ironsworn");
        StoredLines lines = new StoredLines(rulebook);
        List<Option> options = new ArrayList<>();
        new Walk(phrase -> {}, options::add).through(rulebook);

        assertThat(options)
                .allSatisfy(
                        option -> assertThat(lines.option(lines.keep(option)).orElseThrow())
                                .isSameAs(option));
        assertThat(lines.all()).contains(lines.keep(options.getFirst())).hasSizeGreaterThan(options.size());
        StoredLines.Kept moved = new StoredLines.Kept(new Source("older.moves", 7), "take +4 momentum");
        assertThat(lines.phrase(moved).orElseThrow().source()).isEqualTo(moved.source());
        StoredLines.Kept byHand = new StoredLines.Kept(Source.BY_HAND, "take +4 momentum");
        Phrase read = lines.phrase(byHand).orElseThrow();
        assertThat(read.source()).isEqualTo(Source.BY_HAND);
        assertThat(lines.keep(read.effect())).isEqualTo(byHand);
    }
}
