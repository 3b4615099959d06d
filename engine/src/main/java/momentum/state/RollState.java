package momentum.state;

import java.util.Optional;
import momentum.dice.ActionDie;

/**
 * What is known of the roll of a move.
 *
 * @param stat what the hero means to roll, and once it is rolled what they did
 * @param ticks what is said with it
 * @param die the action die, once it lies; none on a progress roll
 */
public record RollState(Optional<String> stat, Ticks ticks, Optional<ActionDie> die) {
    public static final RollState NONE = new RollState(Optional.empty(), Ticks.NONE, Optional.empty());

    public static RollState of(Optional<String> stat, Ticks ticks) {
        return stat.isEmpty() && ticks.isEmpty() ? NONE : new RollState(stat, ticks, Optional.empty());
    }
}
