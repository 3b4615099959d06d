package momentum.app.web.http;

/** The request body is no form. */
public final class UnreadableForm extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UnreadableForm(String why) {
        super(why, null, false, false);
    }
}
