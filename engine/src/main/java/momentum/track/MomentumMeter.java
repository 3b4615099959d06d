package momentum.track;

import momentum.dice.ActionRoll;

/**
 * A hero's momentum. Max and reset follow from the marks and are never stored.
 *
 * @param marks how many debilities or impacts are marked
 */
public record MomentumMeter(MomentumRule rule, int value, int marks) {
    public MomentumMeter {
        if (marks < 0) {
            throw new IllegalArgumentException("marks cannot be " + marks);
        }
        if (value < rule.minimum() || value > max(rule, marks)) {
            throw new IllegalArgumentException("momentum is %s to %s, not %s"
                    .formatted(signed(rule.minimum()), signed(max(rule, marks)), signed(value)));
        }
    }

    public static MomentumMeter start(MomentumRule rule) {
        return new MomentumMeter(rule, rule.start(), 0);
    }

    public int max() {
        return max(rule, marks);
    }

    /** One less for each mark, and never below zero: 2, 1, 0, 0 ... */
    public int reset() {
        return Math.max(0, rule.reset() - marks);
    }

    /** Gains what fits below max. The rest is no benefit, and is returned with the reason. */
    public MomentumChange take(int amount) {
        return moveTo(value + requireNatural(amount), amount);
    }

    /** Loses down to the minimum. What passes it is returned: the game's rules say where that goes. */
    public MomentumChange suffer(int amount) {
        return moveTo(value - requireNatural(amount), amount);
    }

    private MomentumChange moveTo(int wanted, int amount) {
        int reached = Math.clamp(wanted, rule.minimum(), max());
        return new MomentumChange(this, at(reached), amount - Math.abs(reached - value));
    }

    /** One more debility or impact; a lower max pulls momentum down with it. */
    public MomentumMeter mark() {
        return new MomentumMeter(rule, Math.min(value, max(rule, marks + 1)), marks + 1);
    }

    public MomentumMeter clear() {
        return new MomentumMeter(rule, value, marks - 1);
    }

    /** Momentum after a burn: the reset comes first, and the move's outcome is resolved from there. */
    public MomentumMeter burn() {
        if (value <= 0) {
            throw new IllegalStateException("only positive momentum can be burned");
        }
        return at(reset());
    }

    /** The roll that these dice make at this momentum. */
    public ActionRoll roll(int action, int first, int second, int stat, int adds) {
        return new ActionRoll(action, first, second, stat, adds, value);
    }

    private MomentumMeter at(int newValue) {
        return new MomentumMeter(rule, newValue, marks);
    }

    /** Never below zero, the lowest reset, so that a reset always fits however many marks a game knows. */
    private static int max(MomentumRule rule, int marks) {
        return Math.max(0, rule.max() - marks);
    }

    private static int requireNatural(int amount) {
        if (amount < 0) {
            throw new IllegalArgumentException("an amount cannot be " + amount);
        }
        return amount;
    }

    /** As the books print it: +2, 0, -4. */
    public static String signed(int momentum) {
        return momentum > 0 ? "+" + momentum : Integer.toString(momentum);
    }
}
