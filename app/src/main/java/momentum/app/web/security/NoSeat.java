package momentum.app.web.security;

/** Whoever asks has no seat here, or none that may do this. */
public final class NoSeat extends RuntimeException {
    private static final long serialVersionUID = 1;

    public NoSeat(String why) {
        super(why);
    }
}
