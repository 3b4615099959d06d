package momentum.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import momentum.EveryRoll;
import momentum.dice.ActionRoll;
import momentum.dice.Burn;
import momentum.dice.Outcome;
import momentum.dice.ProgressRoll;
import org.junit.jupiter.api.Test;

/** The counts of every roll stand in text files. They are counted anew here, roll by roll and by the odds. */
class RollCountsTest {
    @Test
    void everyActionRollIsCounted() {
        List<int[]> rows = rows("action-rolls.txt");
        assertThat(rows).hasSize(6 * 17);
        for (int[] row : rows) {
            int stat = row[0];
            int momentum = row[1];
            Tally plain = new Tally();
            Tally cancelling = new Tally();
            Tally replacing = new Tally();
            EveryRoll.at(stat, momentum, (ActionRoll roll) -> {
                plain.add(roll.outcome());
                cancelling.add(Burn.CANCELS_DICE.outcome(roll));
                replacing.add(Burn.REPLACES_SCORE.outcome(roll));
            });
            assertThat(plain.counts()).containsExactly(row[2], row[3], row[4]);
            assertThat(cancelling.counts()).containsExactly(row[5], row[6], row[7]);
            assertThat(replacing.counts()).containsExactly(row[5], row[6], row[7]);
        }
    }

    @Test
    void everyProgressRollIsCounted() {
        List<int[]> rows = rows("progress-rolls.txt");
        assertThat(rows).hasSize(11);
        for (int[] row : rows) {
            Tally plain = new Tally();
            for (int first = 1; first <= 10; first++) {
                for (int second = 1; second <= 10; second++) {
                    plain.add(new ProgressRoll(row[0], first, second).outcome());
                }
            }
            assertThat(plain.counts()).containsExactly(row[1], row[2], row[3]);
            assertThat(new ProgressOdds(row[0]).plain()).isEqualTo(new Odds(100, row[1], row[2], row[3], 10));
        }
    }

    @Test
    void theOddsOfAnActionRollAreThoseCounts() {
        for (int[] row : rows("action-rolls.txt")) {
            ActionOdds odds = new ActionOdds(row[0], row[1]);
            assertThat(odds.plain()).isEqualTo(new Odds(600, row[2], row[3], row[4], 60));
            assertThat(odds.withBurn()).isEqualTo(new Odds(600, row[5], row[6], row[7], 60));
        }
    }

    private static final class Tally {
        private final Map<Outcome, Integer> count = new EnumMap<>(Outcome.class);

        void add(Outcome outcome) {
            count.merge(outcome, 1, Integer::sum);
        }

        int[] counts() {
            return new int[] {
                count.getOrDefault(Outcome.STRONG_HIT, 0),
                count.getOrDefault(Outcome.WEAK_HIT, 0),
                count.getOrDefault(Outcome.MISS, 0)
            };
        }
    }

    private static List<int[]> rows(String file) {
        try (InputStream in = Objects.requireNonNull(RollCountsTest.class.getResourceAsStream(file), file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> Arrays.stream(line.strip().split("[ |]+", -1))
                            .mapToInt(Integer::parseInt)
                            .toArray())
                    .toList();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
