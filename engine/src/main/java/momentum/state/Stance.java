package momentum.state;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import momentum.dice.Outcome;

/**
 * How a hero stands in a fight.
 *
 * @param harm what they inflict with the weapon at hand
 * @param harmNow what they inflict in this fight instead, where something says so
 * @param used moves that may be made once a fight, and have been
 * @param isHelped whether an ally's strong hit has set them up, and they have not rolled since
 * @param last the outcome of the last roll of this fight, if that is one to build on: a strong hit, and an action roll's
 */
public record Stance(
        Initiative initiative,
        int harm,
        OptionalInt harmNow,
        Set<String> used,
        boolean isHelped,
        Optional<Outcome> last) {

    public static Stance armedFor(int harm) {
        return new Stance(Initiative.NO_FIGHT, harm, OptionalInt.empty(), Set.of(), false, Optional.empty());
    }

    /** Out of a fight, what belonged to it is forgotten; into one, what came before it. */
    public Stance withInitiative(Initiative changed) {
        if (changed == Initiative.NO_FIGHT) {
            return armedFor(harm);
        }
        if (initiative == Initiative.NO_FIGHT) {
            return new Stance(changed, harm, OptionalInt.empty(), Set.of(), false, Optional.empty());
        }
        // Help is there to be built on, and gone with the initiative that it gave.
        return new Stance(changed, harm, harmNow, used, isHelped && changed == Initiative.HERO, last);
    }

    /** What they inflict here and now. */
    public int inflicts() {
        return harmNow.orElse(harm);
    }

    public Stance withHarm(int always, OptionalInt now) {
        return new Stance(initiative, always, now, used, isHelped, last);
    }

    public Stance withUsed(String move) {
        Set<String> changed = new TreeSet<>(used);
        changed.add(move);
        return new Stance(initiative, harm, harmNow, changed, isHelped, last);
    }

    public Stance withHelp() {
        return new Stance(initiative, harm, harmNow, used, true, last);
    }

    /**
     * What help there was has been used. A progress roll decides what was set up
     * before it, and sets up nothing: after it there is no outcome to build on.
     */
    public Stance withLast(Outcome outcome, boolean isProgress) {
        Optional<Outcome> now = isProgress || outcome != Outcome.STRONG_HIT ? Optional.empty() : Optional.of(outcome);
        return last.equals(now) && !isHelped ? this : new Stance(initiative, harm, harmNow, used, false, now);
    }
}
