package momentum.table;

/** An import file is invalid; the message names the line. Nothing was imported. */
public final class DamagedCampaign extends RuntimeException {
    private static final long serialVersionUID = 1;

    public DamagedCampaign(int line, String why) {
        super("line %d: %s".formatted(line, why), null, false, false);
    }
}
