package momentum.content;

/** A file says something that a book cannot: where, and what was expected there. */
final class Wrong extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Wrong(String path, String expected) {
        super((path.isEmpty() ? "" : path + ": ") + expected, null, false, false);
    }

    String sentence() {
        return String.valueOf(getMessage());
    }
}
