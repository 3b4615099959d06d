package momentum.app.terminal.campaign;

import java.util.List;
import java.util.Locale;
import momentum.app.terminal.view.Help;
import momentum.app.text.NameMatcher;

/** What was typed where a campaign is asked for. */
sealed interface PickerLine {
    record Blank() implements PickerLine {}

    record Help() implements PickerLine {}

    /** Show the campaigns again. */
    record ListAll() implements PickerLine {}

    record Quit() implements PickerLine {}

    /** One of the list, by its place in it. */
    record Numbered(int number) implements PickerLine {}

    /** A new campaign, whatever others are called. */
    record New(String name) implements PickerLine {}

    /** A campaign by its name or part of it; or what a new one is to be called. */
    record Name(String words) implements PickerLine {}

    /** Words with a meaning of their own here, which a campaign cannot be called. */
    List<String> WORDS = List.of("?", "help", "quit", "exit", "q", "list", "campaigns", "new", "yes", "y", "no", "n");

    static PickerLine read(String line) {
        String typed = line.strip();
        if (typed.matches("\\d{1,6}")) {
            return new Numbered(Integer.parseInt(typed));
        }
        if (NameMatcher.first(typed).equalsIgnoreCase("new")
                && !NameMatcher.rest(typed).isEmpty()) {
            return new New(NameMatcher.rest(typed));
        }
        return switch (typed.toLowerCase(Locale.ROOT)) {
            case "", "no", "n", "yes", "y" -> new Blank();
            case "?", "help", "new" -> new Help();
            case "list", "campaigns" -> new ListAll();
            case "quit", "exit", "q" -> new Quit();
            default -> new Name(typed);
        };
    }

    static boolean isWord(String name) {
        return WORDS.contains(name.strip().toLowerCase(Locale.ROOT));
    }
}
