package momentum.rule;

import java.util.List;

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
}
