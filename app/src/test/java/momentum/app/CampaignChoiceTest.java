package momentum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The campaign that is named is the one that is played. */
class CampaignChoiceTest {
    private static final String HERO = "hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1\n";

    @TempDir
    Path data;

    private Program play(String typed, String... arguments) {
        List<String> all = new ArrayList<>(List.of("play", "--data", data.toString()));
        all.addAll(List.of(arguments));
        return Program.momentum(all, typed);
    }

    @Test
    void aNameOfSignsIsFoundAgainAndNotTakenForAnother() {
        play(HERO, "🐺");

        assertThat(play("sheet\n", "🐺").out()).contains("Kára: edge 2").doesNotContain("A new campaign");
        assertThat(play("🔥\nyes\n").out()).contains("A new campaign begins: 🔥");
        assertThat(play("🐺\n").out()).contains("  🐺\n").doesNotContain("A new campaign");
    }

    @Test
    void whoeverCountsMeansIt() {
        play("", "Winter 1");

        Program second = play("", "Winter 2");
        Program slip = play("", "Wintre 1");

        assertThat(second.out()).contains("A new campaign begins: Winter 2");
        assertThat(slip.exit()).isEqualTo(2);
        assertThat(slip.err()).contains("but there is Winter");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "a\nb", "\u001b[31mred"})
    void whatCannotBeReadInAListIsNoName(String name) {
        Program program = play("", name);

        assertThat(program.exit()).isEqualTo(2);
        assertThat(program.err()).contains("A campaign's name");
        assertThat(play("").out()).contains("There is no campaign yet");
    }

    @Test
    void aWrongBookLeavesNoCampaignBehind() {
        Program program =
                play("", "Winter", "--content", data.resolve("mine.json").toString());

        assertThat(program.exit()).isEqualTo(2);
        assertThat(program.err()).contains("mine.json: there is no such file");
        assertThat(play("").out()).contains("There is no campaign yet");
    }

    @Test
    void wordsThatMeanACampaignOutOfSightBeginNoOther() {
        play("", "The Long Winter");
        Program.momentum(List.of("campaigns", "archive", "winter", "--data", data.toString()), "");

        Program named = play("", "winter");

        assertThat(named.exit()).isEqualTo(2);
        assertThat(named.err()).contains("The Long Winter is put away");
        assertThat(play("long\nquit\n").out())
                .contains("No campaign is in play")
                .doesNotContain("Begin a new");
        assertThat(play("", "--new", "winter").out()).contains("A new campaign begins: winter");
    }
}
