package momentum.notation;

/** A line of a record that says nothing we know; never leaves this package. */
public final class UnreadableLine extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UnreadableLine(String message) {
        super(message, null, false, false);
    }
}
