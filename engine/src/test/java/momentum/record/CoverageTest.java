package momentum.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import momentum.Shipped;
import momentum.notation.Games;
import momentum.rule.Source;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Between them the records run every line and every option of the rulebooks. */
class CoverageTest {
    @ParameterizedTest
    @ValueSource(strings = {"ironsworn", "starforged"})
    void everyLineOfTheRulebookIsRunBySomeRecord(String game) throws IOException {
        Games games = new Games();
        Set<Source> ran = new HashSet<>();
        for (Path record : RecordsTest.records()) {
            if (Files.readString(record).contains("game " + game + "\n")) {
                RecordsTest.run(record, games, ran);
            }
        }
        assertThat(Coverage.missing(Shipped.rulebook(game), ran)).isEmpty();
    }
}
