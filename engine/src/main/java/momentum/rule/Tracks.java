package momentum.rule;

import java.util.List;
import java.util.Optional;

/**
 * The progress tracks that a game knows.
 *
 * @param kinds those that lie on the table, begin and end
 * @param ofHero those that are part of a hero's sheet
 * @param fight what a fight is about, where there are fights
 */
public record Tracks(List<TrackKind> kinds, List<HeroTrack> ofHero, Optional<Fight> fight) {
    public Tracks {
        kinds = List.copyOf(kinds);
        ofHero = List.copyOf(ofHero);
    }

    /** A kind of track, and the ways in which one ends. */
    public record TrackKind(String name, List<String> endings) {
        public TrackKind {
            endings = List.copyOf(endings);
        }
    }

    /** A track that fills with what a hero gathers over a lifetime, and how many ticks each of these is worth. */
    public record HeroTrack(String name, int ticksEach) {}

    /**
     * A fight lasts as long as a track of this kind is open.
     *
     * @param kind what it is over: each foe, each objective
     * @param with how it is to be ahead in it, in the game's words, and how it is not to be
     * @param chapter the moves of any other decide who is ahead, where the game says so
     */
    public record Fight(String kind, String with, String without, Optional<String> chapter) {}

    public List<String> names() {
        return kinds.stream().map(TrackKind::name).toList();
    }

    public Optional<TrackKind> kind(String name) {
        return kinds.stream().filter(kind -> kind.name().equals(name)).findFirst();
    }

    public Optional<HeroTrack> ofHero(String name) {
        return ofHero.stream().filter(track -> track.name().equals(name)).findFirst();
    }

    /** Whether a fight is over tracks of this kind. */
    public boolean isFoughtOver(String kind) {
        return fight.filter(each -> each.kind().equals(kind)).isPresent();
    }
}
