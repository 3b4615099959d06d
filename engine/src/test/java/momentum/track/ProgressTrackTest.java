package momentum.track;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ProgressTrackTest {
    private static ProgressTrack track(Rank rank, int ticks) {
        return new ProgressTrack(rank, new Progress(ticks));
    }

    @Test
    void aNewTrackIsEmpty() {
        assertThat(ProgressTrack.of(Rank.DANGEROUS)).isEqualTo(track(Rank.DANGEROUS, 0));
    }

    @Test
    void markingAndClearingStayOnTheTrackFromEveryTickAtEveryRank() {
        for (Rank rank : Rank.values()) {
            for (int ticks = 0; ticks <= 40; ticks++) {
                for (int times = 0; times <= 5; times++) {
                    assertThat(track(rank, ticks).mark(times).progress().ticks())
                            .isEqualTo(Math.min(40, ticks + times * rank.ticks()));
                    assertThat(track(rank, ticks).clear(times).progress().ticks())
                            .isEqualTo(Math.max(0, ticks - times * rank.ticks()));
                }
            }
        }
    }

    @Test
    void theScoreCountsFullBoxesOnly() {
        for (int ticks = 0; ticks <= 40; ticks++) {
            assertThat(new Progress(ticks).score()).isEqualTo(ticks / 4);
        }
    }

    @Test
    void allButOneFilledBoxIsCleared() {
        assertThat(track(Rank.EPIC, 40).clearAllButOneBox().progress().ticks()).isEqualTo(4);
        assertThat(track(Rank.EPIC, 7).clearAllButOneBox().progress().ticks()).isEqualTo(4);
        assertThat(track(Rank.EPIC, 4).clearAllButOneBox().progress().ticks()).isEqualTo(4);
    }

    @Test
    void lessThanOneFilledBoxIsKept() {
        assertThat(track(Rank.EPIC, 3).clearAllButOneBox().progress().ticks()).isEqualTo(3);
        assertThat(track(Rank.EPIC, 0).clearAllButOneBox().progress().ticks()).isZero();
    }

    @Test
    void theRankRisesByOneAndEpicStaysEpic() {
        assertThat(Stream.of(Rank.values()).map(Rank::raised))
                .containsExactly(Rank.DANGEROUS, Rank.FORMIDABLE, Rank.EXTREME, Rank.EPIC, Rank.EPIC);
        assertThat(track(Rank.FORMIDABLE, 9).raiseRank()).isEqualTo(track(Rank.EXTREME, 9));
    }

    @Test
    void aTrackHoldsNoMoreThanFortyTicksAndNoLessThanNone() {
        assertThatThrownBy(() -> new Progress(41)).hasMessage("a track holds 0 to 40 ticks, not 41");
        assertThatThrownBy(() -> new Progress(-1)).hasMessage("a track holds 0 to 40 ticks, not -1");
    }

    @Test
    void aHugeMarkDoesNotWrapAround() {
        assertThat(new Progress(40).plus(Integer.MAX_VALUE).ticks()).isEqualTo(40);
        assertThat(new Progress(1).plus(Integer.MIN_VALUE).ticks()).isZero();
    }
}
