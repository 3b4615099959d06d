package momentum.dice;

import static org.assertj.core.api.Assertions.assertThat;

import momentum.EveryRoll;
import org.junit.jupiter.api.Test;

class BurnTest {
    @Test
    void bothGamesBurnsComeToTheSameOnEveryRoll() {
        EveryRoll.at(roll -> {
            assertThat(Burn.REPLACES_SCORE.betters(roll)).isEqualTo(Burn.CANCELS_DICE.betters(roll));
            assertThat(Burn.REPLACES_SCORE.outcome(roll)).isEqualTo(Burn.CANCELS_DICE.outcome(roll));
        });
    }

    @Test
    void aBurnIsOfferedOnlyFromPositiveMomentumAndOnlyWhenItHelps() {
        EveryRoll.at(roll -> {
            for (Burn burn : Burn.values()) {
                boolean helps = burn.outcome(roll).betters(roll.outcome());
                assertThat(burn.betters(roll)).isEqualTo(helps);
                assertThat(helps && roll.momentum() <= 0).isFalse();
                assertThat(roll.outcome().betters(burn.outcome(roll))).isFalse();
            }
        });
    }

    @Test
    void momentumMustBeGreaterThanTheDieItBeats() {
        ActionRoll tie = new ActionRoll(1, 6, 10, 0, 0, 6);

        for (Burn burn : Burn.values()) {
            assertThat(burn.betters(tie)).isFalse();
            assertThat(burn.outcome(tie)).isEqualTo(Outcome.MISS);
        }
    }

    @Test
    void theActionScoreStillStandsAgainstTheDieThatIsNotCancelled() {
        ActionRoll scoreBeatsTheNine = new ActionRoll(6, 9, 2, 4, 0, 3);

        assertThat(Burn.CANCELS_DICE.outcome(scoreBeatsTheNine)).isEqualTo(Outcome.STRONG_HIT);
    }

    @Test
    void aBurnIsForTheDiceThatTheScoreLeavesAndMomentumBeats() {
        ActionRoll roll = new ActionRoll(1, 4, 7, 2, 0, 6);

        assertThat(roll.beatenByBurn(6)).containsExactly(4);
        assertThat(roll.beatenByBurn(8)).containsExactly(4, 7);
        assertThat(roll.beatenByBurn(7)).containsExactly(4);
        assertThat(roll.beatenByBurn(4)).isEmpty();
        assertThat(new ActionRoll(5, 4, 7, 2, 0, 6).beatenByBurn(8)).containsExactly(7);
    }
}
