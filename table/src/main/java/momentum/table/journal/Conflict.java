package momentum.table.journal;

/** Someone else wrote first: the row states a number that is not the next. */
public final class Conflict extends RuntimeException {
    private static final long serialVersionUID = 1;

    public Conflict(String campaign, long seq) {
        super("row %d of %s is not the next".formatted(seq, campaign), null, false, false);
    }
}
