package momentum.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is said of a roll adds up. */
class TicksTest {
    private static final HandBonus ONE = new HandBonus(1, "the rope holds");
    private static final HandBonus TWO = new HandBonus(2, "the wind turns");

    @Test
    void whatIsSaidLaterIsSaidAsWell() {
        Ticks bonded = new Ticks(Set.of("bonded"), Optional.of(ONE));
        assertThat(bonded.and(Ticks.saying(Set.of("fulfilled"))))
                .isEqualTo(new Ticks(Set.of("bonded", "fulfilled"), Optional.of(ONE)));
        assertThat(bonded.and(new Ticks(Set.of(), Optional.of(TWO))))
                .isEqualTo(new Ticks(Set.of("bonded"), Optional.of(TWO)));
        assertThat(bonded.and(Ticks.NONE)).isEqualTo(bonded);
        assertThat(Ticks.NONE.and(bonded)).isEqualTo(bonded);
    }

    @Test
    void aWordIsSaidOrTakenBack() {
        Ticks bonded = Ticks.saying(Set.of("bonded"));
        assertThat(bonded.toggled("bonded")).isEqualTo(Ticks.NONE);
        assertThat(Ticks.NONE.toggled("bonded")).isEqualTo(bonded);
    }
}
