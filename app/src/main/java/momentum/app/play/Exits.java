package momentum.app.play;

/** What the program says with its exit code. */
final class Exits {
    static final int FINE = 0;
    /** In a script, a line was refused or could not be read. */
    static final int REFUSED = 1;

    /** The store failed: a full disk, a folder that cannot be written, a damaged file. */
    static final int STORE = 3;

    private Exits() {}
}
