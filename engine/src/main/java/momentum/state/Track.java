package momentum.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import momentum.track.Progress;
import momentum.track.ProgressTrack;

/**
 * A progress track that lies on the table.
 *
 * @param heroes who shares it
 * @param ending how it ended; empty while it is open
 * @param moreHarm what it inflicts beyond its rank, where a fight is over it
 * @param begun whether a roll has been made on it
 */
public record Track(
        String kind,
        String name,
        ProgressTrack track,
        List<String> heroes,
        Optional<String> ending,
        int moreHarm,
        boolean begun) {
    /** In one order, whoever came to share it first: nobody at the table can tell. */
    public Track {
        heroes = heroes.size() < 2
                ? List.copyOf(heroes)
                : heroes.stream().sorted().distinct().toList();
    }

    /** As it begins. */
    public static Track begin(String kind, String name, ProgressTrack track, List<String> heroes) {
        return new Track(kind, name, track, heroes, Optional.empty(), 0, false);
    }

    public boolean isOpen() {
        return ending.isEmpty();
    }

    public boolean isSharedBy(String hero) {
        return heroes.contains(hero);
    }

    public Progress progress() {
        return track.progress();
    }

    /** 1 for troublesome to 5 for epic. */
    public int rankNumber() {
        return switch (track.rank()) {
            case TROUBLESOME -> 1;
            case DANGEROUS -> 2;
            case FORMIDABLE -> 3;
            case EXTREME -> 4;
            case EPIC -> 5;
        };
    }

    public Track marked() {
        return with(track.mark());
    }

    /** What it inflicts, where a fight is over it. */
    public int harm() {
        return rankNumber() + moreHarm;
    }

    public Track with(ProgressTrack changed) {
        return new Track(kind, name, changed, heroes, ending, moreHarm, begun);
    }

    public Track ended(String how) {
        return new Track(kind, name, track, heroes, Optional.of(how), moreHarm, begun);
    }

    public Track withMoreHarm(int more) {
        return new Track(kind, name, track, heroes, ending, more, begun);
    }

    public Track beginning() {
        return new Track(kind, name, track, heroes, ending, moreHarm, true);
    }

    /** Shared by these as well, each once. */
    public Track joinedBy(List<String> joining) {
        List<String> all = new ArrayList<>(heroes);
        all.addAll(joining);
        return new Track(kind, name, track, all, ending, moreHarm, begun);
    }

    public Track leftBy(String hero) {
        List<String> left = heroes.stream().filter(name -> !name.equals(hero)).toList();
        return new Track(kind, name, track, left, ending, moreHarm, begun);
    }

    public Track joinedBy(String hero) {
        return joinedBy(List.of(hero));
    }
}
