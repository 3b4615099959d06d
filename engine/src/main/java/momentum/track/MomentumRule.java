package momentum.track;

import momentum.dice.ActionRoll;
import momentum.dice.Burn;

/**
 * How momentum works in a game.
 *
 * @param mark what the game calls a marked condition, each of which lowers max and reset by one
 * @param cancelledDieForfeitsBonus whether a cancelled action die can still earn a bonus that its number would trigger
 */
public record MomentumRule(
        int minimum, int start, int max, int reset, String mark, Burn burn, boolean cancelledDieForfeitsBonus) {

    public static final MomentumRule IRONSWORN = new MomentumRule(-6, 2, 10, 2, "debility", Burn.CANCELS_DICE, false);

    public static final MomentumRule STARFORGED = new MomentumRule(-6, 2, 10, 2, "impact", Burn.REPLACES_SCORE, true);

    /** Whether a bonus that hangs on a number of the action die is earned. */
    public boolean earnsBonus(ActionRoll roll, int number) {
        return roll.action() == number && !(cancelledDieForfeitsBonus && roll.isDieCancelled());
    }

    /** Whether a penalty that hangs on a number of the action die falls due. A cancelled die is no way out of it. */
    public boolean owesPenalty(ActionRoll roll, int number) {
        return roll.action() == number;
    }
}
