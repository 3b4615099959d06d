package momentum.app.cli;

/** What the program says with its exit code. */
public final class ExitCodes {
    public static final int FINE = 0;
    /** In a script, a line was refused or could not be read. */
    public static final int REFUSED = 1;

    /** What was checked is not as it should be. */
    public static final int WRONG = 1;

    /** A file cannot be read, or an argument is wrong. */
    public static final int UNREADABLE = 2;

    /** The store failed: a full disk, a folder that cannot be written, a damaged file. */
    public static final int STORE = 3;

    private ExitCodes() {}
}
