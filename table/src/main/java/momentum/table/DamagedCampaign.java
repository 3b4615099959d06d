package momentum.table;

/** A file that cannot be imported, and which of its lines is wrong. Nothing of it was taken over. */
public final class DamagedCampaign extends RuntimeException {
    private static final long serialVersionUID = 1;

    public DamagedCampaign(int line, String why) {
        super("line %d: %s".formatted(line, why), null, false, false);
    }
}
