package momentum.app.web.http;

/** What was sent cannot be read as a form at all. */
public final class UnreadableForm extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UnreadableForm(String why) {
        super(why, null, false, false);
    }
}
