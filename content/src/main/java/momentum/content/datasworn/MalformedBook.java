package momentum.content.datasworn;

/** A file says something that a book cannot: where, and what was expected there. */
public final class MalformedBook extends RuntimeException {
    private static final long serialVersionUID = 1L;

    MalformedBook(String path, String expected) {
        super((path.isEmpty() ? "" : path + ": ") + expected, null, false, false);
    }

    public String sentence() {
        return String.valueOf(getMessage());
    }
}
