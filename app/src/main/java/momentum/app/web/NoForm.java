package momentum.app.web;

/** What was sent cannot be read as a form at all. */
final class NoForm extends RuntimeException {
    private static final long serialVersionUID = 1;

    NoForm(String why) {
        super(why, null, false, false);
    }
}
