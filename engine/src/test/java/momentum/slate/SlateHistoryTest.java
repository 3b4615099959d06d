package momentum.slate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SlateHistoryTest {
    private static final WarSlate ZERO = WarSlate.start(Rulings.STANDARD, 0, 0);
    private static final WarSlate ONE = ZERO.withSlider(1);
    private static final WarSlate TWO = ZERO.withSlider(2);

    private final SlateHistory history = SlateHistory.of(ZERO).then(ONE).then(TWO);

    @Test
    void undoTakesBackTheLastAndAgainTheOneBefore() {
        SlateHistory once = history.undo().orElseThrow();
        SlateHistory twice = once.undo().orElseThrow();

        assertThat(once.now()).isEqualTo(ONE);
        assertThat(twice.now()).isEqualTo(ZERO);
        assertThat(twice.undo()).isEmpty();
    }

    @Test
    void redoBringsBackWhatWasUndoneInOrder() {
        SlateHistory back = history.undo().flatMap(SlateHistory::undo).orElseThrow();

        assertThat(back.redo().orElseThrow().now()).isEqualTo(ONE);
        assertThat(back.redo().flatMap(SlateHistory::redo).orElseThrow()).isEqualTo(history);
        assertThat(history.redo()).isEmpty();
    }

    @Test
    void aNewCommandForgetsWhatWasUndone() {
        SlateHistory other = history.undo().orElseThrow().then(ZERO.withSlider(-1));

        assertThat(other.redo()).isEmpty();
        assertThat(other.undo().orElseThrow().now()).isEqualTo(ONE);
    }
}
