package momentum.play;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import momentum.dice.Outcome;

/**
 * How a hero stands in a fight.
 *
 * @param harm what they inflict with the weapon at hand
 * @param harmNow what they inflict in this fight instead, or 0
 * @param used moves that may be made once a fight, and have been; and that an ally's help still holds
 * @param last the outcome of the last roll of this fight
 */
public record Stance(Initiative initiative, int harm, int harmNow, Set<String> used, Optional<Outcome> last) {
    /** No name of a move: those begin with a capital. */
    private static final String HELPED = "helped";

    static Stance armedFor(int harm) {
        return new Stance(Initiative.NO_FIGHT, harm, 0, Set.of(), Optional.empty());
    }

    /** Out of a fight, what belonged to it is forgotten; into one, what came before it. */
    Stance withInitiative(Initiative changed) {
        boolean isOver = changed == Initiative.NO_FIGHT;
        boolean isNew = initiative == Initiative.NO_FIGHT;
        return new Stance(
                changed, harm, isOver ? 0 : harmNow, isOver ? Set.of() : used, isNew ? Optional.empty() : last);
    }

    Stance withHarm(int always, int now) {
        return new Stance(initiative, always, now, used, last);
    }

    Stance withUsed(String move) {
        Set<String> changed = new TreeSet<>(used);
        changed.add(move);
        return new Stance(initiative, harm, harmNow, changed, last);
    }

    /** An ally's strong hit has set them up, and they have not rolled since. */
    boolean isHelped() {
        return used.contains(HELPED);
    }

    Stance withHelp() {
        return withUsed(HELPED);
    }

    /** The same outcome again is the same stance. What help there was has been used. */
    Stance withLast(Outcome outcome) {
        if (last.isPresent() && last.get() == outcome && !isHelped()) {
            return this;
        }
        Set<String> left = used;
        if (isHelped()) {
            left = new TreeSet<>(used);
            left.remove(HELPED);
        }
        return new Stance(initiative, harm, harmNow, left, Optional.of(outcome));
    }
}
