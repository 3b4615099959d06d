package momentum.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import momentum.notation.CommandPrinter;
import momentum.notation.CommandReader;
import momentum.notation.Games;
import momentum.notation.LineReading;
import momentum.notation.RecordReader;
import momentum.notation.RecordStep;
import momentum.notation.Speakers;
import momentum.play.Command;
import momentum.rule.Rulebook;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A shipped record, played and written down as it was played, is that game again. */
class WrittenRecordsTest {
    private static final Games GAMES = new Games();

    static List<Path> records() {
        return RecordsTest.records();
    }

    @ParameterizedTest
    @MethodSource("records")
    void aShippedRecordIsReadWrittenAndReadAgain(Path record) throws IOException {
        isTheSameWrittenAgain(record, GAMES);
    }

    static void isTheSameWrittenAgain(Path record, Games games) throws IOException {
        List<RecordStep> steps = RecordReader.read(Files.readString(record));
        String game = steps.stream()
                .filter(RecordStep.Game.class::isInstance)
                .map(step -> ((RecordStep.Game) step).name())
                .findFirst()
                .orElseThrow();
        Optional<Rulebook> known = games.named(game);
        if (known.isEmpty()) {
            assertThat(game).isEqualTo("godsgloom");
            return;
        }
        Rulebook rulebook = known.get();
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

    @SuppressWarnings("unchecked")
    private static List<RecordWriter.Told> toldLast(Evening evening) {
        return (List<RecordWriter.Told>) evening.said.getLast();
    }
}
