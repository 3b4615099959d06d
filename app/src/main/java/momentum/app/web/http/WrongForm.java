package momentum.app.web.http;

/** A field is invalid; the message says what was expected. */
public final class WrongForm extends RuntimeException {
    private static final long serialVersionUID = 1;

    public WrongForm(String why) {
        super(why, null, false, false);
    }

    public String why() {
        return String.valueOf(getMessage());
    }
}
