package momentum.app.web.http;

/** What was typed cannot be read, and what would have been. */
public final class WrongForm extends RuntimeException {
    private static final long serialVersionUID = 1;

    public WrongForm(String why) {
        super(why, null, false, false);
    }

    public String why() {
        return String.valueOf(getMessage());
    }
}
