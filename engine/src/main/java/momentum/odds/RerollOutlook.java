package momentum.odds;

import momentum.dice.ActionRoll;
import momentum.dice.Counting;
import momentum.dice.ProgressRoll;
import momentum.dice.Roll;

/**
 * The exact odds of a reroll, where the dice lie already.
 *
 * @param lying the roll as it lies
 * @param counting what each outcome counts as, looked at after the reroll
 */
public record RerollOutlook(Roll lying, Again again, Counting counting) {
    /**
     * With the reroll used, on the dice that serve the aim best. Where it throws none of the dice that there are, they stay
     * as they lie.
     */
    public Odds used(Aim aim) {
        Positions thrown = positions(again.adding(), aim);
        return again.which().throwsOn(RollBasis.of(lying)).stream()
                .map(way -> thrown.of(way, action(), lying.first(), lying.second(), aim))
                .reduce((best, next) -> aim.prefers(next, best) ? next : best)
                .orElseGet(() -> left(aim));
    }

    /** The same, but with the dice left as they lie where no throw serves the aim better. */
    public Odds usedIfItHelps(Aim aim) {
        Odds left = left(aim);
        Odds used = used(aim);
        return aim.prefers(used, left) ? used : left;
    }

    private Odds left(Aim aim) {
        return positions(0, aim).of(action(), lying.first(), lying.second(), aim);
    }

    private Positions positions(int adding, Aim aim) {
        int[] scores = RollBasis.of(lying).scores(adding);
        return Positions.ended(scores, Ending.unburned(counting), aim).onTheirWay();
    }

    private int action() {
        return switch (lying) {
            case ActionRoll roll -> roll.action();
            case ProgressRoll _ -> 1;
        };
    }
}
