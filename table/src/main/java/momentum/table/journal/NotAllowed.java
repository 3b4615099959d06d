package momentum.table.journal;

/** A write was rejected because of what has changed in the meantime, or because there is no room for it. */
public final class NotAllowed extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Why it was rejected. */
    public enum Reason {
        SEAT_REVOKED("This seat has been taken back. Ask the owner of the table for a new link."),
        CAMPAIGN_DELETED("This campaign has been deleted. Bring it back to play on."),
        SEATING_CHANGED("The seats at this table have just changed. Look, and send it again."),
        NO_RIGHT("This seat may not do that."),
        NO_ROOM("There is no room for that.");

        private final String sentence;

        Reason(String sentence) {
            this.sentence = sentence;
        }
    }

    private final Reason reason;

    public NotAllowed(Reason reason) {
        this(reason, reason.sentence);
    }

    /** With a sentence for the user that tells more. */
    public NotAllowed(Reason reason, String why) {
        super(why, null, false, false);
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }

    public String why() {
        return String.valueOf(getMessage());
    }
}
