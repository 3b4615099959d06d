package momentum.track;

/** How hard a challenge is, and so how much one mark of progress is worth. */
public enum Rank {
    TROUBLESOME(12),
    DANGEROUS(8),
    FORMIDABLE(4),
    EXTREME(2),
    EPIC(1);

    private final int ticks;

    Rank(int ticks) {
        this.ticks = ticks;
    }

    /** The ticks of one mark. */
    public int ticks() {
        return ticks;
    }

    /** The next rank up; epic stays epic. */
    public Rank raised() {
        return switch (this) {
            case TROUBLESOME -> DANGEROUS;
            case DANGEROUS -> FORMIDABLE;
            case FORMIDABLE -> EXTREME;
            case EXTREME, EPIC -> EPIC;
        };
    }
}
