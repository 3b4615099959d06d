package momentum.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines that someone new types in the wrong place, half, or takes back: they lead nowhere strange. */
class SlipsTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"undo", "undo; redo; undo", "play on from 1", "aside because it is late"})
    void diceSaidForAMoveThatWasTakenBackAreNotRolledForAnother(String back) {
        TypedSession session = TypedSession.script(folder)
                .after(TypedSession.KARA, "undertake dice 4 3 8")
                .after(back.split("; "));

        assertThat(session.type("swear", "Find the heir (dangerous)"))
                .contains("Type roll, or your own dice")
                .doesNotContain("against");
    }

    @Test
    void diceSaidWithAMoveWaitForTheNameThatItAsksFor() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA, "undertake dice 4 3 8");

        assertThat(session.type("note It snows.", "Over the ridge (troublesome)"))
                .contains("[4] + 1 wits = 5   against   <3> <8>");
    }

    @Test
    void whatIsSoIsSaidBeforeTheWayToRoll() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA);

        assertThat(session.type("face danger bonded")).contains("Type what you roll with");
        assertThat(session.type("iron dice 1 9 9", "1", "hurt 1"))
                .contains("+ 3 iron", "Endure Harm: your body takes damage", "Type roll, or your own dice");
    }

    @Test
    void whatIsSoIsSaidInAWayThatWorks() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA);

        assertThat(session.type("compel")).contains("say bonded as well: heart bonded.");
        assertThat(session.type("heart bonded")).contains("+ 2 heart + 1 bonded");
    }

    @Test
    void whereTheOnlyHeroIsTakenBackOneIsMadeOrBroughtBack() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA);

        assertThat(session.type("undo"))
                .contains("Taken back: Kára joins", "No hero is at this table now.", "Name: What is your hero called?");
        assertThat(session.type("redo")).contains("Done again: Kára joins");
        assertThat(session.type("sheet")).contains("Kára: edge 2");

        assertThat(session.type("undo", "undo")).contains("There is nothing to undo.", "Name: What is");
        assertThat(session.type("log")).contains("Nothing has happened yet");
        assertThat(session.type("play on from 1", "face danger")).contains("Face Danger: you try something risky");
        assertThat(session.after("undo").type(TypedSession.YLVA)).contains("Ylva joins");
    }

    @Test
    void theTableIsPlayedOnFromAnEarlierRow() {
        TypedSession session =
                TypedSession.script(folder).after(TypedSession.KARA, "set supply 4", "set supply 3", "set supply 2");

        assertThat(session.type("play on from 2")).contains("The story goes on from row 2");
        assertThat(session.prompt()).contains("supply 4");
        assertThat(session.type("log"))
                .contains("supply 5 to 4", "laid aside: rows 3 to 4; play on from 4 returns to them")
                .doesNotContain("supply 4 to 3");
        assertThat(session.type("play on from 4", "play on from 4"))
                .contains("goes on from row 4", "The table stands there already.");
        assertThat(session.prompt()).contains("supply 2");
        assertThat(session.type("play on from 99")).contains("There is no row 99.");
        assertThat(session.type("play on")).contains("log shows the rows with their numbers");
    }

    @Test
    void theLogShowsWhatStandsHoweverMuchWasTakenBackSince() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA, "set supply 4");
        for (int i = 0; i < 250; i++) {
            session.after("note " + i);
        }

        assertThat(session.after("play on from 2").type("log")).contains("Kára joins", "supply 5 to 4");
    }

    @Test
    void whichOneIsMeantStaysOpenAsAnyQuestionDoes() {
        TypedSession session = TypedSession.starforged(folder).after(TypedSession.KARA, "oracle atmosphere");

        assertThat(session.type("")).contains("Which one?", "   2  Atmosphere (");
        assertThat(session.type("note It hums.")).contains("It hums.", "Which one?");
        assertThat(session.type("| It hums on.")).contains("Which one?");
        assertThat(session.type("sheet")).contains("momentum +2").doesNotContain("Which one?");
        assertThat(session.type("1 2 3")).contains("\"1 2 3\" is none of them: type a number from 1 to 11");
        assertThat(session.prompt()).contains("which one?");
        assertThat(session.type("2")).contains("  Atmosphere ");
        assertThat(session.prompt()).doesNotContain("which one?");
        assertThat(session.after("oracle atmosphere", "set supply 3").type("2")).contains("nothing is asked");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            set gear             | Say what is carried, all of it: set gear a bow, a rope; or set no gear.
            set asset            | Say which card: set asset Hound, or set no asset Hound.
            set no asset         | Say which card
            set bond             | Say with whom: set bond with Edda, or set no bond with Edda.
            set health 99        | Health is 0 to 5, not 99.
            redo                 | There is nothing to redo.
            rewrite              | A note is rewritten by "rewrite 12: The ice holds."
            remove note          | "remove note 12" takes the note in row 12 out of the story.
            move note 2          | A note is moved by "move note 12 after 7"
            look around          | Nothing here is called "look around"; moves lists the moves,
            play dead            | Nothing here is called "play dead"
            roll iron            | "roll iron" is an answer, and nothing is asked; a move asks: face danger.
            """)
    void aSlipIsHelpedOn(String line, String told) {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA);

        assertThat(session.type(line)).startsWith("  " + told).doesNotContain("Not now", "\".");
    }

    @Test
    void aCommaBehindTheOddsIsNoPartOfTheQuestion() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA);

        assertThat(session.type("ask likely 42, is it safe?")).startsWith("  is it safe?\n");
    }

    @Test
    void aWholeHeroIsSaidAsTheTableTellsOne() {
        TypedSession session = TypedSession.script(folder)
                .after("hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1; bonds with Oakhaven, old Edda");

        assertThat(session.type("sheet")).contains("bonds with: Oakhaven, old Edda");
    }

    @ParameterizedTest
    @ValueSource(strings = {"make camp dice 2 6 9", "Face Danger", "face danger iron", "strike iron, bonded"})
    void aMoveIsNotTakenForANameThatIsAskedFor(String move) {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA, TypedSession.YLVA, "heal");

        assertThat(session.type(move))
                .contains("\"" + move + "\" is a move")
                .containsIgnoringWhitespaces("something is still asked: name");
        assertThat(session.type("name " + move)).contains("Heal: you treat an injury");
    }

    @Test
    void aNameThatOnlyBeginsLikeAMoveIsAName() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA, "swear");

        assertThat(session.type("Heal the widow's son")).contains("What rank is Heal the widow's son?");
    }

    @Test
    void aHeroIsNamedInAnyLetters() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA, TypedSession.YLVA);

        assertThat(session.type("kara: sheet")).contains("Kára: edge 2");
        assertThat(session.type("YLVA: face danger")).contains("Ylva: Face Danger");
    }

    @ParameterizedTest
    @ValueSource(strings = {"iron", "roll", "dice 1 vs 5 8 +iron", "roll iron"})
    void aLineOfOneHeroDoesNotAnswerForAnother(String line) {
        TypedSession session =
                TypedSession.script(folder).after(TypedSession.KARA, TypedSession.YLVA, "Kára: face danger");

        assertThat(session.type("ylva: " + line))
                .contains("Nothing is asked of Ylva, but of Kára: roll +edge")
                .doesNotContain("against");
        assertThat(session.type("ylva: note She waits.")).contains("She waits.");
        assertThat(session.type("iron dice 1 5 8")).contains("Kára: [1] + 3 iron");
    }

    @Test
    void aWayToRollThatIsNotOpenIsNotSpokenOf() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA, TypedSession.YLVA, "heal", "Ylva");

        assertThat(session.type("dance", "choose nothing", "face danger"))
                .contains("roll +wits")
                .doesNotContain("lower");
    }

    @Test
    void aFoeIsStruckInOneLineWithoutAnySigns() {
        TypedSession session = TypedSession.script(folder)
                .after(TypedSession.KARA, "enter the fray against Wolf (dangerous), Bear (formidable)")
                .after("heart dice 6 2 3");

        assertThat(session.type("strike iron against bear dice 5 2 3")).contains("Bear (formidable): 0 to 12 ticks");
        assertThat(session.type("tracks")).contains("foe Wolf (dangerous):", "foe Bear (formidable):");
    }

    @Test
    void onlyWhatACardHasNotFromTheFirstComesLater() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA);

        assertThat(session.type("assets hound")).contains("Sharp:").doesNotContain("(later)");
        assertThat(session.type("assets swordmaster")).contains("(later)");
    }
}
