package momentum.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import momentum.Shipped;
import momentum.history.History;
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
import org.junit.jupiter.params.provider.MethodSource;

/** A game that was played is written as a record, and the record is that game again. */
class RecordWriterTest {
    private static final int COMMANDS = 3_000;
    private static final int EVENING = 400;

    /** A game as it goes: what was said, what came of it, and where it stands. */
    private static final class Evening {
        private final Play play;
        private final List<Object> said = new ArrayList<>();
        private History<Table> history;

        Evening(Rulebook rulebook) {
            play = new Play(rulebook);
            history = History.of(Table.start(rulebook.game()));
        }

        /** The events of a command, or nothing where it is refused. */
        Optional<List<Event>> tell(Command command) {
            return switch (play.apply(history.now(), command)) {
                case Ruling.Ruled(Table table, List<Event> events) -> Optional.of(then(command, table, events));
                case Ruling.Asks(Table table, List<Event> events) -> Optional.of(then(command, table, events));
                case Ruling.Refused refused -> Optional.empty();
            };
        }

        private List<Event> then(Command command, Table table, List<Event> events) {
            history = history.then(table);
            said.add(command);
            said.add(events);
            return events;
        }

        boolean turn(String word) {
            Optional<History<Table>> turned = word.equals("undo") ? history.undo() : history.redo();
            turned.ifPresent(found -> {
                history = found;
                said.add(word);
            });
            return turned.isPresent();
        }
    }

    @ParameterizedTest
    @CsvSource({"ironsworn,1,false", "ironsworn,2,true", "starforged,3,true"})
    void anEveningIsWrittenAndPlayedAgain(String game, long seed, boolean isOdd) {
        Rulebook rulebook = Shipped.rulebook(game);
        List<String> names = isOdd ? OddWords.ALL : List.of("Thing");
        List<String> heroes = isOdd ? List.of("set", "Kára: \"b\", c", "hero Ylva") : List.of("Kára", "Ylva", "Sif");
        Random random = new Random(seed);
        int told = 0;
        int passed = 0;
        while (told < COMMANDS) {
            Evening played = new Evening(rulebook);
            RandomPlayer player = new RandomPlayer(rulebook, random.nextLong(), heroes, names);
            RecordWriter writer = new RecordWriter(rulebook, game);
            told += play(played, player, writer, random);

            Evening again = replayed(rulebook, writer.text());
            Report report =
                    RecordRunner.run("evening.play", writer.text(), name -> Optional.of(rulebook), source -> {});

            assertThat(again.said).isEqualTo(played.said);
            assertThat(again.history.now()).isEqualTo(played.history.now());
            assertThat(report.failures().stream().map(Report.Failure::describe)).isEmpty();
            assertThat(played.said).contains("undo", "redo");
            passed += report.passed();
        }
        assertThat(passed).isGreaterThan(COMMANDS / 5);
    }

    /** Plays for an evening and writes it down; gives how many commands were not refused. */
    private static int play(Evening played, RandomPlayer player, RecordWriter writer, Random random) {
        Rulebook rulebook = played.play.rulebook();
        CommandPrinter printer = new CommandPrinter(rulebook);
        CommandReader reader = new CommandReader(rulebook);
        int told = 0;
        player.setUp()
                .forEach(command -> writer.told(command, played.tell(command).orElseThrow()));
        for (int i = 0; i < EVENING; i++) {
            if (random.nextInt(8) == 0 && played.turn("undo")) {
                writer.undo();
            }
            if (random.nextInt(3) == 0 && played.turn("redo")) {
                writer.redo();
            }
            Command command = player.command(played.history.now());
            Speakers speakers = Speakers.at(played.history.now());
            assertThat(reader.read(printer.print(command, speakers), speakers))
                    .isInstanceOfSatisfying(
                            Reading.Understood.class,
                            understood -> assertThat(understood.command()).isEqualTo(command));
            Optional<List<Event>> events = played.tell(command);
            events.ifPresent(brought -> writer.told(command, brought));
            told += events.isPresent() ? 1 : 0;
        }
        return told;
    }

    private static Evening replayed(Rulebook rulebook, String text) {
        Evening evening = new Evening(rulebook);
        CommandReader reader = new CommandReader(rulebook);
        for (Step step : RecordReader.read(text)) {
            switch (step) {
                case Step.Game ignored -> assertThat(evening.said).isEmpty();
                case Step.Said said -> {
                    Reading reading = reader.read(said.text(), Speakers.at(evening.history.now()));
                    assertThat(reading).isInstanceOf(Reading.Understood.class);
                    assertThat(evening.tell(((Reading.Understood) reading).command()))
                            .as(said.text())
                            .isPresent();
                }
                case Step.Undo undo -> assertThat(evening.turn(undo.text())).isTrue();
                case Step.Redo redo -> assertThat(evening.turn(redo.text())).isTrue();
                case Step.Stated ignored -> {}
            }
        }
        return evening;
    }

    static List<Path> records() {
        return RecordsTest.records();
    }

    @ParameterizedTest
    @MethodSource("records")
    void aShippedRecordIsReadWrittenAndReadAgain(Path record) throws IOException {
        List<Step> steps = RecordReader.read(Files.readString(record));
        String game = steps.stream()
                .filter(Step.Game.class::isInstance)
                .map(step -> ((Step.Game) step).name())
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
        for (Step step : steps) {
            switch (step) {
                case Step.Said said -> {
                    Speakers speakers = Speakers.at(evening.history.now());
                    Reading reading = reader.read(said.text(), speakers);
                    assertThat(reading).isInstanceOf(Reading.Understood.class);
                    Command command = ((Reading.Understood) reading).command();
                    assertThat(reader.read(printer.print(command, speakers), speakers))
                            .isEqualTo(reading);
                    evening.tell(command).ifPresent(events -> writer.told(command, events));
                }
                case Step.Undo undo -> {
                    if (evening.turn(undo.text())) {
                        writer.undo();
                    }
                }
                case Step.Redo redo -> {
                    if (evening.turn(redo.text())) {
                        writer.redo();
                    }
                }
                case Step.Game ignored -> {}
                case Step.Stated ignored -> {}
            }
        }

        assertThat(replayed(rulebook, writer.text()).said).isEqualTo(evening.said);
        assertThat(RecordRunner.run("again.play", writer.text(), name -> Optional.of(rulebook), source -> {})
                        .failures())
                .isEmpty();
    }

    @Test
    void aRecordIsWrittenAsAPersonWouldWriteIt() {
        Rulebook rulebook = Shipped.rulebook("ironsworn");
        String text = """
                game ironsworn
                hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1
                hero Ylva: edge 3, heart 2, iron 1, shadow 1, wits 2
                set momentum +6
                  => momentum +6
                Ylva: set foe Grey, a wolf (dangerous) 8 ticks because it followed her
                  => no initiative
                  => "Grey, a wolf" 8 ticks
                  => Kára: no initiative

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
        RecordWriter writer = new RecordWriter(rulebook, "ironsworn");
        Evening evening = replayed(rulebook, text);
        for (int i = 0; i < evening.said.size(); i++) {
            switch (evening.said.get(i)) {
                case Command command -> {
                    i++;
                    writer.told(command, events(evening.said.get(i)));
                }
                case Object word when word.equals("undo") -> writer.undo();
                case Object ignored -> writer.redo();
            }
        }

        assertThat(writer.text()).isEqualTo(text);
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
                        new Step.Game(2, "game ironsworn", "ironsworn"),
                        new Step.Said(4, "| One,\n| two."),
                        new Step.Said(7, "| Three."),
                        new Step.Stated(8, "=> asks nothing", "asks nothing"),
                        new Step.Undo(9, "undo"),
                        new Step.Said(10, "| Four."));
    }
}
