package momentum.state;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What is said with a roll beside its stat. It ends with that roll.
 *
 * @param said what only the story knows and the player vouches for, such as a bond with those they ask
 */
public record Ticks(Set<String> said, Optional<HandBonus> byHand) {
    /** In one order everywhere, so that what is written of it is the same on every machine. */
    public Ticks {
        said = MoveCall.sorted(said);
    }

    public static final String TOGETHER = "together";

    public static final Ticks NONE = new Ticks(Set.of(), Optional.empty());

    public static Ticks saying(Set<String> said) {
        return said.isEmpty() ? NONE : new Ticks(said, Optional.empty());
    }

    /** Whether all in play act as one: a track, or a bond, is everyone's. */
    public boolean isTogether() {
        return said.contains(TOGETHER);
    }

    public boolean isEmpty() {
        return said.isEmpty() && byHand.isEmpty();
    }

    /** With what is said later as well; a later bonus by hand takes the place of an earlier one. */
    public Ticks and(Ticks later) {
        if (later.isEmpty()) {
            return this;
        }
        if (isEmpty()) {
            return later;
        }
        Set<String> all = new TreeSet<>(said);
        all.addAll(later.said);
        return new Ticks(all, later.byHand.or(() -> byHand));
    }

    /** With one word said that was not, or the other way round. */
    public Ticks toggled(String word) {
        Set<String> changed = new TreeSet<>(said);
        if (!changed.remove(word)) {
            changed.add(word);
        }
        return new Ticks(changed, byHand);
    }
}
