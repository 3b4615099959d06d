package momentum.record;

import java.util.ArrayList;
import java.util.List;

/**
 * Takes a record apart into its steps. What is said at a step can only be understood at the table as it is then, so whoever plays
 * the record hands each {@link Step.Said} to a {@link CommandReader}, and knows by the step which line is wrong if one is.
 */
public final class RecordReader {
    private final List<Step> steps = new ArrayList<>();
    private final List<String> note = new ArrayList<>();

    private RecordReader() {}

    public static List<Step> read(String text) {
        RecordReader reader = new RecordReader();
        int number = 0;
        for (String line : text.split("\\R", -1)) {
            number++;
            reader.line(number, line.strip());
        }
        reader.endNote(number + 1);
        return List.copyOf(reader.steps);
    }

    private void line(int number, String text) {
        if (NoteForm.isBarred(text)) {
            note.add(text);
            return;
        }
        endNote(number);
        if (!text.isEmpty() && !text.startsWith("#")) {
            steps.add(step(number, text));
        }
    }

    /** Lines of a note that follow each other directly are one note. */
    private void endNote(int next) {
        if (!note.isEmpty()) {
            steps.add(new Step.Said(next - note.size(), String.join("\n", note)));
            note.clear();
        }
    }

    private static Step step(int number, String text) {
        if (text.startsWith("=>")) {
            return new Step.Stated(number, text, text.substring(2).strip());
        }
        if (text.startsWith("game ")) {
            return new Step.Game(number, text, text.substring("game ".length()).strip());
        }
        return switch (text) {
            case "undo" -> new Step.Undo(number, text);
            case "redo" -> new Step.Redo(number, text);
            default -> new Step.Said(number, text);
        };
    }
}
