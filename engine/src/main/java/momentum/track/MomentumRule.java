package momentum.track;

import momentum.dice.ActionDie;
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

    /** Whether nothing good comes of a number of the action die, for it is cancelled. A penalty that hangs on it stands. */
    public boolean forfeitsBenefits(ActionDie die) {
        return cancelledDieForfeitsBonus && die.isCancelled();
    }
}
