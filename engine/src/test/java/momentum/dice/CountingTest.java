package momentum.dice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CountingTest {
    @Test
    void plainlyEveryOutcomeIsWhatItIs() {
        for (Outcome outcome : Outcome.values()) {
            assertThat(Counting.PLAIN.of(outcome)).isEqualTo(outcome);
        }
    }

    @Test
    void oneOutcomeCountsAsAnotherAndTheRestAsTheyAre() {
        for (Outcome from : Outcome.values()) {
            for (Outcome to : Outcome.values()) {
                Counting counting = Counting.PLAIN.and(from, to);
                for (Outcome outcome : Outcome.values()) {
                    assertThat(counting.of(outcome)).isEqualTo(outcome == from ? to : outcome);
                }
            }
        }
    }

    @Test
    void eachLooksAtTheOutcomeAsItWasRolled() {
        Counting counting =
                Counting.PLAIN.and(Outcome.STRONG_HIT, Outcome.WEAK_HIT).and(Outcome.WEAK_HIT, Outcome.MISS);

        assertThat(counting.of(Outcome.STRONG_HIT)).isEqualTo(Outcome.WEAK_HIT);
        assertThat(counting.of(Outcome.WEAK_HIT)).isEqualTo(Outcome.MISS);
    }

    @Test
    void ofTwoThatCountTheSameOutcomeTheLaterStands() {
        Counting counting = Counting.PLAIN.and(Outcome.MISS, Outcome.WEAK_HIT).and(Outcome.MISS, Outcome.STRONG_HIT);

        assertThat(counting.of(Outcome.MISS)).isEqualTo(Outcome.STRONG_HIT);
    }
}
