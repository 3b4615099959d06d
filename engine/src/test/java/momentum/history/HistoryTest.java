package momentum.history;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HistoryTest {
    private final History<String> history = History.of("zero").then("one").then("two");

    @Test
    void undoTakesBackTheLastAndAgainTheOneBefore() {
        History<String> once = history.undo().orElseThrow();
        History<String> twice = once.undo().orElseThrow();

        assertThat(once.now()).isEqualTo("one");
        assertThat(twice.now()).isEqualTo("zero");
        assertThat(twice.undo()).isEmpty();
    }

    @Test
    void redoBringsBackWhatWasUndoneInOrder() {
        History<String> back = history.undo().flatMap(History::undo).orElseThrow();
        History<String> again = back.redo().flatMap(History::redo).orElseThrow();

        assertThat(back.redo().orElseThrow().now()).isEqualTo("one");
        assertThat(again.now()).isEqualTo("two");
        assertThat(again.redo()).isEmpty();
        assertThat(again.undo().orElseThrow().now()).isEqualTo("one");
        assertThat(history.redo()).isEmpty();
    }

    @Test
    void aNewCommandForgetsWhatWasUndone() {
        History<String> other = history.undo().orElseThrow().then("another");

        assertThat(other.redo()).isEmpty();
        assertThat(other.undo().orElseThrow().now()).isEqualTo("one");
    }
}
