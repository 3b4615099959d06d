package momentum.play;

import java.util.ArrayList;
import java.util.List;
import momentum.track.Progress;
import momentum.track.ProgressTrack;

/**
 * A vow, a journey or a foe on the table.
 *
 * @param heroes who shares it
 * @param ending empty while it is open
 * @param moreHarm what a foe inflicts beyond its rank
 * @param begun whether a roll has been made on it
 */
public record Track(
        String kind,
        String name,
        ProgressTrack track,
        List<String> heroes,
        String ending,
        int moreHarm,
        boolean begun) {
    public Track {
        heroes = List.copyOf(heroes);
    }

    public boolean isOpen() {
        return ending.isEmpty();
    }

    public Progress progress() {
        return track.progress();
    }

    /** 1 for troublesome to 5 for epic: what a foe inflicts, what a vow is worth. */
    public int rankNumber() {
        return switch (track.rank()) {
            case TROUBLESOME -> 1;
            case DANGEROUS -> 2;
            case FORMIDABLE -> 3;
            case EXTREME -> 4;
            case EPIC -> 5;
        };
    }

    Track marked() {
        return with(track.mark());
    }

    Track with(ProgressTrack changed) {
        return new Track(kind, name, changed, heroes, ending, moreHarm, begun);
    }

    Track ended(String how) {
        return new Track(kind, name, track, heroes, how, moreHarm, begun);
    }

    Track withMoreHarm(int more) {
        return new Track(kind, name, track, heroes, ending, more, begun);
    }

    Track beginning() {
        return new Track(kind, name, track, heroes, ending, moreHarm, true);
    }

    Track joinedBy(String hero) {
        List<String> more = new ArrayList<>(heroes);
        more.add(hero);
        return new Track(kind, name, track, more, ending, moreHarm, begun);
    }
}
