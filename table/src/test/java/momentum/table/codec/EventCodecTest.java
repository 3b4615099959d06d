package momentum.table.codec;

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
import momentum.rule.Rulebook;
import momentum.state.Table;
import momentum.table.dice.Thrown;
import momentum.table.journal.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EventCodecTest {
    private static void assertReadBack(EventCodec saved, Command command, List<Event> events, Table before) {
        EventCodec.Encoded encoded =
                saved.encode(List.of(command), List.of(events), List.of(Thrown.NONE), WaitingState.at(before));
        BlobReader blobs = beginning -> encoded.blobs().stream()
                .filter(blob -> blob.hash().startsWith(beginning))
                .findFirst();
        assertThat(saved.commands(encoded.content(), blobs)).containsExactly(command);
        assertThat(saved.events(encoded.content(), blobs, () -> WaitingState.at(before)))
                .containsExactly(events);
        assertThat(saved.dice(encoded.content())).isEmpty();
    }

    private static Row.Content events(int form, String text) {
        return new Row.Content(form, "[]", text, "");
    }

    @ParameterizedTest
    @CsvSource({"ironsworn,1", "ironsworn,2", "starforged,3"})
    void whateverIsPlayedIsReadBackAsItWas(String game, long seed) {
        Rulebook rulebook = Shipped.rulebook(game);
        Play play = new Play(rulebook);
        EventCodec saved = new EventCodec(rulebook);
        RandomPlayer player = new RandomPlayer(rulebook, seed);
        Set<Class<?>> kinds = new HashSet<>();
        Table table = player.sitDown(play);
        for (int i = 0; i < 3000; i++) {
            Command command = player.command(table);
            Ruling ruling = play.apply(table, command);
            if (!(ruling instanceof Ruling.Refused)) {
                List<Event> events =
                        ruling instanceof Ruling.Ruled ruled ? ruled.events() : ((Ruling.Asks) ruling).events();
                Table before = table;
                table = ruling instanceof Ruling.Ruled ruled ? ruled.table() : ((Ruling.Asks) ruling).table();
                events.forEach(event -> kinds.add(event.getClass()));
                assertReadBack(saved, command, events, before);
                if (i % 10 == 0) {
                    assertThat(saved.table(EventCodec.FORM, saved.write(table))).isEqualTo(table);
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
        EventCodec saved = new EventCodec(rulebook);
        Table table = new RandomPlayer(rulebook, 1).sitDown(play);
        for (String reason : List.of("", "the bridge is down", ":", "Kára: \"no\"\n")) {
            Command impose = new Command.Impose(
                    List.of(), "Endure Harm (2); suffer momentum; envision what; may Heal; roll on Theme", reason);
            Ruling.Asks asks = (Ruling.Asks) play.apply(table, impose);

            assertReadBack(saved, impose, asks.events(), table);
            assertThat(saved.table(EventCodec.FORM, saved.write(asks.table()))).isEqualTo(asks.table());
        }
    }

    @Test
    void aFormOfTheFutureIsRefusedInWords() {
        EventCodec saved = new EventCodec(Shipped.rulebook("ironsworn"));

        assertThatThrownBy(() ->
                        saved.events(events(EventCodec.FORM + 1, "[]"), BlobReader.NONE, () -> WaitingState.NOTHING))
                .isInstanceOf(UnreadableEvent.class)
                .hasMessageContaining("newer version of Momentum");
    }

    @Test
    void whatIsDamagedIsUnreadable() {
        EventCodec saved = new EventCodec(Shipped.rulebook("ironsworn"));
        for (String text : List.of(
                "",
                "{",
                "[1]",
                "[[1]]",
                "[[{\"is\":\"Nothing\"}]]",
                "[null]",
                "[[null]]",
                "{}",
                "[{}]",
                "[[]] []",
                "[[{}]]")) {
            assertThatThrownBy(() ->
                            saved.events(events(EventCodec.FORM, text), BlobReader.NONE, () -> WaitingState.NOTHING))
                    .isInstanceOf(UnreadableEvent.class);
        }
    }
}
