package momentum.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import momentum.notation.Games;
import momentum.rule.Source;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules are tested by records that a player can read. */
public class RecordsTest {
    static final Path RECORDS = Path.of("..", "records");

    private static final Games GAMES = new Games();

    public static List<Path> records() {
        return records(RECORDS);
    }

    public static List<Path> records(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".play"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Report run(Path record, Games games, Set<Source> ran) throws IOException {
        return RecordRunner.run(
                RECORDS.relativize(record).toString(), Files.readString(record), games::named, ran::add);
    }

    @ParameterizedTest
    @MethodSource("records")
    void aRecordComesOutAsItSays(Path record) throws IOException {
        Report report = run(record, GAMES, new HashSet<>());

        assertThat(report.failures().stream().map(Report.Failure::describe)).isEmpty();
        assertThat(report.passed()).isPositive();
        assertThat(Files.readString(record)).startsWith("# ");
    }
}
