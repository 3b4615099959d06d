package momentum.track;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.Consumer;
import momentum.dice.Burn;
import org.junit.jupiter.api.Test;

class MomentumMeterTest {
    /** Every momentum a hero of either game can have, with any number of marks. */
    private static void forEvery(Consumer<MomentumMeter> visit) {
        for (MomentumRule rule : new MomentumRule[] {MomentumRule.IRONSWORN, MomentumRule.STARFORGED}) {
            for (int marks = 0; marks <= 12; marks++) {
                for (int value = -6; value <= Math.max(0, 10 - marks); value++) {
                    visit.accept(new MomentumMeter(rule, value, marks));
                }
            }
        }
    }

    @Test
    void aHeroStartsAtPlusTwoOfTen() {
        for (MomentumRule rule : new MomentumRule[] {MomentumRule.IRONSWORN, MomentumRule.STARFORGED}) {
            MomentumMeter meter = MomentumMeter.start(rule);
            assertThat(meter.value()).isEqualTo(2);
            assertThat(meter.max()).isEqualTo(10);
            assertThat(meter.reset()).isEqualTo(2);
        }
    }

    @Test
    void aGainAndWhatDidNotFitAddUp() {
        forEvery(meter -> {
            for (int amount = 0; amount <= 20; amount++) {
                MomentumChange change = meter.take(amount);
                assertThat(change.before()).isEqualTo(meter);
                assertThat(change.moved() + change.rest()).isEqualTo(amount);
                assertThat(change.after().value()).isEqualTo(Math.min(meter.max(), meter.value() + amount));
                assertThat(change.reason().isEmpty()).isEqualTo(change.rest() == 0);
            }
        });
    }

    @Test
    void aLossAndWhatIsStillOwedAddUp() {
        forEvery(meter -> {
            for (int amount = 0; amount <= 20; amount++) {
                MomentumChange change = meter.suffer(amount);
                assertThat(change.rest() - change.moved()).isEqualTo(amount);
                assertThat(change.after().value()).isEqualTo(Math.max(-6, meter.value() - amount));
                assertThat(change.reason().isEmpty()).isEqualTo(change.rest() == 0);
            }
        });
    }

    @Test
    void aMarkLowersMaxAndResetAndKeepsMomentumWithinThem() {
        forEvery(meter -> {
            MomentumMeter marked = meter.mark();
            assertThat(marked.marks()).isEqualTo(meter.marks() + 1);
            assertThat(marked.max()).isEqualTo(Math.max(0, meter.max() - 1));
            assertThat(marked.reset()).isEqualTo(Math.max(0, meter.reset() - 1));
            assertThat(marked.value()).isEqualTo(Math.min(meter.value(), marked.max()));
        });
    }

    @Test
    void clearingAMarkRaisesMaxButNotMomentum() {
        MomentumMeter meter = new MomentumMeter(MomentumRule.IRONSWORN, 9, 1).clear();

        assertThat(meter.max()).isEqualTo(10);
        assertThat(meter.value()).isEqualTo(9);
        assertThatThrownBy(meter::clear).hasMessage("marks cannot be -1");
    }

    @Test
    void aBurnGoesToTheResetAndNeedsPositiveMomentum() {
        forEvery(meter -> {
            if (meter.value() > 0) {
                assertThat(meter.burn().value()).isEqualTo(meter.reset());
                assertThat(meter.burn().marks()).isEqualTo(meter.marks());
            } else {
                assertThatThrownBy(meter::burn).hasMessage("only positive momentum can be burned");
            }
        });
    }

    @Test
    void momentumOutOfItsRangeCannotBe() {
        assertThatThrownBy(() -> new MomentumMeter(MomentumRule.IRONSWORN, 9, 2))
                .hasMessage("momentum is -6 to +8, not +9");
        assertThatThrownBy(() -> new MomentumMeter(MomentumRule.IRONSWORN, -7, 0))
                .hasMessage("momentum is -6 to +10, not -7");
        assertThatThrownBy(() -> new MomentumMeter(MomentumRule.IRONSWORN, 0, -1))
                .hasMessage("marks cannot be -1");
        assertThatThrownBy(() -> MomentumMeter.start(MomentumRule.IRONSWORN).take(-1))
                .hasMessage("an amount cannot be -1");
        assertThatThrownBy(() -> MomentumMeter.start(MomentumRule.IRONSWORN).suffer(-1))
                .hasMessage("an amount cannot be -1");
    }

    @Test
    void aRollIsMadeAtTheMomentumOfTheMoment() {
        var roll = new MomentumMeter(MomentumRule.IRONSWORN, -3, 1).roll(4, 5, 6, 2, 1);

        assertThat(roll.momentum()).isEqualTo(-3);
        assertThat(roll.score()).isEqualTo(7);
        assertThat(roll.rerolled()).isFalse();
    }

    @Test
    void eachGameBurnsInItsOwnManner() {
        assertThat(MomentumRule.IRONSWORN.burn()).isEqualTo(Burn.CANCELS_DICE);
        assertThat(MomentumRule.STARFORGED.burn()).isEqualTo(Burn.REPLACES_SCORE);
    }

    @Test
    void momentumIsWrittenWithItsSign() {
        assertThat(MomentumMeter.signed(3)).isEqualTo("+3");
        assertThat(MomentumMeter.signed(0)).isEqualTo("0");
        assertThat(MomentumMeter.signed(-3)).isEqualTo("-3");
    }
}
