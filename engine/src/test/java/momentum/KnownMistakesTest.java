package momentum;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import momentum.dice.ActionRoll;
import momentum.dice.Burn;
import momentum.dice.Outcome;
import momentum.dice.ProgressRoll;
import momentum.track.MomentumMeter;
import momentum.track.MomentumRule;
import momentum.track.ProgressTrack;
import momentum.track.Rank;
import org.junit.jupiter.api.Test;

/** Mistakes that tools for these games have shipped. Each is here so that ours never does. */
class KnownMistakesTest {
    private static MomentumMeter marked(int value, int marks) {
        return new MomentumMeter(MomentumRule.IRONSWORN, value, marks);
    }

    @Test
    void aCancelledDieIsNotCounted() {
        assertThat(new ActionRoll(3, 1, 1, 2, 1, -3).score()).isEqualTo(3);
    }

    @Test
    void theDieIsCancelledOnAPlainStatRollToo() {
        assertThat(new ActionRoll(3, 1, 1, 2, 0, -3).isDieCancelled()).isTrue();
    }

    @Test
    void theRollSaysThatItsDieIsCancelled() {
        EveryRoll.at(roll ->
                assertThat(roll.isDieCancelled()).isEqualTo(roll.momentum() < 0 && roll.action() == -roll.momentum()));
    }

    @Test
    void theCapOfTenComesAfterTheCancelledDieIsTakenOff() {
        assertThat(new ActionRoll(6, 1, 1, 3, 4, -6).score()).isEqualTo(7);
    }

    @Test
    void anElevenDoesNotBeatATen() {
        assertThat(new ActionRoll(6, 10, 10, 5, 0, 0).outcome()).isEqualTo(Outcome.MISS);
    }

    @Test
    void aProgressRollKnowsNoMomentum() {
        assertThat(Stream.of(ProgressRoll.class.getRecordComponents()).map(java.lang.reflect.RecordComponent::getName))
                .containsExactly("score", "first", "second", "rerolled");
    }

    @Test
    void everyProgressRollScoresItsFullBoxes() {
        for (int boxes = 0; boxes <= 10; boxes++) {
            int marks = boxes;
            assertThat(ProgressTrack.of(Rank.FORMIDABLE).mark(marks).progress().score())
                    .isEqualTo(boxes);
        }
    }

    @Test
    void aBurnWorksOnABareStatRoll() {
        ActionRoll roll = new ActionRoll(1, 2, 3, 0, 0, 4);

        assertThat(Burn.CANCELS_DICE.outcome(roll)).isEqualTo(Outcome.STRONG_HIT);
        assertThat(Burn.REPLACES_SCORE.outcome(roll)).isEqualTo(Outcome.STRONG_HIT);
    }

    @Test
    void aBurnReplacesTheOldOutcome() {
        ActionRoll roll = new ActionRoll(1, 2, 9, 0, 0, 4);

        assertThat(roll.outcome()).isEqualTo(Outcome.MISS);
        assertThat(Burn.CANCELS_DICE.outcome(roll)).isEqualTo(Outcome.WEAK_HIT);
    }

    @Test
    void aBurnResetsByTheMarksAndNotAlwaysToTwo() {
        assertThat(marked(5, 1).burn().value()).isEqualTo(1);
        assertThat(marked(5, 2).burn().value()).isZero();
    }

    @Test
    void aBurnChangesNoDiceAndSoShowsNoFalseMatch() {
        ActionRoll roll = new ActionRoll(1, 2, 3, 0, 0, 9);

        assertThat(Burn.CANCELS_DICE.outcome(roll)).isEqualTo(Outcome.STRONG_HIT);
        assertThat(roll.isMatch()).isFalse();
    }

    @Test
    void maxMomentumFallsBelowEight() {
        assertThat(marked(0, 5).max()).isEqualTo(5);
        assertThat(marked(0, 8).max()).isEqualTo(2);
    }

    @Test
    void maxAndResetAreDerivedAndNotReducedTwice() {
        MomentumMeter meter = marked(4, 1);

        assertThat(meter.take(1).after().suffer(1).after()).isEqualTo(meter);
        assertThat(meter.take(1).after().max()).isEqualTo(9);
        assertThat(meter.mark().clear()).isEqualTo(meter);
    }

    @Test
    void everyMarkCountsAndResetStopsAtZero() {
        for (int marks = 0; marks <= 10; marks++) {
            assertThat(marked(0, marks).max()).isEqualTo(10 - marks);
            assertThat(marked(0, marks).reset()).isEqualTo(Math.max(0, 2 - marks));
        }
    }

    @Test
    void markingPullsMomentumDownToTheNewMax() {
        assertThat(marked(10, 0).mark().value()).isEqualTo(9);
        assertThat(marked(9, 0).mark().value()).isEqualTo(9);
        assertThat(marked(8, 0).mark().value()).isEqualTo(8);
    }

    @Test
    void ticksByRank() {
        assertThat(Stream.of(Rank.values()).map(Rank::ticks)).containsExactly(12, 8, 4, 2, 1);
    }

    @Test
    void fillingTheTenthBoxDoesNotEmptyTheTrack() {
        ProgressTrack almost = ProgressTrack.of(Rank.TROUBLESOME).mark(3);

        assertThat(almost.progress().ticks()).isEqualTo(36);
        assertThat(almost.mark().progress().ticks()).isEqualTo(40);
        assertThat(almost.mark().mark().progress().ticks()).isEqualTo(40);
    }

    @Test
    void lossStopsAtMinusSixAndWhatIsLeftIsNotDropped() {
        var change = marked(-5, 0).suffer(4);

        assertThat(change.after().value()).isEqualTo(-6);
        assertThat(change.rest()).isEqualTo(3);
        assertThat(change.reason()).isEqualTo("momentum is at its minimum of -6");
    }

    @Test
    void diceThatCannotBeAreNotBelieved() {
        assertThatThrownBy(() -> new ActionRoll(7, 1, 1, 0, 0, 0)).hasMessage("action die shows 1 to 6, not 7");
        assertThatThrownBy(() -> new ActionRoll(0, 1, 1, 0, 0, 0)).hasMessageContaining("not 0");
        assertThatThrownBy(() -> new ActionRoll(1, 11, 1, 0, 0, 0)).hasMessageContaining("first challenge die");
        assertThatThrownBy(() -> new ActionRoll(1, 1, 11, 0, 0, 0)).hasMessageContaining("second challenge die");
        assertThatThrownBy(() -> new ProgressRoll(5, 0, 1)).hasMessageContaining("first challenge die");
        assertThatThrownBy(() -> new ProgressRoll(5, 1, 0)).hasMessageContaining("second challenge die");
    }
}
