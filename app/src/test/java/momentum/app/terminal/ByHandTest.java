package momentum.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import momentum.app.terminal.console.Completion;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Putting right by hand what is on the sheet and on the table, typed as a newcomer would. */
class ByHandTest {
    private static final String[] TO_A_PRICE = {"face danger", "iron dice 1 5 8"};

    @TempDir
    Path folder;

    private TypedSession session;

    @BeforeEach
    void sitDown() {
        session = TypedSession.script(folder).after(TypedSession.KARA);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            set iron 2 because I misread           | iron 3 to 2
            set gear a lantern, rope               | carries a lantern, rope
            set asset hound                        | Hound, 1 ability
            set asset Hound; set no asset hound    | no longer Hound
            set vow Find Edda (epic) 3 ticks; close edda: we let it be | Find Edda (epic) ends: we let it be
            enter the fray against wolf; heart dice 6 3 4; close wolf: fled | Wolf (dangerous) ends: fled
            enter the fray against wolf; heart dice 6 3 4; close the fight: a truce | Wolf (dangerous) ends: a truce
            secure an advantage; iron dice 6 3 4; take control; let go +1 | will not add +1 from Secure an Advantage
            """)
    void namesAreMeantAsTheyAreTyped(String lines, String told) {
        assertThat(session.type(lines.split("; ", -1))).contains(told);
        assertThat(session.isFaulty()).isFalse();
    }

    @Test
    void aCompanionOfTheBookComesInGoodHealth() {
        session.type("set asset hound");

        assertThat(session.type("sheet")).contains("Hound (1 Sharp, health 4 of 4)");
        assertThat(session.type("set asset Hound (companion 2 of 4 and 3 abilities)", "sheet"))
                .contains("Hound (1 Sharp, 2 Ferocious and 3 Loyal, health 2 of 4)");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            set gear a rope                            | set gear
            set asset Hound                            | set Hound
            set vow Find Edda (epic) 3 ticks; close edda: done | closing Find Edda
            """)
    void undoSaysWhatWasTakenBack(String lines, String summary) {
        session.type(lines.split("; ", -1));

        assertThat(session.type("undo")).contains("Taken back: " + summary);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            close            | close Wolf: fled
            close Find Edda  | close Wolf: fled
            let go           | let go +1
            must             | everyone must suffer -1 supply
            """)
    void aLineThatIsOnlyBegunIsToldHowItGoesOn(String line, String told) {
        assertThat(session.type(line)).contains(told).doesNotContain("did you mean");
    }

    @Test
    void aRollIsGivenUpForWhatMayBeChosenInItsPlace() {
        session.type("set bond with Edda", "set bond with Oakhaven");

        assertThat(session.type("test your bond on Edda"))
                .contains("Or, in place of the roll, choose 1", " 2  Too long untested, it has lapsed: clear the bond");
        assertThat(session.completions("too"))
                .extracting(Completion::text)
                .contains("Too long untested, it has lapsed");
        assertThat(session.type("2")).contains("no more bond with Edda").doesNotContain("Pay the Price");
        assertThat(session.type("test your bond on Oakhaven", "let it go")).contains("Pay the Price: choose any");
    }

    @Test
    void aBurnThatMomentumNoLongerBuysIsNotOffered() {
        session.type("set momentum 6");
        assertThat(session.type("face danger iron dice 1 5 8")).contains("Burn momentum +6");
        assertThat(session.type("set momentum -3", "")).contains("Momentum -3 is no help for this roll any more");
        assertThat(session.type("burn")).contains("momentum is -3 now");
        assertThat(session.type("keep")).contains("Pay the Price");
    }

    @Test
    void theDiceOfAHerosOwnTrackAreTwo() {
        assertThat(session.type("write your epilogue", "dice 3 4")).contains("against   <3> <4>");
    }

    @Test
    void nothingIsSetAsideWhereNothingIsAsked() {
        assertThat(session.type("aside because it is late")).contains("Nothing is asked");
        long rows = session.campaign().now().seq();

        assertThat(session.type("face danger", "aside because it is late")).contains("set aside");
        assertThat(session.campaign().now().seq()).isEqualTo(rows + 2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hurt 2", "Hurt (2)", "choose hurt 2", "1 2", "1 (2)", "choose 1 2", "choose Hurt 2"})
    void aPriceAndWhatItCostsAreOneRow(String line) {
        session.type(TO_A_PRICE);
        long rows = session.campaign().now().seq();

        assertThat(session.type(line)).contains("health 5 to 3");
        assertThat(session.campaign().now().seq()).isEqualTo(rows + 1);
        assertThat(session.type("undo")).contains("Taken back: Hurt 2").contains("choose any, and how much of each");
    }

    @ParameterizedTest
    @ValueSource(strings = {"endure harm 2", "endure harm (2)", "endure harm 2 dice 4 2 6"})
    void aNumberBehindAMoveIsWhatItIsMadeWith(String line) {
        assertThat(session.type(line)).contains("health 5 to 3");
        assertThat(session.type("undo", "aside")).contains("Taken back: Endure Harm");
    }

    @ParameterizedTest
    @ValueSource(strings = {"hurt 99", "the story pays 2"})
    void aPriceThatCannotBePaidSoIsRefusedWhole(String line) {
        session.type(TO_A_PRICE);
        long rows = session.campaign().now().seq();

        session.type(line);
        assertThat(session.isFaulty()).isTrue();
        assertThat(session.campaign().now().seq()).isEqualTo(rows);
        assertThat(session.type("")).contains("choose any, and how much of each, or nothing");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "3 1, 4 2",
                "4 2; 3 1",
                "resources 1, time 2",
                "choose resources lost 1; time or position lost (2)",
                "choose Time or position lost 2, Resources lost 1",
                "3 1, 4",
                "3 1; time, the story pays",
                "7, 3 1, 4 2"
            })
    void aPriceOfSeveralIsOneRowAndOneUndo(String line) {
        session.type(TO_A_PRICE);
        long rows = session.campaign().now().seq();

        assertThat(session.type(line)).contains("supply 5 to 4", "momentum +2 to 0");
        assertThat(session.campaign().now().seq()).isEqualTo(rows + 1);
        assertThat(session.type("undo")).contains("Taken back: ", "Or first choose 1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            3 11        | Resources lost is 0 to 10, not 11
            7 2         | The story pays is chosen without saying how much
            9, 1 1      | Let fate decide is chosen by itself
            6           | only if there is an ally
            12          | no option "12"; they are numbered 1 to 9
            1 2 4 1     | behind it: 1 2, 4 1
            choose love | no option "love"
            """)
    void aPriceThatIsNoneIsToldWhatOneWouldBe(String line, String told) {
        session.type(TO_A_PRICE);
        assertThat(session.type(line)).contains(told);
        assertThat(session.type("9")).contains("Roll on Pay the Price");
        assertThat(session.type("60")).contains("It hurts", "how much of each").doesNotContain("Or first");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            help undo         | undo, redo       | face danger
            help set          | set momentum 4   | Setback
            help face danger  | move Face Danger | undo, redo
            """)
    void helpWithAWordIsAboutThatWord(String line, String told, String not) {
        assertThat(session.type(line)).contains(told).doesNotContain(not);
    }

    @Test
    void helpOnWhatThereIsNotSaysSoAndShowsAll() {
        assertThat(session.type("help banana")).contains("There is no help on \"banana\"", "undo, redo");
    }
}
