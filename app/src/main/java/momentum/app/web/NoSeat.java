package momentum.app.web;

/** Whoever asks has no seat here, or none that may do this. */
final class NoSeat extends RuntimeException {
    private static final long serialVersionUID = 1;

    NoSeat(String why) {
        super(why);
    }
}
