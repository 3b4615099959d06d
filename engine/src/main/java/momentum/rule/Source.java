package momentum.rule;

/** Where a line of the rules stands: the answer to "why?". */
public record Source(String file, int line) {
    /** For what no line of a rulebook did: a person's hand. */
    public static final Source BY_HAND = new Source("by hand", 0);

    @Override
    public String toString() {
        return line == 0 ? file : file + ":" + line;
    }
}
