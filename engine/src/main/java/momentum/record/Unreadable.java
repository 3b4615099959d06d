package momentum.record;

/** A line of a record that says nothing we know; never leaves this package. */
final class Unreadable extends RuntimeException {
    private static final long serialVersionUID = 1;

    Unreadable(String message) {
        super(message, null, false, false);
    }
}
