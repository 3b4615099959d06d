package momentum.table.save;

/** A saved text that cannot be read: damaged, or from a rulebook that has lost the words it needs. */
public final class Unreadable extends RuntimeException {
    private static final long serialVersionUID = 1;

    Unreadable(String message) {
        super(message);
    }

    Unreadable(String message, Throwable cause) {
        super(message, cause);
    }
}
