package momentum.app.terminal.campaign;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import momentum.app.cli.campaign.CampaignChange;
import momentum.app.cli.campaign.CampaignEditor;
import momentum.app.cli.campaign.CampaignLookup;
import momentum.app.cli.campaign.CampaignMatch;
import momentum.app.cli.campaign.CampaignsCommand;
import momentum.app.terminal.console.Console;
import momentum.app.text.NameMatcher;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.journal.Heading;
import momentum.table.journal.Journal;

/** Asks which campaign is to be played, until one is chosen or the player leaves. */
final class CampaignPrompt {
    private static final List<String> HELP = List.of(
            "2                     the campaign with that number",
            "winter                the campaign whose name begins so, or has that word in it",
            "new The Long Winter   a new campaign; a new name alone is asked about first",
            "list, all             the campaigns again; also those put away or deleted",
            "rename winter to Ice  another name",
            "archive winter        put it away, as it is; unarchive takes it out again",
            "delete winter         delete it; for 30 days, restore brings it back",
            "quit                  leave",
            "A campaign is one long story: heroes, their vows, and all that happens to them.",
            "Everything is kept. For Starforged, leave, and type ./momentum play --game starforged.");

    /** What came of a line. */
    private sealed interface Step {
        record Chosen(Campaign campaign) implements Step {}

        record Left() implements Step {}

        record AskAgain() implements Step {}

        /** Another line was typed in the place of yes or no. */
        record Instead(String line) implements Step {}
    }

    private final CampaignOpener opener;
    private final Console console;

    CampaignPrompt(CampaignOpener opener, Console console) {
        this.opener = opener;
        this.console = console;
    }

    /** The campaign that is chosen, or nothing where the player leaves. */
    Optional<Campaign> ask() {
        list();
        return go(console.next("Campaign"));
    }

    /** Begins a new campaign if that is meant, and asks for another otherwise. */
    Optional<Campaign> confirm(String name, Optional<String> near) {
        return switch (asked(name, near)) {
            case Step.Chosen(Campaign campaign) -> Optional.of(campaign);
            case Step.Left() -> Optional.empty();
            case Step.AskAgain() -> ask();
            case Step.Instead(String line) -> go(Optional.of(line));
        };
    }

    private Optional<Campaign> go(Optional<String> first) {
        Optional<String> line = first;
        while (line.isPresent()) {
            switch (step(line.get())) {
                case Step.Chosen(Campaign campaign) -> {
                    return Optional.of(campaign);
                }
                case Step.Left() -> {
                    return Optional.empty();
                }
                case Step.AskAgain() -> line = console.next("Campaign");
                case Step.Instead(String typed) -> line = Optional.of(typed);
            }
        }
        return Optional.empty();
    }

    /** A campaign whose whole name is typed is meant, though its first word has a meaning here. */
    private Step step(String typed) {
        return opener.list().stream()
                .filter(each -> NameMatcher.first(typed.strip()).length()
                                < typed.strip().length()
                        && NameMatcher.isSame(each.heading().name(), typed))
                .findFirst()
                .<Step>map(each -> new Step.Chosen(opener.open(each)))
                .orElseGet(() -> step(PickerLine.read(typed)));
    }

    private Step step(PickerLine line) {
        return switch (line) {
            case PickerLine.Blank() -> {
                list();
                yield new Step.AskAgain();
            }
            case PickerLine.Quit() -> new Step.Left();
            case PickerLine.Help() -> {
                HELP.forEach(console::tell);
                yield new Step.AskAgain();
            }
            case PickerLine.ShowList(boolean hidden) -> {
                list();
                if (hidden) {
                    CampaignsCommand.hiddenLines(opener.hidden()).forEach(console::tell);
                }
                yield new Step.AskAgain();
            }
            case PickerLine.Change(CampaignChange change, String campaign) -> change(change, campaign);
            case PickerLine.Rename(String words) -> rename(words);
            case PickerLine.Numbered(int number) -> numbered(number, opener.list());
            case PickerLine.New(String name) -> begun(name);
            case PickerLine.Name(String words) -> named(words);
        };
    }

    private void list() {
        List<Journal.CampaignSummary> listed = opener.list();
        if (listed.isEmpty()) {
            console.tell(
                    opener.hidden().isEmpty()
                            ? "There is no campaign yet. What shall the first be called?"
                            : "No campaign is in play; all shows those put away or deleted. Type a name for a new one.");
            return;
        }
        CampaignsCommand.lines(listed, console.look()).forEach(console::tell);
        console.tell("Type a number or a name; new and a name for a new one; help for more.");
    }

    private Step numbered(int number, List<Journal.CampaignSummary> listed) {
        if (number >= 1 && number <= listed.size()) {
            return new Step.Chosen(opener.open(listed.get(number - 1)));
        }
        return unclear(
                listed.isEmpty()
                        ? "there is no campaign yet; type a name for the first"
                        : "there are %d; type one of their numbers, or a name".formatted(listed.size()));
    }

    private Step change(CampaignChange change, String typed) {
        return switch (found(change, typed)) {
            case CampaignEditor.Found.One(Heading campaign) -> {
                if (!(change instanceof CampaignChange.Delete) || isSure(campaign)) {
                    console.report(opener.editor().apply(change, campaign));
                }
                yield new Step.AskAgain();
            }
            case CampaignEditor.Found.No(String why) -> unclear(why);
        };
    }

    /** By its number in the list as well. */
    private CampaignEditor.Found found(CampaignChange change, String typed) {
        List<Journal.CampaignSummary> listed = opener.list();
        boolean isNumber =
                typed.matches("\\d{1,4}") && Integer.parseInt(typed) >= 1 && Integer.parseInt(typed) <= listed.size();
        return opener.editor()
                .find(
                        change,
                        isNumber
                                ? listed.get(Integer.parseInt(typed) - 1)
                                        .heading()
                                        .id()
                                : typed);
    }

    private boolean isSure(Heading campaign) {
        if (console.isProgram()) {
            return true;
        }
        console.tell("Delete %s? It can be brought back for %d days. Type yes or no."
                .formatted(campaign.name(), Campaigns.BROUGHT_BACK_FOR.toDays()));
        boolean isSure = console.next("Yes or no")
                .filter(answer -> answer.strip().toLowerCase(Locale.ROOT).matches("y|yes"))
                .isPresent();
        if (!isSure) {
            console.tell(campaign.name() + " stays as it is.");
        }
        return isSure;
    }

    private Step rename(String words) {
        Optional<RenameWords> meant = RenameWords.of(words, opener.list());
        if (meant.isEmpty()) {
            return unclear("say which, and its new name: rename winter to The Long Ice");
        }
        CampaignChange.Rename change = new CampaignChange.Rename(meant.get().name());
        return switch (found(change, meant.get().campaign())) {
            case CampaignEditor.Found.One(Heading campaign) -> {
                Optional<String> fault = opener.editor().fault(campaign, change.name());
                if (fault.isPresent()) {
                    yield unclear(fault.get());
                }
                console.report(opener.editor().apply(change, campaign));
                yield new Step.AskAgain();
            }
            case CampaignEditor.Found.No(String why) -> unclear(why);
        };
    }

    private Step begun(String name) {
        Optional<String> fault = opener.fault(name);
        return fault.isPresent() ? unclear(fault.get()) : new Step.Chosen(opener.begin(name));
    }

    private Step named(String words) {
        return switch (CampaignLookup.find(words, opener.list())) {
            case CampaignMatch.One(Journal.CampaignSummary one) -> new Step.Chosen(opener.open(one));
            case CampaignMatch.Several several ->
                unclear("\"%s\" may be %s; type more of it, or its number".formatted(words, several.inWords()));
            case CampaignMatch.None(Optional<String> near) -> asked(words, near);
        };
    }

    /** A program is not asked back: it says new where it means a new one. */
    private Step asked(String name, Optional<String> near) {
        Optional<String> fault = opener.fault(name);
        if (fault.isPresent()) {
            return unclear(fault.get());
        }
        Optional<String> hidden = opener.isHidden(name);
        if (hidden.isPresent()) {
            return unclear("%s; all shows it, and new %s begins another".formatted(hidden.get(), name));
        }
        if (console.isProgram()) {
            return unclear("there is no campaign called %s; new %s begins one".formatted(name, name));
        }
        while (true) {
            console.tell(near.map("There is %s. "::formatted).orElse("")
                    + "Begin a new campaign called %s? Type yes or no.".formatted(name));
            Optional<String> answer = console.next("Yes or no").map(String::strip);
            if (answer.isEmpty()) {
                return new Step.Left();
            }
            switch (answer.get().toLowerCase(Locale.ROOT)) {
                case "yes", "y" -> {
                    return begun(name);
                }
                // An empty line shows the question again, here as everywhere.
                case "" -> {}
                case "no", "n" -> {
                    return new Step.Instead("");
                }
                default -> {
                    return new Step.Instead(answer.get());
                }
            }
        }
    }

    private Step unclear(String why) {
        console.unclear(why);
        return new Step.AskAgain();
    }
}
