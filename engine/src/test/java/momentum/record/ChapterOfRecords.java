package momentum.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import momentum.notation.Games;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The records once more, a chapter at a time, up to the first that comes out otherwise.
 *
 * <p>Only mutation testing runs this, in place of {@link RecordsTest} and {@link WrittenRecordsTest}: there a test is started by
 * itself for every mutant, and to start one costs far more than to play a record. Its name keeps it out of the ordinary run.
 */
class ChapterOfRecords {
    static List<String> chapters() {
        try (Stream<Path> folders = Files.list(RecordsTest.RECORDS)) {
            return folders.map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("chapters")
    void everyRecordOfTheChapterComesOutAsItSays(String chapter) throws IOException {
        Games games = new Games();
        for (Path record : RecordsTest.records(RecordsTest.RECORDS.resolve(chapter))) {
            assertThat(RecordsTest.run(record, games, new HashSet<>()).failures())
                    .as(record.toString())
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("chapters")
    void everyRecordOfTheChapterIsReadWrittenAndReadAgain(String chapter) throws IOException {
        Games games = new Games();
        for (Path record : RecordsTest.records(RecordsTest.RECORDS.resolve(chapter))) {
            WrittenRecordsTest.isTheSameWrittenAgain(record, games);
        }
    }
}
