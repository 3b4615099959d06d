package momentum.odds;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import momentum.dice.ActionRoll;
import momentum.dice.Burn;
import momentum.dice.Counting;
import momentum.dice.Outcome;
import momentum.dice.ProgressRoll;
import momentum.dice.Roll;

/**
 * The odds of a roll by a plain search: every fall of the dice, every choice of dice at every reroll, every way in which they
 * fall again. It shares nothing with what it proves but the rolls themselves.
 */
final class EveryWayOn {
    private final RollBasis basis;
    private final boolean burns;
    private final Burn burn;
    private final Counting counting;
    private final Aim aim;
    private final Map<List<Object>, Counts> found = new HashMap<>();

    EveryWayOn(RollOutlook roll, boolean burns, Aim aim) {
        this.basis = roll.basis();
        this.burns = burns;
        this.burn = roll.burn().orElse(Burn.CANCELS_DICE);
        this.counting = roll.counting();
        this.aim = aim;
    }

    /** Ways on from some dice, by what they come to. */
    record Counts(long strong, long weak, long miss, long match) {
        static final Counts NONE = new Counts(0, 0, 0, 0);

        Counts and(Counts other, long times) {
            return new Counts(
                    strong + times * other.strong,
                    weak + times * other.weak,
                    miss + times * other.miss,
                    match + times * other.match);
        }

        Odds odds() {
            return new Odds(strong + weak + miss, strong, weak, miss, match);
        }
    }

    /** Dice as they lie; the action die of a progress roll shows 1. */
    record Dice(int action, int first, int second) {}

    /** Which of the dice are thrown. */
    private record Thrown(boolean action, boolean first, boolean second) {
        int dice() {
            return (action ? 1 : 0) + (first ? 1 : 0) + (second ? 1 : 0);
        }

        /** What the thrown one of two challenge dice shows. */
        int shown(Dice dice) {
            return first == second ? 0 : first ? dice.first : dice.second;
        }
    }

    Odds ofAll(List<Again> rerolls) {
        Counts all = Counts.NONE;
        for (Dice dice : falls(new Dice(1, 1, 1), new Thrown(true, true, true))) {
            all = all.and(best(dice, rerolls, 0), 1);
        }
        return all.odds();
    }

    /** Dice that lie, and a reroll that must be used. */
    Odds ofUsed(Dice dice, Again again) {
        return bestThrow(dice, again, List.of(), 0).get(0).odds();
    }

    /** Dice that lie, and rerolls that may be used. */
    Odds ofLying(Dice dice, List<Again> rerolls) {
        return best(dice, rerolls, 0).odds();
    }

    private Counts best(Dice dice, List<Again> rerolls, int added) {
        if (rerolls.isEmpty()) {
            return ended(dice, added);
        }
        List<Object> key = List.of(dice, rerolls, added);
        Counts known = found.get(key);
        if (known != null) {
            return known;
        }
        List<Again> rest = rerolls.subList(1, rerolls.size());
        Counts best = Counts.NONE.and(best(dice, rest, added), rolls());
        for (Counts thrown : bestThrow(dice, rerolls.getFirst(), rest, added)) {
            best = isBetter(thrown, best) ? thrown : best;
        }
        found.put(key, best);
        return best;
    }

    /** The best of the throws, if any can be made. */
    private List<Counts> bestThrow(Dice dice, Again again, List<Again> rest, int added) {
        List<Counts> best = new ArrayList<>();
        for (Thrown thrown : choices(dice, again.which())) {
            List<Dice> falls = falls(dice, thrown);
            Counts way = Counts.NONE;
            for (Dice fall : falls) {
                way = way.and(best(fall, rest, added + again.adding()), rolls() / falls.size());
            }
            if (best.isEmpty() || isBetter(way, best.getFirst())) {
                best = List.of(way);
            }
        }
        return best;
    }

    private boolean isBetter(Counts one, Counts other) {
        Comparator<Counts> byStrong = Comparator.comparingLong(Counts::strong);
        Comparator<Counts> byMiss = Comparator.comparingLong(Counts::miss).reversed();
        return (aim == Aim.HIT ? byMiss.thenComparing(byStrong) : byStrong.thenComparing(byMiss)).compare(one, other)
                > 0;
    }

    /** The fewest dice first; among as many, the action die before others, and the challenge die that shows more. */
    private List<Thrown> choices(Dice dice, Again.Which which) {
        List<Thrown> choices = new ArrayList<>();
        for (int choice = 1; choice < 8; choice++) {
            Thrown thrown = new Thrown((choice & 1) != 0, (choice & 2) != 0, (choice & 4) != 0);
            if (isOpen(thrown, which)) {
                choices.add(thrown);
            }
        }
        choices.sort(Comparator.comparingInt(Thrown::dice)
                .thenComparing(Thrown::action, Comparator.reverseOrder())
                .thenComparing(thrown -> thrown.shown(dice), Comparator.reverseOrder()));
        return choices;
    }

    private boolean isOpen(Thrown thrown, Again.Which which) {
        if (thrown.action && !basis.hasActionDie()) {
            return false;
        }
        return switch (which) {
            case ANY -> true;
            case ALL -> thrown.dice() == (basis.hasActionDie() ? 3 : 2);
            case ONE_CHALLENGE -> !thrown.action && thrown.dice() == 1;
            case ANY_CHALLENGE -> !thrown.action;
            case ACTION_DIE -> thrown.action && thrown.dice() == 1;
        };
    }

    private int rolls() {
        return basis.hasActionDie() ? 600 : 100;
    }

    private List<Dice> falls(Dice dice, Thrown thrown) {
        List<Dice> falls = new ArrayList<>();
        for (int action = 1; action <= (basis.hasActionDie() ? 6 : 1); action++) {
            for (int first = 1; first <= 10; first++) {
                for (int second = 1; second <= 10; second++) {
                    if ((thrown.action || action == dice.action)
                            && (thrown.first || first == dice.first)
                            && (thrown.second || second == dice.second)) {
                        falls.add(new Dice(action, first, second));
                    }
                }
            }
        }
        return falls;
    }

    private Counts ended(Dice dice, int added) {
        Outcome outcome = outcome(dice, added);
        return new Counts(
                outcome == Outcome.STRONG_HIT ? 1 : 0,
                outcome == Outcome.WEAK_HIT ? 1 : 0,
                outcome == Outcome.MISS ? 1 : 0,
                dice.first == dice.second ? 1 : 0);
    }

    private Outcome outcome(Dice dice, int added) {
        Roll roll = switch (basis) {
            case RollBasis.Action made ->
                new ActionRoll(dice.action, dice.first, dice.second, made.add(), added, made.momentum());
            case RollBasis.Progress made ->
                new ProgressRoll(Math.max(0, Math.min(10, made.score() + added)), dice.first, dice.second);
        };
        Outcome counted = counting.of(roll.outcome());
        if (!burns || !(basis instanceof RollBasis.Action action) || action.momentum() <= 0) {
            return counted;
        }
        Outcome burned = counting.of(burned(roll, action.momentum()));
        return burned.betters(counted) ? burned : counted;
    }

    private Outcome burned(Roll roll, int momentum) {
        boolean scoreStands = burn == Burn.CANCELS_DICE;
        boolean first = momentum > roll.first() || (scoreStands && roll.beats(roll.first()));
        boolean second = momentum > roll.second() || (scoreStands && roll.beats(roll.second()));
        return first && second ? Outcome.STRONG_HIT : first || second ? Outcome.WEAK_HIT : Outcome.MISS;
    }
}
