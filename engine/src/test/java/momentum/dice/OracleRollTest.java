package momentum.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class OracleRollTest {
    @Test
    void twoDigitsReadAsOneToAHundred() {
        assertThat(new OracleRoll(0, 1).value()).isEqualTo(1);
        assertThat(new OracleRoll(4, 2).value()).isEqualTo(42);
        assertThat(new OracleRoll(9, 0).value()).isEqualTo(90);
        assertThat(new OracleRoll(0, 0).value()).isEqualTo(100);
    }

    @Test
    void everyValueHasItsDice() {
        for (int value = 1; value <= 100; value++) {
            assertThat(OracleRoll.of(value).value()).isEqualTo(value);
        }
    }

    @Test
    void tenOfTheHundredAreAMatch() {
        assertThat(java.util.stream.IntStream.rangeClosed(1, 100)
                        .filter(value -> OracleRoll.of(value).isMatch()))
                .containsExactly(11, 22, 33, 44, 55, 66, 77, 88, 99, 100);
    }

    @Test
    void theDigitsCanBeReversed() {
        assertThat(OracleRoll.of(27).reversed().value()).isEqualTo(72);
        assertThat(OracleRoll.of(100).reversed().value()).isEqualTo(100);
        assertThat(OracleRoll.of(7).reversed().value()).isEqualTo(70);
    }

    @Test
    void whatTheDiceCannotShowIsRefused() {
        assertThatThrownBy(() -> OracleRoll.of(0)).hasMessageContaining("1 to 100");
        assertThatThrownBy(() -> OracleRoll.of(101)).hasMessageContaining("1 to 100");
        assertThatThrownBy(() -> new OracleRoll(10, 0)).hasMessageContaining("0 to 9");
        assertThatThrownBy(() -> new OracleRoll(-1, 0)).hasMessageContaining("0 to 9");
        assertThatThrownBy(() -> new OracleRoll(0, 10)).hasMessageContaining("0 to 9");
        assertThatThrownBy(() -> new OracleRoll(0, -1)).hasMessageContaining("0 to 9");
    }
}
