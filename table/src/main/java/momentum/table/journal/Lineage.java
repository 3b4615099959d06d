package momentum.table.journal;

/**
 * Rows that were made one upon the other before the first of them was stored. Once one of them is not stored, none that follows is: its
 * number alone does not say so, for another program may have stored as many rows in the meantime.
 */
public final class Lineage {
    private volatile boolean isBroken;

    public boolean isBroken() {
        return isBroken;
    }

    /** One of its rows was not stored. */
    public void end() {
        isBroken = true;
    }
}
