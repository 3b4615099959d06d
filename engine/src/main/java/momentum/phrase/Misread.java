package momentum.phrase;

/** Signals a part of a line that cannot be parsed; caught within this package. */
final class Misread extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Where in the text at hand, from 0. */
    private final int at;

    Misread(int at, String message) {
        super(message, null, false, false);
        this.at = at;
    }

    /** Whether it knows what was meant. */
    boolean isHelp() {
        return String.valueOf(getMessage()).contains("did you mean");
    }

    int at() {
        return at;
    }
}
