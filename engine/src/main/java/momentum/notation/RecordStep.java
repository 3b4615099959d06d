package momentum.notation;

import java.util.List;

/** One thing that a record says, with the number of its line, and its text for whoever must be told about it. */
public sealed interface RecordStep {
    int line();

    String text();

    /** Which rules are played by. */
    record Game(int line, String text, String name) implements RecordStep {}

    /** Said to the table: a line for the {@link CommandReader}; or several, which are one note. */
    record Said(int line, String text) implements RecordStep {}

    /** Said in one breath: each line at the table that the one above it left, all of them or none, and one undo for all. */
    record Together(int line, String text, List<Said> said) implements RecordStep {
        public Together {
            said = List.copyOf(said);
        }
    }

    record Undo(int line, String text) implements RecordStep {}

    record Redo(int line, String text) implements RecordStep {}

    /** The table stands again as it did after a row: as many rows into the record, refused lines not counted. */
    record PlayOn(int line, String text, long row) implements RecordStep {}

    /** What should have come of the step before. */
    record Stated(int line, String text, String what) implements RecordStep {}
}
