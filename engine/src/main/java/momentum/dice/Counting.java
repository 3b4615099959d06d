package momentum.dice;

/**
 * What each outcome counts as, such as a weak hit that counts as a miss. Each looks at the outcome as it was rolled, and
 * never at what another made of it.
 *
 * @param miss what a miss counts as
 */
public record Counting(Outcome miss, Outcome weakHit, Outcome strongHit) {
    /** Every outcome as it is. */
    public static final Counting PLAIN = new Counting(Outcome.MISS, Outcome.WEAK_HIT, Outcome.STRONG_HIT);

    public Outcome of(Outcome rolled) {
        return switch (rolled) {
            case MISS -> miss;
            case WEAK_HIT -> weakHit;
            case STRONG_HIT -> strongHit;
        };
    }

    /** This, and one outcome counted as another. Where that outcome was counted as something already, the later stands. */
    public Counting and(Outcome from, Outcome to) {
        return new Counting(
                from == Outcome.MISS ? to : miss,
                from == Outcome.WEAK_HIT ? to : weakHit,
                from == Outcome.STRONG_HIT ? to : strongHit);
    }
}
