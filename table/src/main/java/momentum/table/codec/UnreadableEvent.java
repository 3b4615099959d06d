package momentum.table.codec;

/** A saved text that cannot be read: damaged, or from a rulebook that has lost the words it needs. */
public final class UnreadableEvent extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UnreadableEvent(String message) {
        super(message);
    }

    UnreadableEvent(String message, Throwable cause) {
        super(message, cause);
    }
}
