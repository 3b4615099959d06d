package momentum.app.terminal.parse;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import momentum.app.cli.campaign.CampaignChange;
import momentum.app.cli.campaign.CampaignsCommand;
import momentum.app.terminal.context.SessionContext;
import momentum.app.terminal.view.Help;
import momentum.app.terminal.view.HistoryScreen;
import momentum.app.terminal.view.SealScreen;
import momentum.app.terminal.view.SheetScreen;
import momentum.app.text.NameMatcher;
import momentum.app.text.TextLayout;
import momentum.notation.LineReading;
import momentum.notation.RecordReader;
import momentum.notation.RecordStep;
import momentum.phrase.Nearest;
import momentum.play.Command;
import momentum.rule.Debility;
import momentum.rule.Game;
import momentum.rule.Meter;
import momentum.state.Hero;
import momentum.table.Campaigns;
import momentum.table.journal.Heading;

/** What can be said at any time: looking around, going back, notes, and the last word on any number. */
public final class SessionParser implements LineParser {
    /** First words that this parser takes for its own. */
    public static final List<String> WORDS = List.of(
            "help",
            "quit",
            "undo",
            "redo",
            "play on from",
            "branches",
            "log",
            "play",
            "why",
            "sheet",
            "tracks",
            "note",
            "set",
            "hero",
            "aside",
            "strictness",
            "seal",
            "campaign");

    private static final int LOG = 10;

    @Override
    public Optional<Intent> parse(SessionContext context, String line) {
        String rest = NameMatcher.rest(line);
        if (line.startsWith("|")) {
            return Optional.of(note(line.substring(1).strip()));
        }
        Intent wish = switch (NameMatcher.first(line).toLowerCase(Locale.ROOT)) {
            case "help", "?" -> alone(rest, new Intent.Show(Help.lines(context, rest)), true);
            case "quit", "exit", "q" -> alone(rest, new Intent.Quit(), false);
            case "undo" -> alone(rest, new Intent.Undo(), false);
            case "redo" -> alone(rest, new Intent.Redo(), false);
            case "branches" -> alone(rest, new Intent.Show(new HistoryScreen(context).branches()), false);
            case "play" -> NameMatcher.first(rest).equalsIgnoreCase("on") ? playOn(line) : null;
            case "why" -> alone(rest, new Intent.Show(new HistoryScreen(context).why()), true);
            case "log" -> log(context, rest);
            case "sheet" -> sheet(context, rest);
            case "tracks" -> alone(rest, new Intent.Show(new SheetScreen(context).tracks()), false);
            case "note" -> note(rest);
            case "set" -> rest.startsWith("aside") ? aside(context, NameMatcher.rest(rest)) : set(context, line);
            case "hero" -> hero(context, line, rest);
            case "aside" -> aside(context, rest);
            case "seal" -> seal(context, rest);
            case "campaign" -> campaign(context, rest);
            case "strictness" -> notation(context, "strictness " + rest.toLowerCase(Locale.ROOT));
            default -> null;
        };
        return Optional.ofNullable(wish);
    }

    private static Intent alone(String rest, Intent wish, boolean mayHaveMore) {
        return rest.isEmpty() || mayHaveMore
                ? wish
                : new Intent.Unclear("that word stands alone, without \"" + rest + "\"");
    }

    private static Intent playOn(String line) {
        return RecordReader.read(line.toLowerCase(Locale.ROOT).replaceAll("\\s+", " "))
                                .getFirst()
                        instanceof RecordStep.PlayOn on
                ? new Intent.PlayOnFrom(on.row())
                : new Intent.Unclear("play on from 12 goes back to row 12; log shows the rows with their numbers");
    }

    private static Intent note(String text) {
        return text.isEmpty()
                ? new Intent.Unclear("a note has words: note The ice gives way")
                : Intent.Say.of(new Command.Note(text));
    }

    /** The engine takes it at any time, so that records may say it; whoever types it where nothing is asked is told so. */
    private static Intent aside(SessionContext context, String rest) {
        if (context.question().isEmpty()) {
            return new Intent.Unclear("nothing is asked, so there is nothing to set aside");
        }
        return Intent.Say.of(new Command.SetAside(rest.replaceFirst("^because\\s+", "")));
    }

    private static Intent seal(SessionContext context, String rest) {
        return switch (rest.toLowerCase(Locale.ROOT)) {
            case "" -> new Intent.Show(SealScreen.inUse(context.campaign().sealInUse()));
            case "open" -> new Intent.OpenSeal();
            default -> new Intent.Unclear("seal alone shows what the dice follow from; seal open opens it");
        };
    }

    private static Intent campaign(SessionContext context, String rest) {
        String name = NameMatcher.rest(rest);
        Heading heading = context.campaign().heading();
        return switch (NameMatcher.first(rest).toLowerCase(Locale.ROOT)) {
            case "" ->
                new Intent.Show(List.of("  %s, played %s, %s"
                        .formatted(
                                heading.name(),
                                heading.mode().inWords(),
                                CampaignsCommand.rows(context.campaign().now().seq()))));
            case "rename" ->
                name.isEmpty()
                        ? new Intent.Unclear("say its new name: campaign rename The Long Ice")
                        : new Intent.ChangeCampaign(new CampaignChange.Rename(name));
            case "archive" -> alone(name, new Intent.ChangeCampaign(new CampaignChange.Archive()), false);
            case "delete" ->
                name.equalsIgnoreCase("yes")
                        ? new Intent.ChangeCampaign(new CampaignChange.Delete())
                        : new Intent.Show(
                                List.of("  To delete %s, type: campaign delete yes. It can be brought back for %d days."
                                        .formatted(heading.name(), Campaigns.BROUGHT_BACK_FOR.toDays())));
            default -> new Intent.Unclear("campaign alone, or with rename and a name, archive, or delete");
        };
    }

    private static Intent log(SessionContext context, String rest) {
        if (rest.equalsIgnoreCase("taken back")) {
            return new Intent.Show(new HistoryScreen(context).takenBack());
        }
        if (!rest.matches("\\d{0,4}")) {
            return new Intent.Unclear("log takes a number, log 20; or log taken back");
        }
        int wanted = rest.isEmpty() ? LOG : Math.max(1, Integer.parseInt(rest));
        return new Intent.Show(new HistoryScreen(context).log(wanted));
    }

    private static Intent sheet(SessionContext context, String rest) {
        List<Hero> meant = rest.isEmpty()
                ? context.acting().stream().toList()
                : NameMatcher.meant(rest, context.table().heroes(), Hero::name);
        return meant.isEmpty()
                ? new Intent.Unclear("there is no hero called " + rest)
                : new Intent.Show(new SheetScreen(context).sheet(meant.getFirst()));
    }

    private static Intent hero(SessionContext context, String line, String rest) {
        if (line.contains(":")) {
            return notation(context, line);
        }
        if (rest.equalsIgnoreCase("new")) {
            return new Intent.CreateHero();
        }
        List<Hero> meant = NameMatcher.meant(rest, context.table().heroes(), Hero::name);
        if (meant.size() == 1) {
            return new Intent.ChangeHero(meant.getFirst().name());
        }
        String known = TextLayout.list(
                context.table().heroes().stream().map(Hero::name).toList(), "and");
        return new Intent.Unclear(
                "at this table: " + known + "; hero with a name changes who acts, and hero new makes another");
    }

    /** "set momentum 4 because ...": a slip in what is set gets a hint. */
    private static Intent set(SessionContext context, String line) {
        return switch (NotationParser.read(context.rulebook(), line, context.hero())) {
            case LineReading.Understood(Command.SetValue set, String ignored)
            when !values(context.rulebook().game()).contains(set.what()) ->
                new Intent.Unclear(unfinished(set.what())
                        .orElseGet(() -> "there is no \"" + set.what() + "\" to set"
                                + Nearest.to(
                                                set.what(),
                                                values(context.rulebook().game()))
                                        .map(near -> "; did you mean " + near + "?")
                                        .orElse("; try set momentum 4 because we misread the move")));
            case LineReading.Understood(Command.Correct correct, String ignored) ->
                Intent.Say.of(new MeantCorrection(context).of(correct));
            case LineReading.Understood(Command command, String ignored) -> Intent.Say.of(command);
            case LineReading.WantsDice _ -> new Intent.Unclear("this line has no dice in it: " + line);
            case LineReading.Unclear(String why) -> new Intent.Unclear(why);
        };
    }

    /** What is set by its name, and was said without one. */
    private static Optional<String> unfinished(String what) {
        if (what.matches("(no )?gear")) {
            return Optional.of("say what is carried, all of it: set gear a bow, a rope; or set no gear");
        }
        if (what.matches("(no )?asset")) {
            return Optional.of("say which card: set asset Hound, or set no asset Hound");
        }
        return what.matches("(no )?bond( with)?")
                ? Optional.of("say with whom: set bond with Edda, or set no bond with Edda")
                : Optional.empty();
    }

    private static List<String> values(Game game) {
        return Stream.of(
                        game.stats().stream(),
                        game.meters().stream().map(Meter::name),
                        game.debilities().stream().map(Debility::name),
                        Stream.of("experience", "harm", "initiative"))
                .flatMap(each -> each)
                .toList();
    }

    private static Intent notation(SessionContext context, String line) {
        return switch (NotationParser.read(context.rulebook(), line, context.hero())) {
            case LineReading.Understood(Command command, String ignored) -> Intent.Say.of(command);
            case LineReading.WantsDice _ -> new Intent.Unclear("this line has no dice in it: " + line);
            case LineReading.Unclear(String why) -> new Intent.Unclear(why);
        };
    }
}
