package momentum.table.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import momentum.Shipped;
import momentum.play.Command;
import momentum.play.Event;
import momentum.play.Play;
import momentum.play.RandomPlayer;
import momentum.play.Ruling;
import momentum.play.Table;
import momentum.rule.Rulebook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SavedTest {
    @ParameterizedTest
    @CsvSource({"ironsworn,1", "ironsworn,2", "starforged,3"})
    void whateverIsPlayedIsReadBackAsItWas(String game, long seed) {
        Rulebook rulebook = Shipped.rulebook(game);
        Play play = new Play(rulebook);
        Saved saved = new Saved(rulebook);
        RandomPlayer player = new RandomPlayer(rulebook, seed);
        Set<Class<?>> kinds = new HashSet<>();
        Table table = player.sitDown(play);
        for (int i = 0; i < 3000; i++) {
            Command command = player.command(table);
            assertThat(saved.command(Saved.FORM, saved.write(command))).isEqualTo(command);
            Ruling ruling = play.apply(table, command);
            if (!(ruling instanceof Ruling.Refused)) {
                List<Event> events =
                        ruling instanceof Ruling.Ruled ruled ? ruled.events() : ((Ruling.Asks) ruling).events();
                table = ruling instanceof Ruling.Ruled ruled ? ruled.table() : ((Ruling.Asks) ruling).table();
                events.forEach(event -> kinds.add(event.getClass()));
                assertThat(saved.events(Saved.FORM, saved.write(events))).isEqualTo(events);
                if (i % 10 == 0) {
                    assertThat(saved.table(Saved.FORM, saved.write(table))).isEqualTo(table);
                }
            }
            if (table.inPlay().isEmpty()) {
                table = player.sitDown(play);
            }
        }
        assertThat(kinds).hasSizeGreaterThan(12);
    }

    @Test
    void whatWasHandedOutWaitsInItsOwnWordsWithItsReason() {
        Rulebook rulebook = Shipped.rulebook("ironsworn");
        Play play = new Play(rulebook);
        Saved saved = new Saved(rulebook);
        Table table = new RandomPlayer(rulebook, 1).sitDown(play);
        for (String reason : List.of("", "the bridge is down", ":", "Kára: \"no\"\n")) {
            Command impose = new Command.Impose(
                    List.of(), "Endure Harm (2); suffer momentum; envision what; may Heal; roll on Theme", reason);
            Ruling.Asks asks = (Ruling.Asks) play.apply(table, impose);

            assertThat(saved.command(Saved.FORM, saved.write(impose))).isEqualTo(impose);
            assertThat(saved.events(Saved.FORM, saved.write(asks.events()))).isEqualTo(asks.events());
            assertThat(saved.table(Saved.FORM, saved.write(asks.table()))).isEqualTo(asks.table());
        }
    }

    @Test
    void aFormOfTheFutureIsRefusedInWords() {
        Saved saved = new Saved(Shipped.rulebook("ironsworn"));

        assertThatThrownBy(() -> saved.events(Saved.FORM + 1, "[]"))
                .isInstanceOf(Unreadable.class)
                .hasMessageContaining("newer version of Momentum");
    }

    @Test
    void whatIsDamagedIsUnreadable() {
        Saved saved = new Saved(Shipped.rulebook("ironsworn"));
        for (String text : List.of("", "{", "[1]", "[{\"is\":\"Nothing\"}]", "[null]", "{}", "[] []")) {
            assertThatThrownBy(() -> saved.events(Saved.FORM, text)).isInstanceOf(Unreadable.class);
        }
    }
}
