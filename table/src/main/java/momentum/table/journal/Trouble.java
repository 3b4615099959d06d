package momentum.table.journal;

/** The store cannot do it: a full disk, a folder that cannot be written, a damaged file. Its message is for a person. */
public final class Trouble extends RuntimeException {
    private static final long serialVersionUID = 1;

    public Trouble(String message, Throwable cause) {
        super(message, cause);
    }

    public Trouble(String message) {
        super(message);
    }
}
