package momentum.track;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.SequencedSet;
import java.util.function.UnaryOperator;
import momentum.dice.ProgressRoll;

/**
 * One track that allies fill together. Whoever marks it marks it for all; one of them makes the progress roll, and it
 * stands for all.
 */
public record SharedTrack(ProgressTrack track, SequencedSet<String> heroes) {
    public SharedTrack {
        if (heroes.isEmpty()) {
            throw new IllegalArgumentException("a track belongs to at least one hero");
        }
        heroes = Collections.unmodifiableSequencedSet(new LinkedHashSet<>(heroes));
    }

    public SharedTrack joinedBy(String hero) {
        SequencedSet<String> more = new LinkedHashSet<>(heroes);
        more.add(hero);
        return new SharedTrack(track, more);
    }

    public SharedTrack changedBy(String hero, UnaryOperator<ProgressTrack> change) {
        requireSharer(hero);
        return new SharedTrack(change.apply(track), heroes);
    }

    public ProgressRoll rolledBy(String hero, int first, int second) {
        requireSharer(hero);
        return track.progress().roll(first, second);
    }

    private void requireSharer(String hero) {
        if (!heroes.contains(hero)) {
            throw new IllegalArgumentException(hero + " does not share this track");
        }
    }
}
