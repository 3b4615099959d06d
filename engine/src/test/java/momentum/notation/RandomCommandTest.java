package momentum.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import momentum.Shipped;
import momentum.play.Command;
import momentum.play.RandomPlayer;
import momentum.play.Reply;
import momentum.record.Evening;
import momentum.rule.Rulebook;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A command of any kind, with any names and numbers in it. */
class RandomCommandTest {
    @ParameterizedTest
    @ValueSource(strings = {"ironsworn", "starforged"})
    void readsBackAsItself(String game) {
        Rulebook rulebook = Shipped.rulebook(game);
        CommandPrinter printer = new CommandPrinter(rulebook);
        CommandReader reader = new CommandReader(rulebook);
        Random random = new Random(7);
        OddWords words = new OddWords(random);
        AnyCommand any = new AnyCommand(rulebook, random);
        Set<Class<?>> kinds = new HashSet<>();
        for (int i = 0; i < 8_000; i++) {
            List<String> heroes = List.of("Kára", words.next(), words.next());
            Speakers speakers = new Speakers(
                    heroes, random.nextBoolean() ? Optional.empty() : Optional.of(heroes.get(random.nextInt(3))));
            Command command = any.next(heroes);
            kinds.add(command.getClass());
            if (command instanceof Command.Answer(var ignored, Reply reply)) {
                kinds.add(reply.getClass());
            }

            String text = printer.print(command, speakers);

            byte[] saved = text.getBytes(StandardCharsets.UTF_8);
            List<RecordStep> steps = RecordReader.read(new String(saved, StandardCharsets.UTF_8));
            assertThat(steps).as(text).hasSize(1);
            assertThat(reader.read(steps.getFirst().text(), speakers))
                    .as(text)
                    .isInstanceOfSatisfying(
                            LineReading.Understood.class,
                            understood -> assertThat(understood.command()).isEqualTo(command));
        }
        List<Class<?>> all = new ArrayList<>(Arrays.asList(Command.class.getPermittedSubclasses()));
        all.addAll(Arrays.asList(Reply.class.getPermittedSubclasses()));
        assertThat(kinds).containsExactlyInAnyOrderElementsOf(all);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ironsworn", "starforged"})
    void isRuledOnOrRefused(String game) {
        Rulebook rulebook = Shipped.rulebook(game);
        Random random = new Random(5);
        AnyCommand any = new AnyCommand(rulebook, random);
        List<String> heroes = List.of("Kára", "Ylva", "Sif");
        Map<Boolean, Integer> told = new HashMap<>();
        for (int i = 0; i < 150; i++) {
            RandomPlayer player = new RandomPlayer(rulebook, i, heroes, List.of("Thing"));
            Evening evening = new Evening(rulebook);
            player.setUp().forEach(evening::tell);
            for (int j = 0; j < 40; j++) {
                Command command = random.nextInt(3) > 0 ? any.next(heroes) : player.command(evening.history.now());
                told.merge(evening.tell(command).isPresent(), 1, Integer::sum);
            }
        }
        assertThat(told.get(true)).isGreaterThan(1_000);
        assertThat(told.get(false)).isGreaterThan(1_000);
    }
}
