package momentum.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import momentum.Shipped;
import momentum.rule.Rulebook;
import momentum.state.Question;
import momentum.state.Table;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever is on the table and waits, a hero that is renamed is renamed all over it. */
class RenamingTest {
    @ParameterizedTest
    @CsvSource({"ironsworn, 31", "starforged, 32"})
    void aRenamedHeroIsRenamedWhereverTheyAreNamed(String game, long seed) {
        Rulebook rulebook = Shipped.rulebook(game);
        Play play = new Play(rulebook);
        Set<String> asked = new TreeSet<>();
        for (int evening = 0; evening < 6; evening++) {
            RandomPlayer player = new RandomPlayer(rulebook, seed + evening);
            Table table = player.sitDown(play);
            for (int i = 0; i < 200; i++) {
                table = play.apply(table, player.command(table)).table();
                if (!table.questions().isEmpty()) {
                    Question first = table.questions().getFirst();
                    asked.add(first.getClass().getSimpleName());
                    Ruling renamed =
                            play.apply(table, new Command.Correct("Kára", new Correction.Renamed("Káre"), "a slip"));
                    assertThat(renamed).as("%s", first).isNotInstanceOf(Ruling.Refused.class);
                    // The same table, as it is once what waits was asked anew.
                    Table same = play.apply(table, new Command.Note("Nothing.")).table();
                    assertThat(renamed.table().toString())
                            .isEqualTo(same.toString().replace("Kára", "Káre"));
                    if (renamed instanceof Ruling.Asks asks) {
                        assertThat(Fold.fold(table, asks.events())).isEqualTo(asks.table());
                    }
                }
            }
        }
        assertThat(asked).contains("Choose", "Dice", "Divide", "HowMuch", "Name", "Oracle");
    }
}
