package momentum.table.export;

/** How much an import may have. All of it is far more than what is played, and little enough to be tried before it is stored. */
final class ImportLimits {
    /** Characters of a line: the largest blob, and how it is written down. */
    static final int LINE = 24 << 20;

    /** Characters of a name, an id, a hash or a word. */
    static final int NAME = 2_000;

    /** Characters of a row's commands, events or dice; longer texts are blobs. */
    static final int CONTENT = 4 << 20;

    static final int ROWS = 200_000;
    static final int SEALS = 10_000;
    static final int SETTINGS = 100;
    static final int SETTING = 100_000;
    static final int BLOBS = 20_000;
    static final long BYTES_OF_BLOBS = 200L << 20;

    /** Events of one row. */
    static final int EVENTS = 10_000;

    static final int HEROES = 1_000;
    static final int TRACKS = 10_000;

    private ImportLimits() {}
}
