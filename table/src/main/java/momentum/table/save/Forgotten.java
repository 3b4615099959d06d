package momentum.table.save;

/** A line that waits to run, in words that the rulebook has lost since. */
final class Forgotten extends RuntimeException {
    private static final long serialVersionUID = 1;

    Forgotten(String line) {
        super("the rulebook no longer knows the line: " + line, null, false, false);
    }

    static boolean isBehind(Throwable failure) {
        return failure instanceof Forgotten || (failure.getCause() != null && isBehind(failure.getCause()));
    }
}
