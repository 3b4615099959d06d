package momentum.table.journal;

/** The row may not be written any more: its seat was revoked, or its campaign deleted, since someone set out to write it. */
public final class NotAllowed extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** What has changed. */
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
