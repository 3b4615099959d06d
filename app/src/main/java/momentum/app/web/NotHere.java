package momentum.app.web;

/** Nothing is found at an address. */
final class NotHere extends RuntimeException {
    private static final long serialVersionUID = 1;

    NotHere(String why) {
        super(why, null, false, false);
    }
}
