package momentum.dice;

import java.util.Map;

/**
 * An action die plus a stat and adds, against two challenge dice, made at some momentum.
 *
 * @param stat the stat, or the meter rolled in its place
 * @param adds every "add +X" that applies, summed
 * @param momentum the hero's momentum as the dice fell
 * @param rerolled whether "reroll any dice" has been used on it
 */
public record ActionRoll(int action, int first, int second, int stat, int adds, int momentum, boolean rerolled)
        implements Roll {

    public ActionRoll {
        Die.ACTION.require(action);
        Die.FIRST.require(first);
        Die.SECOND.require(second);
    }

    public ActionRoll(int action, int first, int second, int stat, int adds, int momentum) {
        this(action, first, second, stat, adds, momentum, false);
    }

    /** Negative momentum cancels the action die, but only when the two are equal. */
    public boolean isDieCancelled() {
        return action == -momentum;
    }

    /** Die, stat and adds; a cancelled die counts nothing before the cap is applied, not after. */
    @Override
    public int score() {
        int die = isDieCancelled() ? 0 : action;
        return Math.min(HIGHEST_SCORE, die + stat + adds);
    }

    /**
     * Picks up some of the dice and throws them once more, together; the new faces stand. What lets them be thrown again does so
     * once, but there may be several such things.
     *
     * @param thrown the dice picked up, each with the number it then showed
     */
    @Override
    public ActionRoll reroll(Map<Die, Integer> thrown) {
        return new ActionRoll(
                thrown.getOrDefault(Die.ACTION, action),
                thrown.getOrDefault(Die.FIRST, first),
                thrown.getOrDefault(Die.SECOND, second),
                stat,
                adds,
                momentum,
                true);
    }

    @Override
    public ActionRoll adding(int more) {
        return new ActionRoll(action, first, second, stat, adds + more, momentum, rerolled);
    }
}
