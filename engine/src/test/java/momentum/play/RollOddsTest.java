package momentum.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import momentum.dice.Burn;
import momentum.dice.Counting;
import momentum.dice.Outcome;
import momentum.odds.Again;
import momentum.odds.Aim;
import momentum.odds.RollOutlook;
import org.junit.jupiter.api.Test;

class RollOddsTest {
    private static final RollOutlook ROLL = RollOutlook.action(2, 7, Burn.REPLACES_SCORE);

    @Test
    void aRollIsShownWithItsBurnAndItsRerolls() {
        RollOutlook roll = ROLL.with(List.of(new Again(Again.Which.ONE_CHALLENGE, 1), Again.ANY_DICE));

        RollOdds odds = RollOdds.of(roll);

        assertThat(odds.plain()).isEqualTo(roll.plain());
        assertThat(odds.burned()).contains(roll.withBurn());
        assertThat(odds.rerolled()).contains(roll.withRerolls(Aim.HIT));
    }

    @Test
    void aBurnThatChangesNothingIsNotShown() {
        RollOutlook everyHitCounts = ROLL.with(
                Counting.PLAIN.and(Outcome.WEAK_HIT, Outcome.STRONG_HIT).and(Outcome.MISS, Outcome.STRONG_HIT));

        assertThat(RollOdds.of(everyHitCounts).burned()).isEmpty();
        assertThat(RollOdds.action(2, 0, true).burned()).isEmpty();
        assertThat(RollOdds.action(2, -3, true).burned()).isEmpty();
        assertThat(RollOdds.progress(6).burned()).isEmpty();
    }

    @Test
    void noRerollIsShownWhereNoneMayBeUsed() {
        assertThat(RollOdds.of(ROLL).rerolled()).isEmpty();
        assertThat(RollOdds.action(2, 7, false)).isEqualTo(RollOdds.of(ROLL));
        assertThat(RollOdds.action(2, 7, true)).isEqualTo(RollOdds.of(ROLL.with(List.of(Again.ANY_DICE))));
    }
}
