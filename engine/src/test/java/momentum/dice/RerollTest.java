package momentum.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

class RerollTest {
    private final ActionRoll rolled = new ActionRoll(2, 7, 9, 3, 1, 4);

    @Test
    void anyOfTheDiceArePickedUpAndTheOthersStay() {
        assertThat(rolled.reroll(Map.of(Die.ACTION, 5))).isEqualTo(new ActionRoll(5, 7, 9, 3, 1, 4, true));
        assertThat(rolled.reroll(Map.of(Die.FIRST, 1))).isEqualTo(new ActionRoll(2, 1, 9, 3, 1, 4, true));
        assertThat(rolled.reroll(Map.of(Die.SECOND, 1))).isEqualTo(new ActionRoll(2, 7, 1, 3, 1, 4, true));
        assertThat(rolled.reroll(Map.of(Die.ACTION, 6, Die.FIRST, 3, Die.SECOND, 4)))
                .isEqualTo(new ActionRoll(6, 3, 4, 3, 1, 4, true));
    }

    @Test
    void theNewResultStandsEvenWhenItIsWorse() {
        ActionRoll worse = rolled.reroll(Map.of(Die.ACTION, 1));

        assertThat(worse.score()).isEqualTo(5);
        assertThat(worse.outcome()).isEqualTo(Outcome.MISS);
    }

    @Test
    void diceAreRerolledAgainWhereSomethingElseAllowsIt() {
        ActionRoll again = rolled.reroll(Map.of(Die.FIRST, 1)).reroll(Map.of(Die.SECOND, 2));

        assertThat(again.first()).isEqualTo(1);
        assertThat(again.second()).isEqualTo(2);
        assertThat(again.rerolled()).isTrue();
    }

    @Test
    void aRerolledDieCanBeCancelledToo() {
        ActionRoll roll = new ActionRoll(5, 7, 9, 3, 0, -4);

        assertThat(roll.isDieCancelled()).isFalse();
        assertThat(roll.reroll(Map.of(Die.ACTION, 4)).isDieCancelled()).isTrue();
    }

    @Test
    void aDieCannotShowWhatItDoesNotHave() {
        assertThatThrownBy(() -> rolled.reroll(Map.of(Die.ACTION, 10))).hasMessageContaining("1 to 6, not 10");
    }
}
