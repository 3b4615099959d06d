package momentum.app.terminal.campaign;

import java.util.Locale;
import java.util.Optional;
import momentum.app.cli.campaign.CampaignChange;
import momentum.app.terminal.view.Help;
import momentum.app.text.NameMatcher;

/** What was typed where a campaign is asked for. */
sealed interface PickerLine {
    record Blank() implements PickerLine {}

    record Help() implements PickerLine {}

    /**
     * Show the campaigns again.
     *
     * @param hidden those that are put away or deleted as well
     */
    record ShowList(boolean hidden) implements PickerLine {}

    /** Something is to be done to a campaign. */
    record Change(CampaignChange change, String campaign) implements PickerLine {}

    /** A campaign and its new name, with a {@code to} between them somewhere. */
    record Rename(String words) implements PickerLine {}

    record Quit() implements PickerLine {}

    /** One of the list, by its place in it. */
    record Numbered(int number) implements PickerLine {}

    /** A new campaign, whatever others are called. */
    record New(String name) implements PickerLine {}

    /** A campaign by its name or part of it; or what a new one is to be called. */
    record Name(String words) implements PickerLine {}

    static PickerLine read(String line) {
        String typed = line.strip();
        if (typed.matches("\\d{1,6}")) {
            return new Numbered(Integer.parseInt(typed));
        }
        String rest = NameMatcher.rest(typed);
        return rest.isEmpty() ? word(typed) : words(typed, NameMatcher.first(typed), rest);
    }

    private static PickerLine words(String typed, String first, String rest) {
        Optional<CampaignChange> change = CampaignChange.of(first);
        if (change.isPresent()) {
            return new Change(change.get(), rest);
        }
        return switch (first.toLowerCase(Locale.ROOT)) {
            case "help", "?" -> new Help();
            case "new" -> new New(rest);
            case "rename" -> new Rename(rest);
            case "list" -> rest.equalsIgnoreCase("all") ? new ShowList(true) : new Name(typed);
            default -> new Name(typed);
        };
    }

    private static PickerLine word(String typed) {
        return switch (typed.toLowerCase(Locale.ROOT)) {
            case "", "no", "n", "yes", "y" -> new Blank();
            case "?", "help", "new", "rename", "archive", "unarchive", "delete", "restore" -> new Help();
            case "list", "campaigns" -> new ShowList(false);
            case "all" -> new ShowList(true);
            case "quit", "exit", "q" -> new Quit();
            default -> new Name(typed);
        };
    }
}
