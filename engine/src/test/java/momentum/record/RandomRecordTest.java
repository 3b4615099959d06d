package momentum.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import momentum.Shipped;
import momentum.notation.CommandPrinter;
import momentum.notation.CommandReader;
import momentum.notation.LineReading;
import momentum.notation.OddWords;
import momentum.notation.Speakers;
import momentum.play.Command;
import momentum.play.Event;
import momentum.play.RandomPlayer;
import momentum.rule.Rulebook;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Three heroes do whatever comes into a random player's head, and take some of it back; the record of it is that evening again. */
class RandomRecordTest {
    private static final int COMMANDS = 3_000;
    private static final int EVENING = 400;

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

            Evening again = Evening.replayed(rulebook, writer.text());
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
                            LineReading.Understood.class,
                            understood -> assertThat(understood.command()).isEqualTo(command));
            Optional<List<Event>> events = played.tell(command);
            events.ifPresent(brought -> writer.told(command, brought));
            told += events.isPresent() ? 1 : 0;
        }
        return told;
    }
}
