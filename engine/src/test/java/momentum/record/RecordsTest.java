package momentum.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import momentum.Shipped;
import momentum.rule.Rulebook;
import momentum.rule.Source;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules are tested by records that a player can read. */
class RecordsTest {
    private static final Path RECORDS = Path.of("..", "records");

    static List<Path> records() {
        try (Stream<Path> files = Files.walk(RECORDS)) {
            return files.filter(file -> file.toString().endsWith(".play"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Optional<Rulebook> game(String name) {
        return Shipped.GAMES.contains(name) ? Optional.of(Shipped.rulebook(name)) : Optional.empty();
    }

    static Report run(Path record, Set<Source> ran) throws IOException {
        return RecordRunner.run(
                RECORDS.relativize(record).toString(), Files.readString(record), RecordsTest::game, ran::add);
    }

    @ParameterizedTest
    @MethodSource("records")
    void aRecordComesOutAsItSays(Path record) throws IOException {
        Report report = run(record, new HashSet<>());

        assertThat(report.failures().stream().map(Report.Failure::describe)).isEmpty();
        assertThat(report.passed()).isPositive();
        assertThat(Files.readString(record)).startsWith("# ");
    }
}
