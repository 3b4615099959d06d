package momentum.odds;

import java.util.List;

/**
 * The odds when rerolls are used well, one after another. They are counted from the end. Once the last is used or passed
 * over, each position of the dice has one outcome. Before that it has a few ways on: the dice stay as they lie, or some of
 * them are thrown; and what a throw is worth is the sum of what is counted already for the faces it may show. The player
 * takes the best of these by their aim, the fewest dice among equals, and knows by then what the later rerolls are worth.
 *
 * <p>Each reroll counts every way on once for each fall of all the dice, kept ones as well, so that all ways compare. Of the
 * challenge dice it matters only what they show, not which shows it; and the sums for any dice on their way are made once for
 * all positions. Both together make a reroll a matter of microseconds.
 *
 * <p>What a reroll adds makes two worlds of those after it, one for each choice; without that there is one.
 */
final class BestRerolls {
    /** With more there would be more ways on than a long can count. */
    static final int MOST = 5;

    private final RollBasis basis;
    private final Ending ending;
    private final Aim aim;

    BestRerolls(RollBasis basis, Ending ending, Aim aim) {
        this.basis = basis;
        this.ending = ending;
        this.aim = aim;
    }

    /** Before the dice are thrown at all. */
    Odds of(List<Again> rerolls) {
        return after(rerolls, 0).ofAll(aim);
    }

    /** Every position, with these rerolls still to come and so much added by those before. */
    private Positions after(List<Again> rerolls, int added) {
        if (rerolls.isEmpty()) {
            return Positions.ended(basis.scores(added), ending, aim);
        }
        Again next = rerolls.getFirst();
        List<Again> rest = rerolls.subList(1, rerolls.size());
        Positions kept = after(rest, added).onTheirWay();
        Positions thrown =
                next.adding() == 0 ? kept : after(rest, added + next.adding()).onTheirWay();
        return kept.orBest(next.which().throwsOn(basis), thrown);
    }
}
