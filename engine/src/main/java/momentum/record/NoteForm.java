package momentum.record;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import momentum.play.Command;

/** Notes, in the words they are written in: each line behind a bar, or all of it behind {@code note}. */
final class NoteForm {
    private NoteForm() {}

    static boolean isBarred(String line) {
        return line.startsWith("|");
    }

    /** Lines that each begin with a bar; nothing in them means anything but itself. */
    static Command readBarred(String text) {
        return new Command.Note(text.lines()
                .map(String::strip)
                .map(line -> line.startsWith("| ") ? line.substring(2) : line.replaceFirst("^\\|", ""))
                .collect(Collectors.joining("\n")));
    }

    static Optional<Command> read(String text, Quotes quotes) {
        return text.startsWith("note ")
                ? Optional.of(new Command.Note(quotes.meant(text.substring("note ".length()))))
                : Optional.empty();
    }

    /** Behind bars, unless something in it would not be there when it is read again. */
    static String print(Command.Note note) {
        List<String> lines = List.of(note.text().split("\n", -1));
        boolean isClear = lines.stream()
                .allMatch(line -> line.isEmpty() || Quotation.canStandBare("|" + line.replace('\t', ' ')));
        return isClear
                ? lines.stream().map(line -> line.isEmpty() ? "|" : "| " + line).collect(Collectors.joining("\n"))
                : "note " + Quotation.quoted(note.text());
    }
}
