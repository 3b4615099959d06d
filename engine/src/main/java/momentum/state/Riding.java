package momentum.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import momentum.dice.Outcome;
import momentum.rule.Source;

/**
 * What abilities have to do with the making of a move.
 *
 * @param by the ability whose line it is that runs; none, where it is the move's own
 * @param inUse the riders that are joined to the roll, in the order in which they were used
 * @param dice what has been done with the dice that lie
 * @param yield what the move has brought so far
 * @param terms what the line that called for the move says of its roll
 * @param replaced the moves that something was done in place of, which is not done again within it
 */
public record Riding(
        Optional<AbilityRef> by, List<Use> inUse, Dice dice, Yield yield, Set<Term> terms, Set<String> replaced) {
    public static final Riding NONE =
            new Riding(Optional.empty(), List.of(), Dice.FRESH, Yield.NOTHING, Set.of(), Set.of());

    public Riding {
        inUse = inUse.isEmpty() ? List.of() : List.copyOf(inUse);
        terms = terms.size() < 2 ? Set.copyOf(terms) : Collections.unmodifiableSortedSet(new TreeSet<>(terms));
        replaced = MoveCall.sorted(replaced);
    }

    /**
     * A rider in use.
     *
     * @param chosen the lines of the options that were chosen in it
     * @param amount what was named for it
     */
    public record Use(AbilityRef rider, Set<Source> chosen, OptionalInt amount) {
        public Use {
            chosen = chosen.size() < 2 ? Set.copyOf(chosen) : Collections.unmodifiableSortedSet(sorted(chosen));
        }

        /** In one order everywhere, so that what is written of it is the same on every machine. */
        private static TreeSet<Source> sorted(Set<Source> lines) {
            TreeSet<Source> sorted =
                    new TreeSet<>(Comparator.comparing(Source::file).thenComparingInt(Source::line));
            sorted.addAll(lines);
            return sorted;
        }

        public static Use of(AbilityRef rider) {
            return new Use(rider, Set.of(), OptionalInt.empty());
        }
    }

    /**
     * What has been done with the dice.
     *
     * @param rerolls how many of the rerolls that the roll has were used or let go
     * @param isKept whether no ability is to be offered behind them any more
     * @param from what they came to before momentum was burned, if it was
     * @param to what they came to then
     */
    public record Dice(int rerolls, boolean isKept, Optional<Outcome> from, Optional<Outcome> to) {
        public static final Dice FRESH = new Dice(0, false, Optional.empty(), Optional.empty());
    }

    /**
     * What a move has brought.
     *
     * @param harm what its roll has inflicted
     * @param experience whether it marked any
     * @param felled whether a companion has lost the last of its health by it
     */
    public record Yield(int harm, boolean experience, boolean felled) {
        public static final Yield NOTHING = new Yield(0, false, false);

        public Yield withHarm(int inflicted) {
            return new Yield(inflicted, experience, felled);
        }

        public Yield withExperience() {
            return new Yield(harm, true, felled);
        }

        public Yield withFelled() {
            return new Yield(harm, experience, true);
        }
    }

    /** What a call says of the roll that it leads to. */
    public enum Term {
        REROLLING,
        WITHOUT_MOMENTUM
    }

    public boolean isUsing(AbilityRef rider) {
        for (Use use : inUse) {
            if (use.rider().equals(rider)) {
                return true;
            }
        }
        return false;
    }

    /** The lines of an ability run now. */
    public Riding by(AbilityRef ability) {
        return new Riding(Optional.of(ability), inUse, dice, yield, terms, replaced);
    }

    public Riding using(Use use) {
        List<Use> more = new ArrayList<>(inUse);
        more.removeIf(each -> each.rider().equals(use.rider()));
        more.add(use);
        return with(more);
    }

    public Riding without(AbilityRef rider) {
        return with(inUse.stream().filter(use -> !use.rider().equals(rider)).toList());
    }

    public Riding choosing(AbilityRef rider, Source option) {
        return with(inUse.stream()
                .map(use -> use.rider().equals(rider) ? new Use(rider, union(use.chosen(), option), use.amount()) : use)
                .toList());
    }

    private static <T> Set<T> union(Set<T> some, T more) {
        Set<T> all = new HashSet<>(some);
        all.add(more);
        return all;
    }

    public Riding naming(AbilityRef rider, int amount) {
        return with(inUse.stream()
                .map(use -> use.rider().equals(rider) ? new Use(rider, use.chosen(), OptionalInt.of(amount)) : use)
                .toList());
    }

    /** How much was named for an ability. */
    public OptionalInt amount(AbilityRef ability) {
        for (Use use : inUse) {
            if (use.rider().equals(ability)) {
                return use.amount();
            }
        }
        return OptionalInt.empty();
    }

    private Riding with(List<Use> changed) {
        return new Riding(by, changed, dice, yield, terms, replaced);
    }

    private Riding with(Dice changed) {
        return new Riding(by, inUse, changed, yield, terms, replaced);
    }

    public Riding rerolled() {
        return with(new Dice(dice.rerolls + 1, dice.isKept, dice.from, dice.to));
    }

    public Riding kept() {
        return with(new Dice(dice.rerolls, true, dice.from, dice.to));
    }

    public Riding burned(Outcome from, Outcome to) {
        return with(new Dice(dice.rerolls, dice.isKept, Optional.of(from), Optional.of(to)));
    }

    public Riding with(Yield changed) {
        return new Riding(by, inUse, dice, changed, terms, replaced);
    }

    public Riding on(Set<Term> said) {
        return said.isEmpty() ? this : new Riding(by, inUse, dice, yield, said, replaced);
    }

    public Riding replacing(String move) {
        return new Riding(by, inUse, dice, yield, terms, union(replaced, move));
    }

    /** As a move that is called from here begins. */
    public Riding called() {
        return replaced.isEmpty()
                ? NONE
                : new Riding(Optional.empty(), List.of(), Dice.FRESH, Yield.NOTHING, Set.of(), replaced);
    }

    /** As things are called once some hero is called otherwise. */
    public Riding renamed(String from, String to) {
        if (by.isEmpty() && inUse.isEmpty()) {
            return this;
        }
        return new Riding(
                by.map(ref -> renamed(ref, from, to)),
                inUse.stream()
                        .map(use -> new Use(renamed(use.rider(), from, to), use.chosen(), use.amount()))
                        .toList(),
                dice,
                yield,
                terms,
                replaced);
    }

    private static AbilityRef renamed(AbilityRef ref, String from, String to) {
        return ref.owner().equals(from) ? ref.ownedBy(to) : ref;
    }
}
