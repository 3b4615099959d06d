package momentum.table.codec;

/** Stored JSON that cannot be decoded: it is damaged, or needs words that the rulebook no longer has. */
public final class UnreadableEvent extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UnreadableEvent(String message) {
        super(message);
    }

    UnreadableEvent(String message, Throwable cause) {
        super(message, cause);
    }
}
