package momentum.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import momentum.Shipped;
import momentum.phrase.RulebookReader;
import momentum.rule.Rulebook;
import momentum.rule.Source;
import org.junit.jupiter.api.Test;

/** Which lines of a rulebook do something, and which of them a record has run. */
class UntouchedLinesTest {
    private static final String MOVES = """
            move Brave the Storm
              when the sky turns black
              on a journey
              unless wounded: you cannot walk
              roll +iron
              roll +heart
              add +1 if bonded
              reroll any dice, if you just fulfilled a vow
              strong hit
                choose 1
                  Onward: mark progress
                  Rest
              weak hit
                if supply = 0
                  suffer -1 spirit
                otherwise
                  suffer -1 supply
              miss
                toll
                choose 1 of prices
              toll
                roll on Weather
              prices
                Tired: suffer -1 health
                Scared: suffer -1 spirit

            move Wait It Out
              when you wait
              Face Danger
              on a hit, take +1 momentum
              add +1 to your next move, not a progress move
                hit
                  take +1 spirit
                miss
                  take +1 health
              progress roll on bonds
              strong hit
                press on

            table Weather
              1-50  Rain
              51-100  Sun: take +1 spirit

            odds
              A safe bet  95 or less
            """;

    private final Rulebook rulebook = read();

    private static Rulebook read() {
        SequencedMap<String, byte[]> files = Shipped.files("ironsworn");
        files.put("my.moves", MOVES.getBytes(StandardCharsets.UTF_8));
        return RulebookReader.read(files).rulebook().orElseThrow();
    }

    private List<Integer> untouchedBy(String record) {
        Set<Source> ran = new HashSet<>();
        String setup = """
                game ironsworn
                hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1
                set journey The ice (dangerous) 0 ticks
                """;
        Report report = RecordRunner.run("my.play", setup + record, name -> Optional.of(rulebook), ran::add);
        assertThat(report.failures()).extracting(Report.Failure::describe).isEmpty();
        return Coverage.missing(rulebook, ran).stream()
                .filter(source -> source.file().equals("my.moves"))
                .map(Source::line)
                .toList();
    }

    @Test
    void withoutARecordEveryLineThatDoesSomethingIsUntouched() {
        assertThat(untouchedBy(""))
                .containsExactly(
                        4, 5, 6, 7, 8, 10, 11, 12, 14, 15, 16, 17, 19, 20, 22, 24, 25, 29, 30, 31, 33, 35, 36, 38, 41,
                        42, 45);
    }

    @Test
    void aRollRunsTheWayItIsMadeAndItsAdds() {
        assertThat(untouchedBy("""
                Brave the Storm +heart on The ice, bonded, fulfilled
                dice 6 vs 1 2
                => strong hit
                keep
                choose Rest
                """)).doesNotContain(4, 6, 7, 8, 10, 12).contains(5, 11, 14, 19);
    }

    @Test
    void aMissRunsItsBlocksItsPriceAndARow() {
        assertThat(untouchedBy("""
                Brave the Storm +iron on The ice
                dice 1 vs 9 10
                => miss
                oracle 60
                choose Scared
                """)).doesNotContain(4, 5, 19, 20, 22, 25, 42).contains(6, 7, 8, 24, 41);
    }

    @Test
    void anIfRunsOneOfItsBranches() {
        assertThat(untouchedBy("""
                Brave the Storm +iron on The ice
                dice 3 vs 1 10
                => weak hit
                """)).doesNotContain(14, 17).contains(15);
    }

    @Test
    void aCallABonusAProgressRollAndTheOdds() {
        assertThat(untouchedBy("""
                Wait It Out
                dice 6 vs 1 2 +iron
                dice 9 10
                consult Weather 50
                ask A safe bet 95
                => says yes
                Gather Information
                dice 6 vs 1 2
                => strong hit
                """)).doesNotContain(29, 30, 31, 33, 36, 41, 45).contains(35, 38, 42);
    }
}
