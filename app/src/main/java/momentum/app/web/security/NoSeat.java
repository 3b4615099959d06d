package momentum.app.web.security;

/** HTTP 403: the request has no seat here, or none with this right. */
public final class NoSeat extends RuntimeException {
    private static final long serialVersionUID = 1;

    public NoSeat(String why) {
        super(why);
    }
}
