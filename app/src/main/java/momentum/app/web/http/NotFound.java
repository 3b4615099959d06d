package momentum.app.web.http;

/** HTTP 404. */
public final class NotFound extends RuntimeException {
    private static final long serialVersionUID = 1;

    public NotFound(String why) {
        super(why, null, false, false);
    }
}
