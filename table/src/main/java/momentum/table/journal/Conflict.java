package momentum.table.journal;

/** A row was rejected because its number is not the next: someone else wrote first. */
public final class Conflict extends RuntimeException {
    private static final long serialVersionUID = 1;

    public Conflict(String campaign, long seq) {
        super("row %d of %s is not the next".formatted(seq, campaign), null, false, false);
    }
}
