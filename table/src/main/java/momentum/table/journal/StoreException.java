package momentum.table.journal;

/** The store failed: a full disk, a read-only folder, a damaged file. The message is meant for users. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** What is wrong with the store. */
    public enum Reason {
        /** The disk is full. */
        NO_ROOM,
        /** Another program holds the lock. */
        LOCKED,
        /** The file or its folder cannot be written. */
        READ_ONLY,
        /** The file is damaged, or none of ours. */
        DAMAGED,
        /** The file was moved, deleted or replaced while it was open. */
        GONE,
        OTHER
    }

    private final Reason reason;

    public StoreException(Reason reason, String message, Throwable cause) {
        super(message, cause);
        this.reason = reason;
    }

    public StoreException(Reason reason, String message) {
        super(message);
        this.reason = reason;
    }

    public StoreException(String message, Throwable cause) {
        this(Reason.OTHER, message, cause);
    }

    public StoreException(String message) {
        this(Reason.OTHER, message);
    }

    public Reason reason() {
        return reason;
    }
}
