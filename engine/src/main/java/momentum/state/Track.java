package momentum.state;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
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
    public Track {
        heroes = List.copyOf(heroes);
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
        Set<String> all = new LinkedHashSet<>(heroes);
        all.addAll(joining);
        return new Track(kind, name, track, List.copyOf(all), ending, moreHarm, begun);
    }

    Track renamed(String from, String to) {
        if (!heroes.contains(from)) {
            return this;
        }
        List<String> sharing =
                heroes.stream().map(hero -> hero.equals(from) ? to : hero).toList();
        return new Track(kind, name, track, sharing, ending, moreHarm, begun);
    }

    public Track leftBy(String hero) {
        List<String> left = heroes.stream().filter(name -> !name.equals(hero)).toList();
        return new Track(kind, name, track, left, ending, moreHarm, begun);
    }

    public Track joinedBy(String hero) {
        return joinedBy(List.of(hero));
    }

    /** Who came to share it first, nobody at the table can tell. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Track that
                && kind.equals(that.kind)
                && name.equals(that.name)
                && track.equals(that.track)
                && new HashSet<>(heroes).equals(new HashSet<>(that.heroes))
                && ending.equals(that.ending)
                && moreHarm == that.moreHarm
                && begun == that.begun;
    }

    @Override
    public int hashCode() {
        return Objects.hash(kind, name, track, new HashSet<>(heroes), ending, moreHarm, begun);
    }
}
