package momentum.notation;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import momentum.play.Command;

/** Notes, in the words they are written in: each line behind a bar, or all of it behind {@code note}. */
public final class NoteForm {
    private NoteForm() {}

    public static boolean isBarred(String line) {
        return line.startsWith("|");
    }

    /** Lines that each begin with a bar; nothing in them means anything but itself. */
    static Command readBarred(String text) {
        return new Command.Note(text.lines()
                .map(String::strip)
                .map(line -> line.startsWith("| ") ? line.substring(2) : line.replaceFirst("^\\|", ""))
                .collect(Collectors.joining("\n")));
    }

    static Optional<Command> read(String text, QuotedParts quotes) {
        return text.startsWith("note ")
                ? Optional.of(new Command.Note(quotes.meant(text.substring("note ".length()))))
                : Optional.empty();
    }

    /** Behind bars, unless something in it would not be there when it is read again. */
    static String print(Command.Note note) {
        List<String> lines = List.of(note.text().split("\n", -1));
        boolean isClear = lines.stream()
                .allMatch(line -> line.isEmpty() || QuotedText.canStandBare("|" + line.replace('\t', ' ')));
        return isClear
                ? lines.stream().map(line -> line.isEmpty() ? "|" : "| " + line).collect(Collectors.joining("\n"))
                : printQuoted(note);
    }

    static String printQuoted(Command.Note note) {
        return "note " + QuotedText.quoted(note.text());
    }
}
