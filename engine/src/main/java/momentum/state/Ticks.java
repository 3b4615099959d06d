package momentum.state;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What is said with a roll beside its stat. It ends with that roll.
 *
 * @param said what only the story knows and the player vouches for, such as a bond with those they ask
 * @param using the abilities that are used, by what they are offered as
 */
public record Ticks(Set<String> said, Set<String> using, Optional<HandBonus> byHand) {
    /** In one order everywhere, so that what is written of it is the same on every machine. */
    public Ticks {
        said = MoveCall.sorted(said);
        using = MoveCall.sorted(using);
    }

    public Ticks(Set<String> said, Optional<HandBonus> byHand) {
        this(said, Set.of(), byHand);
    }

    public static final String TOGETHER = "together";

    public static final Ticks NONE = new Ticks(Set.of(), Set.of(), Optional.empty());

    public static Ticks saying(Set<String> said) {
        return said.isEmpty() ? NONE : new Ticks(said, Set.of(), Optional.empty());
    }

    /** Whether all in play act as one: a track, or a bond, is everyone's. */
    public boolean isTogether() {
        return said.contains(TOGETHER);
    }

    public boolean isEmpty() {
        return said.isEmpty() && using.isEmpty() && byHand.isEmpty();
    }

    /** With what is said later as well; a later bonus by hand takes the place of an earlier one. */
    public Ticks and(Ticks later) {
        if (later.isEmpty()) {
            return this;
        }
        if (isEmpty()) {
            return later;
        }
        return new Ticks(union(said, later.said), union(using, later.using), later.byHand.or(() -> byHand));
    }

    private static Set<String> union(Set<String> some, Set<String> more) {
        Set<String> all = new TreeSet<>(some);
        all.addAll(more);
        return all;
    }

    public Ticks using(Set<String> abilities) {
        return new Ticks(said, abilities, byHand);
    }

    /** With one word said that was not, or the other way round. */
    public Ticks toggled(String word) {
        return new Ticks(toggled(said, word), using, byHand);
    }

    private static Set<String> toggled(Set<String> words, String word) {
        Set<String> changed = new TreeSet<>(words);
        if (!changed.remove(word)) {
            changed.add(word);
        }
        return changed;
    }
}
