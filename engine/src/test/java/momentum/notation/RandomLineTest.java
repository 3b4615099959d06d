package momentum.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import momentum.Shipped;
import momentum.record.RecordRunner;
import momentum.record.RecordsTest;
import momentum.record.Report;
import org.junit.jupiter.api.Test;

/** Lines of records with something odd in them: whatever it is, nothing throws. */
class RandomLineTest {
    @Test
    void aLineGivesACommandOrASentence() throws IOException {
        List<String> lines = new ArrayList<>();
        for (Path record : RecordsTest.records()) {
            lines.addAll(Files.readAllLines(record));
        }
        CommandReader reader = new CommandReader(Shipped.rulebook("ironsworn"));
        Speakers speakers = new Speakers(List.of("Kára", "Ylva"), Optional.empty());
        Random random = new Random(11);
        OddWords words = new OddWords(random);
        int understood = 0;
        int unclear = 0;
        for (int i = 0; i < 20_000; i++) {
            String line = mutated(lines.get(random.nextInt(lines.size())), random, words);
            switch (reader.read(line, speakers)) {
                case LineReading.Understood _, LineReading.WantsDice _ -> understood++;
                case LineReading.Unclear(String why) -> {
                    assertThat(why).isNotBlank();
                    unclear++;
                }
            }
        }
        assertThat(understood).isGreaterThan(2_000);
        assertThat(unclear).isGreaterThan(2_000);
    }

    private static String mutated(String line, Random random, OddWords words) {
        StringBuilder changed = new StringBuilder(line);
        for (int i = random.nextInt(4); i > 0; i--) {
            int at = random.nextInt(changed.length() + 1);
            switch (random.nextInt(5)) {
                case 0 -> changed.insert(at, words.next());
                case 1 -> changed.delete(at, Math.min(changed.length(), at + 1 + random.nextInt(5)));
                case 2 -> changed.insert(at, (char) random.nextInt(0x10000));
                case 3 -> changed.insert(at, random.nextInt());
                default -> changed.append(changed.substring(at));
            }
        }
        return changed.toString();
    }

    @Test
    void aRecordOfSuchLinesGivesAReport() throws IOException {
        Random random = new Random(13);
        OddWords words = new OddWords(random);
        int failures = 0;
        for (Path record : RecordsTest.records()) {
            String text = Files.readAllLines(record).stream()
                    .map(line ->
                            random.nextInt(3) == 0 && !line.startsWith("game ") ? mutated(line, random, words) : line)
                    .collect(Collectors.joining("\n"));
            Report report = RecordRunner.run(
                    "odd.play",
                    text,
                    game -> Shipped.GAMES.contains(game) ? Optional.of(Shipped.rulebook(game)) : Optional.empty(),
                    source -> {});
            failures += report.failures().size();
        }
        assertThat(failures).isGreaterThan(500);
    }
}
