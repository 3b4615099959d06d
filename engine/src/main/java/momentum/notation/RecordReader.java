package momentum.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Takes a record apart into its steps. What is said at a step can only be understood at the table as it is then, so whoever plays
 * the record hands each {@link RecordStep.Said} to a {@link CommandReader}, and knows by the step which line is wrong if one is.
 */
public final class RecordReader {
    private static final String AND = "&";
    private static final Pattern PLAY_ON = Pattern.compile("play on from (\\d{1,18})");

    private final List<RecordStep> steps = new ArrayList<>();
    private final List<String> note = new ArrayList<>();

    private RecordReader() {}

    public static List<RecordStep> read(String text) {
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
        if (text.startsWith(AND)) {
            join(number, text);
        } else if (!text.isEmpty() && !text.startsWith("#")) {
            steps.add(step(number, text));
        }
    }

    /** One with the line above it. Where there is none to be one with, it is left to be told of as it stands. */
    private void join(int number, String text) {
        List<RecordStep.Said> said = new ArrayList<>(steps.isEmpty() ? List.of() : said(steps.getLast()));
        if (said.isEmpty()) {
            steps.add(new RecordStep.Said(number, text));
            return;
        }
        said.add(new RecordStep.Said(number, text.substring(AND.length()).strip()));
        steps.removeLast();
        steps.add(new RecordStep.Together(
                said.getFirst().line(),
                said.stream().map(RecordStep.Said::text).collect(Collectors.joining("\n" + AND + " ")),
                said));
    }

    private static List<RecordStep.Said> said(RecordStep step) {
        return switch (step) {
            case RecordStep.Said said -> List.of(said);
            case RecordStep.Together together -> together.said();
            case RecordStep.Game _, RecordStep.Undo _, RecordStep.Redo _, RecordStep.PlayOn _, RecordStep.Stated _ ->
                List.of();
        };
    }

    /** Lines of a note that follow each other directly are one note. */
    private void endNote(int next) {
        if (!note.isEmpty()) {
            steps.add(new RecordStep.Said(next - note.size(), String.join("\n", note)));
            note.clear();
        }
    }

    private static RecordStep step(int number, String text) {
        if (text.startsWith("=>")) {
            return new RecordStep.Stated(number, text, text.substring(2).strip());
        }
        if (text.startsWith("game ")) {
            return new RecordStep.Game(
                    number, text, text.substring("game ".length()).strip());
        }
        Matcher playOn = PLAY_ON.matcher(text);
        if (playOn.matches()) {
            return new RecordStep.PlayOn(number, text, Long.parseLong(playOn.group(1)));
        }
        return switch (text) {
            case "undo" -> new RecordStep.Undo(number, text);
            case "redo" -> new RecordStep.Redo(number, text);
            default -> new RecordStep.Said(number, text);
        };
    }
}
