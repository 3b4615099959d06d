package momentum.record;

/** One thing that a record says, with the number of its line, and its text for whoever must be told about it. */
public sealed interface Step {
    int line();

    String text();

    /** Which rules are played by. */
    record Game(int line, String text, String name) implements Step {}

    /** Said to the table: a line for the {@link CommandReader}; or several, which are one note. */
    record Said(int line, String text) implements Step {}

    record Undo(int line, String text) implements Step {}

    record Redo(int line, String text) implements Step {}

    /** What should have come of the step before. */
    record Stated(int line, String text, String what) implements Step {}
}
