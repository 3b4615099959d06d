package momentum.table.journal;

/** The store failed: a full disk, a read-only folder, a damaged file. The message is meant for users. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public StoreException(String message, Throwable cause) {
        super(message, cause);
    }

    public StoreException(String message) {
        super(message);
    }
}
