package momentum.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import momentum.Shipped;
import momentum.notation.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What is plain on the cards has records that are worked out from the cards, and not by the engine. After a change of a card they are
 * written anew with {@code -Dmomentum.write}.
 */
class PlainRiderRecordsTest {
    private static final Path FOLDER = RecordsTest.RECORDS.resolve("assets").resolve("generated");
    private static final Games GAMES = new Games();

    private static final SortedMap<String, String> MADE = PlainRiderRecords.of(Shipped.rulebook("ironsworn"));

    static Iterable<String> names() {
        return MADE.keySet();
    }

    private static SortedMap<String, String> onDisk() throws IOException {
        SortedMap<String, String> files = new TreeMap<>();
        for (Path file : RecordsTest.records(FOLDER)) {
            files.put(file.getFileName().toString(), Files.readString(file));
        }
        return files;
    }

    @Test
    void theFilesAreJustWhatTheCardsSay() throws IOException {
        if (System.getProperty("momentum.write") != null) {
            Files.createDirectories(FOLDER);
            for (Path old : RecordsTest.records(FOLDER)) {
                Files.delete(old);
            }
            for (String name : MADE.keySet()) {
                Files.writeString(FOLDER.resolve(name), MADE.get(name));
            }
        }
        assertThat(onDisk()).isEqualTo(MADE);
    }

    @ParameterizedTest
    @MethodSource("names")
    void theEngineComesToTheNumbersOfTheCard(String name) {
        Report report = RecordRunner.run(name, MADE.getOrDefault(name, ""), GAMES::named, line -> {});

        assertThat(report.failures().stream().map(Report.Failure::describe)).isEmpty();
        assertThat(report.passed()).isPositive();
    }
}
