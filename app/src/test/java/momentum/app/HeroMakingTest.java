package momentum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A hero is made a step at a time, by people who slip, leave, and come back. */
class HeroMakingTest {
    @TempDir
    Path data;

    private Program play(String typed) {
        return Program.momentum(List.of("play", "Winter", "--data", data.toString()), typed);
    }

    @Test
    void numbersThatAreNoneAndStrayCommasAreSlipsOrForgiven() {
        Program program = play("Kára\n99999999999 2 1 1 1\n2.5 2 2 1 1\n, 2 2,, 3 1 1 ,\nnone\n");

        assertThat(program.err()).isEmpty();
        assertThat(program.out())
                .containsSubsequence("Give 3, 2, 2, 1, 1 to edge", "Give 3, 2, 2, 1, 1 to edge", "Bonds:", "Assets:");
    }

    @Test
    void aRankThatCameByItselfIsThereOnReturn() {
        play("Kára\n2 2 3 1 1\nnone\nnone\nAvenge my father\nepic\na bow\n");
        Program back = play("yes\n");

        assertThat(back.exit()).as(back.out()).isZero();
        assertThat(back.out())
                .containsSubsequence("sworn: Avenge my father (epic)", "carries a bow", "Kára joins", "begins");
    }

    @Test
    void aVowOfOneWordIsNotCutInTwo() {
        Program program = play("Kára\n2 2 3 1 1\nnone\nnone\nMythepic\nextreme\nnothing\n");

        assertThat(program.out()).contains("Mythepic: which rank", "sworn: Mythepic (extreme)");
    }

    @Test
    void aWordOfTheTableIsNoNameAndNeitherIsOneThatIsTaken() {
        Program program = play("undo\nKára\n2 2 3 1 1\nnone\nnone\nnone\nnothing\nyes\nhero new\nKára\nYlva\n");

        assertThat(program.out())
                .containsSubsequence(
                        "\"undo\" has a meaning at the table",
                        "Kára joins",
                        "There is a hero called Kára at this table",
                        "Name: What is your hero called?",
                        "Stats:");
    }

    @Test
    void whatWasAskedIsAskedAgainOnceTheHeroIsThere() {
        Program program = play("""
                hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1
                face danger
                hero new
                hero Ylva: edge 3, heart 2, iron 2, shadow 1, wits 1
                """);

        assertThat(program.out()).containsSubsequence("Ylva joins", "Kára: Face Danger: you try something risky");
    }

    @Test
    void aProgramIsAskedInWholeSentences() {
        Program program =
                Program.momentum(List.of("play", "Winter", "--json", "--data", data.toString()), "Kára\n2 2 3 1 1\n");

        assertThat(program.out()).contains("\"asks\":\"Give 3, 2, 2, 1 and 1 to edge, heart, iron");
    }

    @Test
    void aMisspeltCardIsNotTakenForOneThatHasTheseLettersInIt() {
        Program program = play("Kára\n2 2 3 1 1\nnone\nhund\nbringer\n");

        assertThat(program.out())
                .containsSubsequence("No card begins with \"hund\"; did you mean Hound?", "Taken: Thunder-Bringer");
    }
}
