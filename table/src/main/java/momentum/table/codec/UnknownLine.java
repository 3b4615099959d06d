package momentum.table.codec;

/** A waiting line that cannot be parsed with the current rulebook. */
final class UnknownLine extends RuntimeException {
    private static final long serialVersionUID = 1;

    UnknownLine(String line) {
        super("the rulebook no longer knows the line: " + line, null, false, false);
    }

    static boolean isBehind(Throwable failure) {
        return failure instanceof UnknownLine || (failure.getCause() != null && isBehind(failure.getCause()));
    }
}
