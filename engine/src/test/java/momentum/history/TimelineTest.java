package momentum.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TimelineTest {
    /** What undo, redo and playing on mean, told in the plainest way: the story so far, and what was taken from its end. */
    private static final class Model {
        private List<String> story = List.of();
        private final List<List<String>> taken = new ArrayList<>();
        private final List<List<String>> rows = new ArrayList<>(List.of(List.of()));

        void say(String what) {
            List<String> longer = new ArrayList<>(story);
            longer.add(what);
            taken.clear();
            stands(longer);
        }

        boolean undo() {
            if (story.isEmpty()) {
                return false;
            }
            taken.add(story);
            stands(story.subList(0, story.size() - 1));
            return true;
        }

        boolean redo() {
            if (taken.isEmpty()) {
                return false;
            }
            stands(taken.removeLast());
            return true;
        }

        void playOnFrom(int row) {
            taken.clear();
            stands(rows.get(row));
        }

        private void stands(List<String> now) {
            story = List.copyOf(now);
            rows.add(story);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void undoRedoAndPlayingOnAreWhatTheStoryItselfSays(long seed) {
        Random random = new Random(seed);
        Model model = new Model();
        History<List<String>> history = History.of(List.of());
        Timeline timeline = Timeline.START;
        List<Long> bases = new ArrayList<>(List.of(0L));
        List<Long> heads = new ArrayList<>(List.of(0L));
        int turned = 0;
        for (int i = 0; i < 600; i++) {
            switch (random.nextInt(7)) {
                case 0, 1, 2 -> {
                    model.say("said " + i);
                    history = history.then(model.story);
                    timeline = timeline.then();
                }
                case 3, 4 -> {
                    Optional<History<List<String>>> back = history.undo();
                    assertThat(back.isPresent()).isEqualTo(timeline.canUndo()).isEqualTo(model.undo());
                    if (back.isPresent()) {
                        history = back.get();
                        timeline = timeline.undo(head -> bases.get((int) head));
                    }
                }
                case 5 -> {
                    Optional<History<List<String>>> again = history.redo();
                    assertThat(again.isPresent()).isEqualTo(timeline.canRedo()).isEqualTo(model.redo());
                    if (again.isPresent()) {
                        history = again.get();
                        timeline = timeline.redo();
                    }
                }
                default -> {
                    int row = random.nextInt(model.rows.size());
                    model.playOnFrom(row);
                    history = history.playOnFrom(row).orElseThrow();
                    timeline = timeline.playOnFrom(heads.get(row));
                    turned++;
                }
            }
            if (timeline.last() == heads.size()) {
                bases.add(heads.getLast());
                heads.add(timeline.head());
            }
            assertThat(history.now()).isEqualTo(model.story);
            assertThat(history.rows()).isEqualTo(timeline.last()).isEqualTo(model.rows.size() - 1);
        }
        assertThat(turned).isGreaterThan(40);
    }

    @Test
    void thereIsNothingBeforeTheBeginningAndNothingAfterTheEnd() {
        assertThatThrownBy(() -> Timeline.START.undo(head -> 0)).hasMessage("there is nothing to undo");
        assertThatThrownBy(Timeline.START::redo).hasMessage("there is nothing to redo");
        assertThatThrownBy(() -> Timeline.START.playOnFrom(1)).hasMessage("there is no row 1");
        assertThatThrownBy(() -> Timeline.START.playOnFrom(-1)).hasMessage("there is no row -1");
        assertThat(History.of("zero").playOnFrom(1)).isEmpty();
        assertThat(History.of("zero").playOnFrom(-1)).isEmpty();
    }

    @Test
    void aRowBesideTheStoryChangesNothingOfIt() {
        Timeline undone = Timeline.START.then().then().undo(row -> row - 1);

        Timeline after = undone.beside();

        assertThat(after).isEqualTo(new Timeline(undone.last() + 1, undone.head(), undone.undone()));
        assertThat(after.canRedo()).isTrue();
        assertThat(after.redo().head()).isEqualTo(2);
    }
}
