package momentum.track;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashSet;
import java.util.List;
import momentum.dice.Outcome;
import org.junit.jupiter.api.Test;

class SharedTrackTest {
    private final SharedTrack journey =
            new SharedTrack(ProgressTrack.of(Rank.DANGEROUS), new LinkedHashSet<>(List.of("Kára", "Ylva")));

    @Test
    void whoeverMarksItMarksItForAll() {
        SharedTrack marked = journey.changedBy("Ylva", ProgressTrack::mark).changedBy("Kára", ProgressTrack::mark);

        assertThat(marked.track().progress().score()).isEqualTo(4);
        assertThat(marked.heroes()).containsExactly("Kára", "Ylva");
    }

    @Test
    void oneOfThemRollsAndItStandsForAll() {
        SharedTrack marked = journey.changedBy("Ylva", track -> track.mark(3));

        assertThat(marked.rolledBy("Kára", 5, 3).outcome()).isEqualTo(Outcome.STRONG_HIT);
    }

    @Test
    void anAllyJoinsWithTheProgressAlreadyMade() {
        SharedTrack joined = journey.changedBy("Ylva", ProgressTrack::mark).joinedBy("Torvald");

        assertThat(joined.changedBy("Torvald", ProgressTrack::mark)
                        .track()
                        .progress()
                        .score())
                .isEqualTo(4);
        assertThat(joined.heroes()).containsExactly("Kára", "Ylva", "Torvald");
        assertThat(joined.joinedBy("Ylva")).isEqualTo(joined);
    }

    @Test
    void aStrangerCanNeitherMarkNorRollIt() {
        assertThatThrownBy(() -> journey.changedBy("Torvald", ProgressTrack::mark))
                .hasMessage("Torvald does not share this track");
        assertThatThrownBy(() -> journey.rolledBy("Torvald", 1, 1)).hasMessage("Torvald does not share this track");
    }

    @Test
    void itBelongsToSomeone() {
        assertThatThrownBy(() -> new SharedTrack(ProgressTrack.of(Rank.EPIC), new LinkedHashSet<>()))
                .hasMessage("a track belongs to at least one hero");
    }
}
