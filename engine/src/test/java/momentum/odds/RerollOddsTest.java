package momentum.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import momentum.EveryRoll;
import momentum.dice.ActionRoll;
import momentum.dice.Burn;
import momentum.dice.Die;
import momentum.dice.Outcome;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The odds with a reroll, against a plain search: every roll, every choice of dice, every way they fall again. */
class RerollOddsTest {
    @ParameterizedTest
    @CsvSource({"0,0", "2,0", "3,0", "5,0", "2,7", "1,10", "3,-3", "0,-6", "9,0"})
    void aRerollUsedWellIsTheBestOfAllWays(int add, int momentum) {
        ActionOdds odds = new ActionOdds(add, momentum);
        for (Aim aim : Aim.values()) {
            assertThat(odds.withReroll(aim)).isEqualTo(search(add, momentum, aim, false));
            assertThat(odds.withRerollAndBurn(aim)).isEqualTo(search(add, momentum, aim, true));
        }
    }

    @ParameterizedTest
    @CsvSource({"0,0", "2,4", "3,-2", "5,9"})
    void aRerollNeverHurts(int add, int momentum) {
        ActionOdds odds = new ActionOdds(add, momentum);

        assertThat(odds.withReroll(Aim.HIT).miss())
                .isLessThan(600 * odds.plain().miss());
        assertThat(odds.withReroll(Aim.STRONG_HIT).strong())
                .isGreaterThan(600 * odds.plain().strong());
        assertThat(odds.withReroll(Aim.HIT).miss())
                .isLessThanOrEqualTo(odds.withReroll(Aim.STRONG_HIT).miss());
        assertThat(odds.withReroll(Aim.STRONG_HIT).strong())
                .isGreaterThanOrEqualTo(odds.withReroll(Aim.HIT).strong());
    }

    /** A choice of dice to throw again, and how the 600 ways on from it come out. */
    private record Way(int thrown, int strong, int weak, int miss, int match) {
        boolean betters(Way other, Aim aim) {
            int byStrong = Integer.compare(strong, other.strong);
            int byMiss = Integer.compare(other.miss, miss);
            int first = aim == Aim.HIT ? byMiss : byStrong;
            int second = aim == Aim.HIT ? byStrong : byMiss;
            if (first != 0 || second != 0) {
                return first != 0 ? first > 0 : second > 0;
            }
            return thrown < other.thrown;
        }
    }

    private static Odds search(int add, int momentum, Aim aim, boolean burn) {
        int[] total = new int[4];
        EveryRoll.at(add, momentum, roll -> {
            Way best = ways(roll, burn).stream()
                    .reduce((one, other) -> other.betters(one, aim) ? other : one)
                    .orElseThrow();
            total[0] += best.strong;
            total[1] += best.weak;
            total[2] += best.miss;
            total[3] += best.match;
        });
        return new Odds(360_000, total[0], total[1], total[2], total[3]);
    }

    private static List<Way> ways(ActionRoll roll, boolean burn) {
        List<Way> ways = new ArrayList<>();
        for (int choice = 0; choice < 8; choice++) {
            List<Die> thrown = new ArrayList<>();
            for (Die die : Die.values()) {
                if ((choice & 1 << List.of(Die.values()).indexOf(die)) != 0) {
                    thrown.add(die);
                }
            }
            List<ActionRoll> ends = throwAgain(roll, thrown);
            int each = 600 / ends.size();
            Way way = new Way(thrown.size(), 0, 0, 0, 0);
            for (ActionRoll end : ends) {
                Outcome outcome = burn ? Burn.CANCELS_DICE.outcome(end) : end.outcome();
                way = new Way(
                        way.thrown,
                        way.strong + (outcome == Outcome.STRONG_HIT ? each : 0),
                        way.weak + (outcome == Outcome.WEAK_HIT ? each : 0),
                        way.miss + (outcome == Outcome.MISS ? each : 0),
                        way.match + (end.isMatch() ? each : 0));
            }
            ways.add(way);
        }
        return ways;
    }

    private static List<ActionRoll> throwAgain(ActionRoll roll, List<Die> thrown) {
        List<Map<Die, Integer>> falls = new ArrayList<>(List.of(new EnumMap<>(Die.class)));
        for (Die die : thrown) {
            List<Map<Die, Integer>> more = new ArrayList<>();
            for (Map<Die, Integer> fall : falls) {
                for (int face = 1; face <= die.faces(); face++) {
                    Map<Die, Integer> next = new EnumMap<>(Die.class);
                    next.putAll(fall);
                    next.put(die, face);
                    more.add(next);
                }
            }
            falls = more;
        }
        return falls.stream().map(roll::reroll).toList();
    }
}
