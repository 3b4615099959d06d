package momentum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the table asks for, in the words in which people answer. */
class NamingTest {
    private static final String HERO = "hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1\n";

    @TempDir
    Path data;

    private String play(String typed) {
        return Program.momentum(List.of("play", "Winter", "--data", data.toString()), HERO + typed)
                .out();
    }

    @Test
    void aVowMayBeginWithAWordOfTheTable() {
        assertThat(play("swear\nHelp the widow (dangerous)\nundo\nHelp the widow\ndangerous\n"))
                .containsSubsequence(
                        "Help the widow (dangerous) begins",
                        "Taken back",
                        "What rank is Help the widow?",
                        "Help the widow (dangerous) begins");
    }

    @Test
    void whileANameIsAskedTheBooksAndNotesAreStillThere() {
        assertThat(play("fray\nfoes wolf\nnote A howl (dangerous)\nhelp\ntracks\n"))
                .contains("Wolf", "A howl (dangerous)", "face danger  ")
                .doesNotContain(") begins");
    }

    @Test
    void severalFoesStandInAListAsPeopleWriteOne() {
        assertThat(
                        play(
                                "fray\nBandit, the lame (dangerous), Wolves (troublesome, small pack)\nheart dice 5 2 3\ntracks\n"))
                .contains("foe Bandit, the lame (dangerous)", "foe Wolves (dangerous)");
    }

    @Test
    void whatMayStandInBracketsIsTold() {
        assertThat(play("fray\nBandit (dangerous); Wolves (troublesome, herd)\n"))
                .contains("In the brackets stands a rank")
                .doesNotContain(") begins");
    }

    @Test
    void aJourneyIsAskedForAsAJourney() {
        assertThat(play("undertake\n")).contains("A new one has a rank: The High Pass (dangerous).");
        assertThat(play("aside because\nheal\n")).contains("Heal: who is it for?");
    }

    @Test
    void aLossIsDividedInEitherOrderAndTheExampleWouldDo() {
        String told = play("set momentum -6\nset health 1\nendure harm\n3\n1\n1 spirit, 1 supply\n");

        assertThat(told)
                .contains("Lose 2, divided among spirit (up to 5) and supply (up to 5).")
                .contains("Type it so: spirit 1, supply 1.")
                .containsSubsequence("spirit 5 to 4", "supply 5 to 4");
    }

    @Test
    void upToOneIsNotAny() {
        assertThat(play("draw the circle\nBandit (dangerous)\ndice 1 2 9\n"))
                .contains("Draw the Circle: choose up to 1, or nothing");
    }

    @Test
    void anAnswerToNothingAndWordsBehindAMoveGetAHintThatHelps() {
        assertThat(play("dice 3 7 9\nburn\nswear Find Edda (dangerous)\n"))
                .contains("\"dice 3 7 9\" is an answer, and nothing is asked")
                .contains("\"burn\" is an answer, and nothing is asked")
                .contains("\"swear\" is the move Swear an Iron Vow; type that alone");
    }

    @Test
    void whatCannotBeChosenIsNotToBeEnvisioned() {
        assertThat(play("advance\n"))
                .contains("nothing of this can be chosen now")
                .doesNotContain("envision nothing");
    }
}
