package momentum.app.web.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.random.RandomGenerator;
import momentum.app.web.http.FormData;
import momentum.app.web.http.WrongForm;
import momentum.content.Library;
import momentum.content.Licences;
import momentum.content.book.Truth;
import momentum.table.dice.DiceSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TruthsFormTest {
    private static List<Truth> truths(String game) {
        return Library.of(game, Licences.NON_COMMERCIAL).orElseThrow().truths();
    }

    /** Dice that always show the same. */
    private static DiceSource showing(int number) {
        return new DiceSource(new RandomGenerator() {
            @Override
            public int nextInt(int faces) {
                return Math.min(number, faces) - 1;
            }

            @Override
            public long nextLong() {
                throw new UnsupportedOperationException();
            }
        });
    }

    @Test
    void whatIsNotAnsweredIsNotWritten() {
        assertThat(new TruthsForm(truths("ironsworn"), FormData.EMPTY).note()).isEmpty();
        assertThat(new TruthsForm(truths("ironsworn"), FormData.EMPTY.with("truth-0", "")).note())
                .isEmpty();
        assertThat(new TruthsForm(truths("ironsworn"), FormData.EMPTY.with("truth-0", "77")).note())
                .isEmpty();
    }

    @Test
    void aChoiceIsWrittenInTheWordsOfTheBookWithItsLicenceAndOnesOwnWordsBehindIt() {
        List<Truth> truths = truths("ironsworn");
        FormData form = FormData.EMPTY
                .with("truth-0", "1")
                .with("own-0", "Nobody speaks of it.")
                .with("own-1", "Iron is what the sea leaves.");

        String note = new TruthsForm(truths, form).note().orElseThrow();

        assertThat(note)
                .startsWith("# The truths of this world\n\n**"
                        + truths.getFirst().name() + ".** "
                        + truths.getFirst().answers().get(1).description().markdown())
                .contains("\n\nNobody speaks of it.\n\n**" + truths.get(1).name() + ".** Iron is what the sea leaves.")
                .endsWith("CC BY-NC-SA 4.0*");
        assertThat(TruthsForm.isTruths(note)).isTrue();
    }

    @Test
    void onesOwnWordsAloneNeedNoCredit() {
        assertThat(new TruthsForm(truths("ironsworn"), FormData.EMPTY.with("own-1", "Iron sings.")).note())
                .hasValueSatisfying(note -> assertThat(note).endsWith("Iron sings."));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ironsworn", "starforged"})
    void everyNumberOfTheDiceBringsUpAnAnswerOfEveryTruthAndEachAnswerComesUp(String game) {
        for (Truth truth : truths(game)) {
            assertThat(java.util.stream.IntStream.rangeClosed(1, 100)
                            .mapToObj(number ->
                                    TruthsForm.roll(truth, showing(number)).getFirst()))
                    .as(truth.name())
                    .containsOnly(0, 1, 2)
                    .contains(0, 1, 2);
        }
    }

    @Test
    void aTableWithinAnAnswerIsRolledAlongAndWritten() {
        List<Truth> truths = truths("starforged");
        FormData rolled = new TruthsForm(truths, FormData.EMPTY).rolled("0", showing(1));

        Truth.Answer answer = truths.getFirst().answers().getFirst();
        assertThat(rolled.text("truth-0")).isEqualTo("0");
        assertThat(rolled.text("detail-0-0-0")).isEqualTo("0");
        assertThat(new TruthsForm(truths, rolled).note())
                .hasValueSatisfying(note -> assertThat(note)
                        .contains("*"
                                + answer.tables()
                                        .getFirst()
                                        .rows()
                                        .getFirst()
                                        .text()
                                        .plain() + "*"));
    }

    @Test
    void allThatAreOpenAreRolledAndWhatIsAnsweredStays() {
        List<Truth> truths = truths("starforged");
        FormData form = FormData.EMPTY.with("truth-0", "2").with("own-1", "We do not know.");

        FormData rolled = new TruthsForm(truths, form).rolled("all", showing(50));

        assertThat(rolled.text("truth-0")).isEqualTo("2");
        assertThat(rolled.text("truth-1")).isEmpty();
        assertThat(rolled.text("truth-2")).isEqualTo("1");
    }

    @Test
    void whatIsLongerThanANoteIsRefused() {
        FormData form = FormData.EMPTY;
        for (int i = 0; i < 11; i++) {
            form = form.with("own-" + i, "x".repeat(2_000));
        }
        TruthsForm tooLong = new TruthsForm(truths("ironsworn"), form);

        assertThatThrownBy(tooLong::note).isInstanceOf(WrongForm.class).hasMessageContaining("20,000 at most");
    }
}
