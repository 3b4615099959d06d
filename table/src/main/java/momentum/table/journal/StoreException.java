package momentum.table.journal;

/** The store cannot do it: a full disk, a folder that cannot be written, a damaged file. Its message is for a person. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public StoreException(String message, Throwable cause) {
        super(message, cause);
    }

    public StoreException(String message) {
        super(message);
    }
}
