package momentum.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Help is as wide as the screen, and neither too wide to read nor narrower than can be printed. */
class UsageWidthTest {
    @ParameterizedTest
    @CsvSource({"24 80, 80", "24 140, 100", "24 40, 55", "0 0, 100", "'', 100", "stty: no terminal, 100"})
    void theScreenIsMeasured(String size, int width) {
        assertThat(UsageWidth.within(size)).isEqualTo(width);
        assertThat(UsageWidth.within(size + "\n")).isEqualTo(width);
    }
}
