package momentum.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class OutcomeTest {
    @Test
    void aStrongHitBettersAWeakOneAndAWeakOneAMiss() {
        assertThat(Outcome.STRONG_HIT.betters(Outcome.WEAK_HIT)).isTrue();
        assertThat(Outcome.WEAK_HIT.betters(Outcome.MISS)).isTrue();
        assertThat(Outcome.MISS.betters(Outcome.MISS)).isFalse();
        assertThat(Outcome.WEAK_HIT.betters(Outcome.STRONG_HIT)).isFalse();
    }

    @Test
    void aMissIsNoHit() {
        assertThat(Outcome.MISS.isHit()).isFalse();
        assertThat(Outcome.WEAK_HIT.isHit()).isTrue();
        assertThat(Outcome.STRONG_HIT.isHit()).isTrue();
    }

    @Test
    void theyReadAsInTheBook() {
        assertThat(Outcome.values()).extracting(Outcome::inWords).containsExactly("miss", "weak hit", "strong hit");
    }

    @Test
    void aProgressScoreIsNoneToTen() {
        assertThat(new ProgressRoll(0, 1, 1).outcome()).isEqualTo(Outcome.MISS);
        assertThat(new ProgressRoll(10, 9, 9).outcome()).isEqualTo(Outcome.STRONG_HIT);
        assertThatThrownBy(() -> new ProgressRoll(11, 1, 1)).hasMessage("a progress score is 0 to 10, not 11");
        assertThatThrownBy(() -> new ProgressRoll(-1, 1, 1)).hasMessage("a progress score is 0 to 10, not -1");
    }

    @Test
    void aTieGoesToTheChallengeDie() {
        Roll roll = new ProgressRoll(5, 4, 6);
        assertThat(roll.beats(4)).isTrue();
        assertThat(roll.beats(5)).isFalse();
        assertThat(roll.beats(6)).isFalse();
    }
}
