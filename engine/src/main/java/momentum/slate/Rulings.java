package momentum.slate;

/** Where the rules leave a question open, a named answer that the players can switch. */
public record Rulings(
        SimultaneousGain simultaneousGain,
        FirstCharge firstCharge,
        RepeatedCondition repeatedCondition,
        Edition edition) {

    public static final Rulings STANDARD = new Rulings(
            SimultaneousGain.ACTIVE_FIRST, FirstCharge.EACH_PLAYER, RepeatedCondition.ONCE_A_CHECK, Edition.CURRENT);

    /** Both sides gain in one check. */
    public enum SimultaneousGain {
        /** The active player's gains first, with all that follows, then the other's. */
        ACTIVE_FIRST,
        /** Only the difference counts. */
        NETTED
    }

    /** Whose first charge of the game gains momentum. */
    public enum FirstCharge {
        EACH_PLAYER,
        FIRST_OF_ALL
    }

    /** The same condition met twice in one check, such as two units destroyed by one spell. */
    public enum RepeatedCondition {
        ONCE_A_CHECK,
        EACH_TIME
    }

    /** The order of what follows when the slider passes 2, and what there is to choose. */
    public enum Edition {
        /** Reward, consolation, reset; a displacement or a boost. */
        CURRENT,
        /** Reset, reward, consolation; a displacement only, of a unit that is not engaged. */
        EARLIER
    }

    public Rulings with(SimultaneousGain changed) {
        return new Rulings(changed, firstCharge, repeatedCondition, edition);
    }

    public Rulings with(FirstCharge changed) {
        return new Rulings(simultaneousGain, changed, repeatedCondition, edition);
    }

    public Rulings with(RepeatedCondition changed) {
        return new Rulings(simultaneousGain, firstCharge, changed, edition);
    }

    public Rulings with(Edition changed) {
        return new Rulings(simultaneousGain, firstCharge, repeatedCondition, changed);
    }
}
