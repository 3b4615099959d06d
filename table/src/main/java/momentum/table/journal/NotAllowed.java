package momentum.table.journal;

/** A row was rejected because its author's seat was revoked or its campaign deleted in the meantime. */
public final class NotAllowed extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Why it was rejected. */
    public enum Reason {
        SEAT_REVOKED,
        CAMPAIGN_DELETED
    }

    private final Reason reason;

    public NotAllowed(Reason reason) {
        super(reason.toString(), null, false, false);
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }
}
