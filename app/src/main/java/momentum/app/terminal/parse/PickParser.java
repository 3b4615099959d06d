package momentum.app.terminal.parse;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import momentum.app.text.NameMatcher;

/** Which of several things is meant: by its number, or by words that only one has. */
public final class PickParser {
    private PickParser() {}

    /** What to say of a line that is none of them, and nothing else either. */
    public static String none(Intent.Pick pick, String line) {
        return "\"%s\" is none of them: type a number from 1 to %d, more of a name, or something else to do"
                .formatted(line, pick.choices().size());
    }

    /** What is wanted, or nothing where the line is about something else. */
    public static Optional<Intent> read(Intent.Pick pick, String line) {
        List<Intent.Choice> choices = pick.choices();
        if (line.matches("\\d{1,4}")) {
            int number = Integer.parseInt(line);
            return Optional.of(
                    number >= 1 && number <= choices.size()
                            ? choices.get(number - 1).intent()
                            : new Intent.Unclear("they are numbered 1 to %d".formatted(choices.size())));
        }
        if (SessionParser.WORDS.contains(NameMatcher.first(line).toLowerCase(Locale.ROOT))) {
            return Optional.empty();
        }
        List<Intent.Choice> meant = NameMatcher.meant(line, choices, Intent.Choice::label);
        // Words that all of them have choose nothing: "oracle" is the command, though each label has it.
        if (meant.size() == choices.size()) {
            return Optional.empty();
        }
        return switch (meant.size()) {
            case 0 -> Optional.empty();
            case 1 -> Optional.of(meant.getFirst().intent());
            default -> Optional.of(new Intent.Pick(meant));
        };
    }
}
