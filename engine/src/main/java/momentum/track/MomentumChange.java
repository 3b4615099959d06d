package momentum.track;

import static momentum.track.MomentumMeter.signed;

/**
 * What a gain or a loss did.
 *
 * @param rest what did not fit: no benefit past max, but a loss past the minimum is still owed
 */
public record MomentumChange(MomentumMeter before, MomentumMeter after, int rest) {
    public int moved() {
        return after.value() - before.value();
    }

    /** Why some of it did not fit, or empty. */
    public String reason() {
        if (rest == 0) {
            return "";
        }
        return after.value() == after.max()
                ? "momentum is at its max of " + signed(after.max())
                : "momentum is at its minimum of " + signed(after.rule().minimum());
    }
}
