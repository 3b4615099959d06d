package momentum.phrase;

/** A part of a line that cannot be read; never leaves this package. */
final class Misread extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Where in the text at hand, from 0. */
    private final int at;

    Misread(int at, String message) {
        super(message, null, false, false);
        this.at = at;
    }

    int at() {
        return at;
    }
}
