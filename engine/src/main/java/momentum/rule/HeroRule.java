package momentum.rule;

import java.util.List;
import java.util.Optional;

/**
 * What a hero is in a game.
 *
 * @param stats in the order of the sheet
 * @param beginsWith what a new one may have
 * @param endings how a story can be over, as the lines that end it say: "you die" ...
 */
public record HeroRule(List<String> stats, NewHero beginsWith, List<String> endings) {
    public HeroRule {
        stats = List.copyOf(stats);
        endings = List.copyOf(endings);
    }

    /**
     * What a new hero begins with.
     *
     * @param array the numbers of the stats, in any order
     * @param bonds how many there may be at most, and so for assets
     * @param vow what they have long since sworn, where the game knows of such a thing
     */
    public record NewHero(List<Integer> array, int bonds, int assets, Optional<FirstVow> vow) {
        public NewHero {
            array = List.copyOf(array);
        }

        /** The ranks that what they have sworn may have; none, where there is no such thing. */
        public List<String> vowRanks() {
            return vow.map(FirstVow::ranks).orElse(List.of());
        }
    }

    /** The kind of track that a new hero brings along, and the ranks it may have. */
    public record FirstVow(String kind, List<String> ranks) {
        public FirstVow {
            ranks = List.copyOf(ranks);
        }
    }
}
