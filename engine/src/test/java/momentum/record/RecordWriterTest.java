package momentum.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import momentum.Shipped;
import momentum.notation.CommandPrinter;
import momentum.notation.CommandReader;
import momentum.notation.LineReading;
import momentum.notation.RecordReader;
import momentum.notation.RecordStep;
import momentum.notation.Speakers;
import momentum.play.Command;
import momentum.play.Event;
import momentum.rule.Rulebook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A game that was played is written as a record, and the record is that game again. */
class RecordWriterTest {
    static List<Path> records() {
        return RecordsTest.records();
    }

    @SuppressWarnings("unchecked")
    private static List<RecordWriter.Told> toldLast(Evening evening) {
        return (List<RecordWriter.Told>) evening.said.getLast();
    }

    @ParameterizedTest
    @MethodSource("records")
    void aShippedRecordIsReadWrittenAndReadAgain(Path record) throws IOException {
        List<RecordStep> steps = RecordReader.read(Files.readString(record));
        String game = steps.stream()
                .filter(RecordStep.Game.class::isInstance)
                .map(step -> ((RecordStep.Game) step).name())
                .findFirst()
                .orElseThrow();
        if (!Shipped.GAMES.contains(game)) {
            assertThat(game).isEqualTo("godsgloom");
            return;
        }
        Rulebook rulebook = Shipped.rulebook(game);
        CommandReader reader = new CommandReader(rulebook);
        CommandPrinter printer = new CommandPrinter(rulebook);
        Evening evening = new Evening(rulebook);
        RecordWriter writer = new RecordWriter(rulebook, game);
        for (RecordStep step : steps) {
            switch (step) {
                case RecordStep.Said said -> {
                    Speakers speakers = Speakers.at(evening.history.now());
                    LineReading reading = reader.read(said.text(), speakers);
                    assertThat(reading).isInstanceOf(LineReading.Understood.class);
                    Command command = ((LineReading.Understood) reading).command();
                    assertThat(reader.read(printer.print(command, speakers), speakers))
                            .isEqualTo(reading);
                    evening.tell(command).ifPresent(events -> writer.told(command, events));
                }
                case RecordStep.Together together -> {
                    if (evening.tell(together, reader)) {
                        writer.told(toldLast(evening));
                    }
                }
                case RecordStep.PlayOn on -> {
                    if (evening.playOn(on.row())) {
                        writer.playOnFrom(on.row());
                    }
                }
                case RecordStep.Undo undo -> {
                    if (evening.turn(undo.text())) {
                        writer.undo();
                    }
                }
                case RecordStep.Redo redo -> {
                    if (evening.turn(redo.text())) {
                        writer.redo();
                    }
                }
                case RecordStep.Game ignored -> {}
                case RecordStep.Stated ignored -> {}
            }
        }

        assertThat(Evening.replayed(rulebook, writer.text()).said).isEqualTo(evening.said);
        assertThat(RecordRunner.run("again.play", writer.text(), name -> Optional.of(rulebook), source -> {})
                        .failures())
                .isEmpty();
    }

    @Test
    void aRecordIsWrittenAsAPersonWouldWriteIt() {
        String text = """
                game ironsworn
                hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1
                hero Ylva: edge 3, heart 2, iron 1, shadow 1, wits 2
                set momentum +6
                  => momentum +6
                Ylva: set foe Grey, a wolf (dangerous) 8 ticks because it followed her
                  => no initiative
                  => "Grey, a wolf" 8 ticks

                Face Danger +iron
                  dice 1 vs 5 8
                  => miss
                burn
                  => weak hit, momentum +2
                choose Delayed, or in new danger
                  => momentum +1
                undo
                  => momentum +2
                redo
                  => momentum +1
                | The ice gives way.
                |
                | She runs.

                | Later that day:
                """;
        assertThat(writtenAgain(text)).isEqualTo(text);
    }

    @Test
    void everythingThatChangesIsStated() {
        String text = """
                game ironsworn
                hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1; assets Hound (companion 4)
                hero Sif: edge 2, heart 1, iron 1, shadow 3, wits 2; vow Find Edda (epic)
                  => Find Edda 0 ticks
                set momentum +10
                  => momentum +10
                set wounded
                  => momentum +9, wounded
                set not wounded because it healed
                  => not wounded
                Sif: set experience 4
                  => experience 4
                set supply 3
                  => supply 3

                Companion Endure Harm (2) for Hound
                  => Hound health 2
                set aside

                Enter the Fray +heart against a "b (dangerous); "c\\" d" (troublesome)
                  => no initiative
                  => a "b 0 ticks
                  => c" d 0 ticks
                  dice 5 vs 2 2
                  => strong hit, match, momentum +10, initiative
                set foe a "b (dangerous) 40 ticks
                  => a "b 40 ticks

                End the Fight against a "b
                  dice 1 2
                  => strong hit
                  => a "b out of the fight
                undo
                  => a "b open
                Sif: set vow Find Edda (extreme) 1 tick
                  => Find Edda 1 tick, Find Edda extreme
                """;
        assertThat(writtenAgain(text)).isEqualTo(text);
    }

    /** A record, played and written down. */
    private static String writtenAgain(String text) {
        Rulebook rulebook = Shipped.rulebook("ironsworn");
        RecordWriter writer = new RecordWriter(rulebook, "ironsworn");
        Evening evening = Evening.replayed(rulebook, text);
        for (int i = 0; i < evening.said.size(); i++) {
            switch (evening.said.get(i)) {
                case Command command -> writer.told(command, events(evening.said.get(i + 1)));
                case Object word when word.equals("undo") -> writer.undo();
                case Object word when word.equals("redo") -> writer.redo();
                case Object ignored -> {}
            }
        }
        return writer.text();
    }

    @SuppressWarnings("unchecked")
    private static List<Event> events(Object said) {
        return (List<Event>) said;
    }

    @Test
    void notesThatFollowEachOtherAreOneAndEveryStepKnowsItsLine() {
        assertThat(RecordReader.read("""
                        # A comment.
                        game ironsworn

                        | One,
                          | two.
                        # Apart.
                        | Three.
                          => asks nothing
                        undo
                        | Four."""))
                .containsExactly(
                        new RecordStep.Game(2, "game ironsworn", "ironsworn"),
                        new RecordStep.Said(4, "| One,\n| two."),
                        new RecordStep.Said(7, "| Three."),
                        new RecordStep.Stated(8, "=> asks nothing", "asks nothing"),
                        new RecordStep.Undo(9, "undo"),
                        new RecordStep.Said(10, "| Four."));
    }
}
