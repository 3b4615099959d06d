package momentum.app.terminal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import momentum.app.cli.campaign.CampaignChange;
import momentum.app.cli.campaign.CampaignEditor;
import momentum.app.terminal.console.Completion;
import momentum.app.terminal.context.PreloadedLibrary;
import momentum.app.terminal.context.SessionContext;
import momentum.app.terminal.hero.HeroCreation;
import momentum.app.terminal.hero.HeroDraftFile;
import momentum.app.terminal.parse.AnswerParser;
import momentum.app.terminal.parse.AskParser;
import momentum.app.terminal.parse.BookParser;
import momentum.app.terminal.parse.ExactReplyParser;
import momentum.app.terminal.parse.Intent;
import momentum.app.terminal.parse.LineParser;
import momentum.app.terminal.parse.MoveParser;
import momentum.app.terminal.parse.NameAnswer;
import momentum.app.terminal.parse.NotationParser;
import momentum.app.terminal.parse.OracleParser;
import momentum.app.terminal.parse.OverrideParser;
import momentum.app.terminal.parse.PickParser;
import momentum.app.terminal.parse.SessionParser;
import momentum.app.terminal.view.QuestionScreen;
import momentum.app.terminal.view.SheetScreen;
import momentum.app.text.NameMatcher;
import momentum.app.text.TextStyle;
import momentum.app.text.TextWrap;
import momentum.notation.LineReading;
import momentum.play.Command;
import momentum.play.QuestionText;
import momentum.state.Hero;
import momentum.state.Question;
import momentum.table.Campaign;
import momentum.table.Moment;
import momentum.table.PendingCommand;

/** A campaign played a line at a time: each line is read, carried out, and what came of it is told. */
final class TerminalSession {
    private static final List<LineParser> BEFORE_ALL = List.of(new ExactReplyParser());
    private static final List<LineParser> AT_ANY_TIME =
            List.of(new SessionParser(), new OracleParser(), new AskParser(), new BookParser(), new OverrideParser());
    private static final List<LineParser> IN_PLAY = List.of(new AnswerParser(), new MoveParser(), new NotationParser());

    private final Campaign campaign;
    private final CampaignEditor editor;
    private final Output output;
    private final CommandSender sender;
    private final PreloadedLibrary books;
    private final Supplier<TextStyle> look;
    private final HeroDraftFile drafts;

    private String acting = "";
    private Optional<HeroCreation> creation = Optional.empty();

    /** A name that was given and waits for its rank. */
    private Optional<String> unranked = Optional.empty();

    /** What may be meant by the last line. */
    private Optional<Intent.Pick> pick = Optional.empty();

    TerminalSession(
            Campaign campaign,
            CampaignEditor editor,
            Output output,
            PreloadedLibrary books,
            Supplier<TextStyle> look,
            HeroDraftFile drafts) {
        this.campaign = campaign;
        this.editor = editor;
        this.output = output;
        this.books = books;
        this.look = look;
        this.drafts = drafts;
        this.sender = new CommandSender(campaign, output, this::context);
    }

    CommandSender.Faults faults() {
        return sender.faults();
    }

    /** How things stand as someone sits down: a hero to be made, or a question left open. */
    void begin() {
        if (campaign.now().table().heroes().isEmpty()) {
            create();
            return;
        }
        if (!drafts.lines().isEmpty()) {
            output.show(List.of("  A hero is half made: hero new goes on with that."));
        }
        output.asks(context());
    }

    private void create() {
        HeroCreation begun = new HeroCreation(
                campaign.play().rulebook(),
                books,
                campaign.now().table().heroes().stream().map(Hero::name).toList(),
                look);
        drafts.lines().forEach(begun::accept);
        creation = Optional.of(begun);
        output.asks(begun);
    }

    /** Who acts, should the question or the player not say otherwise: as chosen, or else the first who can. */
    SessionContext context() {
        Moment now = campaign.now();
        String hero = now.table()
                .hero(acting)
                .or(() -> now.table().inPlay().stream().findFirst())
                .or(() -> now.table().heroes().stream().findFirst())
                .map(Hero::name)
                .orElse("");
        return new SessionContext(campaign, now.table(), hero, unranked, books, look.get());
    }

    /** How the hero stands, and what is asked, if anything is. */
    String prompt() {
        SessionContext context = context();
        TextStyle style = look.get();
        String status = creation.isEmpty()
                ? context.acting().map(new SheetScreen(context)::status).orElse("")
                : "";
        Optional<String> asked = creation.isPresent() ? Optional.empty() : asked(context);
        if (style.plain()) {
            return (status.isEmpty() ? campaign.heading().name() : status)
                    + asked.map(what -> "; " + what).orElse("") + ": ";
        }
        return "\n" + (status.isEmpty() ? "" : TextWrap.parts(status, style.width()) + "\n")
                + asked.map(what -> style.faint(what + " ")).orElse("")
                + style.bold("> ");
    }

    private Optional<String> asked(SessionContext context) {
        return pick.map(ignored -> "which one?").or(() -> context.asked().map(new QuestionScreen(context)::brief));
    }

    /** Takes a line; says whether to go on. */
    boolean accept(String typed) {
        String line = typed.strip();
        if (line.startsWith("#")) {
            return true;
        }
        if (line.isEmpty()) {
            remind();
            return true;
        }
        return creation.map(step -> making(step, line)).orElseGet(() -> played(line));
    }

    /** Which one is meant stays open while one looks around or writes a note, as any question does. */
    private boolean played(String line) {
        Optional<Intent.Pick> among = pick;
        Intent intent = intent(line);
        boolean goesOn = carryOut(intent);
        boolean isNote = line.startsWith("|") || NameMatcher.first(line).equalsIgnoreCase("note");
        if (pick.isEmpty() && (isNote || intent instanceof Intent.Show || intent instanceof Intent.Unclear)) {
            pick = among;
            pick.filter(ignored -> isNote).ifPresent(several -> output.show(choices(several)));
        }
        return goesOn;
    }

    /** What is asked, once more. */
    private void remind() {
        if (creation.isPresent()) {
            output.asks(creation.get());
        } else if (pick.isPresent()) {
            output.show(choices(pick.get()));
        } else {
            output.asks(context());
        }
    }

    private boolean making(HeroCreation making, String line) {
        Optional<Intent> anyTime = whileMaking(line);
        if (anyTime.isPresent()) {
            boolean goesOn = carryOut(anyTime.get());
            creation.filter(step -> goesOn && isTravel(line)).ifPresent(output::asks);
            return goesOn;
        }
        if (line.equalsIgnoreCase("back")
                && making.isAtFirstStep()
                && !campaign.now().table().heroes().isEmpty()) {
            creation = Optional.empty();
            output.asks(context());
            return true;
        }
        switch (making.accept(line)) {
            case HeroCreation.StepResult.Taken(List<String> lines) -> {
                drafts.add(line);
                if (!lines.isEmpty()) {
                    output.show(lines);
                }
            }
            case HeroCreation.StepResult.TakenAs(String whole, List<String> lines) -> {
                drafts.add(whole);
                if (!lines.isEmpty()) {
                    output.show(lines);
                }
            }
            case HeroCreation.StepResult.Shown(List<String> lines) -> output.show(lines);
            case HeroCreation.StepResult.Slip(String why) -> sender.unclear(why);
            case HeroCreation.StepResult.Ready(Command.AddHero hero) -> {
                return join(hero);
            }
        }
        output.asks(making);
        return true;
    }

    /** While a hero is made one may leave, read cards, or give a whole hero in a line. */
    private Optional<Intent> whileMaking(String line) {
        String first = NameMatcher.first(line).toLowerCase(Locale.ROOT);
        boolean isWholeHero = first.equals("hero") && line.contains(":");
        boolean isLooking = first.equals("assets") || first.equals("campaign");
        boolean isLeaving = line.matches("(?i)quit|exit|q");
        boolean isTravelling = isTravel(line);
        if (isWholeHero) {
            return switch (NotationParser.read(campaign.play().rulebook(), line, "")) {
                case LineReading.Understood(Command.AddHero hero, String ignored) -> {
                    join(hero);
                    yield Optional.of(new Intent.Show(List.of()));
                }
                case LineReading.Understood _, LineReading.WantsDice _ -> Optional.empty();
                case LineReading.Unclear(String why) -> Optional.of(new Intent.Unclear(why));
            };
        }
        // All cards there are, and not those of whoever is at the table already.
        String looked = line.equalsIgnoreCase("assets") ? line + " " + BookParser.ALL : line;
        return isLooking || isLeaving || isTravelling ? first(AT_ANY_TIME, context(), looked) : Optional.empty();
    }

    /** Back and forth in what has happened, where that has left no hero at the table. */
    private boolean isTravel(String line) {
        return campaign.now().seq() > 0
                && campaign.now().table().heroes().isEmpty()
                && line.matches("(?i)undo|redo|log( \\d{1,4})?|play on from \\d{1,18}");
    }

    private boolean join(Command.AddHero hero) {
        if (sender.say(List.of(PendingCommand.of(hero)), Optional.empty())) {
            drafts.clear();
            creation = Optional.empty();
            acting = hero.name();
            if (campaign.now().table().questions().isEmpty()) {
                output.show(List.of("  Type a move, such as face danger, or help to see what there is."));
            }
        } else {
            output.asks(creation.orElseThrow());
        }
        return true;
    }

    private Intent intent(String typed) {
        Optional<String> speaker = speaker(typed);
        speaker.ifPresent(name -> acting = name);
        String line =
                speaker.map(name -> typed.substring(name.length() + 1).strip()).orElse(typed);
        SessionContext context = context();
        Optional<Intent.Pick> among = pick;
        Optional<Intent> picked = among.flatMap(several -> PickParser.read(several, line));
        pick = Optional.empty();
        if (picked.isEmpty() && isForOthers(context, speaker) && isAnswer(context, line)) {
            return new Intent.Unclear("nothing is asked of %s, but of %s: %s"
                    .formatted(
                            context.hero(),
                            context.question().orElseThrow().hero(),
                            QuestionText.inWords(context.asked().orElseThrow())));
        }
        Optional<Intent> settled = picked.or(() -> first(BEFORE_ALL, context, line));
        if (settled.isPresent()) {
            return settled.get();
        }
        boolean isNaming = context.question()
                .filter(question -> question instanceof Question.Name name && name.mayBeNew())
                .isPresent();
        Optional<Intent> atAnyTime =
                isNaming && NameAnswer.isSurely(line) ? Optional.empty() : first(AT_ANY_TIME, context, line);
        // Whatever is no line of another kind is a name, where one is asked for.
        return atAnyTime
                .filter(intent -> !(isNaming && intent instanceof Intent.Unclear))
                .or(() -> first(IN_PLAY, context, line))
                .orElseGet(() -> new Intent.Unclear(among.map(several -> PickParser.none(several, line))
                        .orElseGet(() -> Suggestion.about(context, line))));
    }

    /** A line that begins with a hero's name and a colon is theirs, and they act from now on. */
    private Optional<String> speaker(String line) {
        return campaign.now().table().heroes().stream()
                .map(Hero::name)
                .filter(name -> line.startsWith(":", name.length())
                        && NameMatcher.isSame(name, line.substring(0, name.length())))
                .max(Comparator.comparingInt(String::length));
    }

    private static boolean isAnswer(SessionContext context, String line) {
        return first(BEFORE_ALL, context, line).isPresent()
                || (first(AT_ANY_TIME, context, line).isEmpty()
                        && new AnswerParser().parse(context, line).isPresent());
    }

    /** Whether the questions that wait are for others than the hero whom the line names. */
    private static boolean isForOthers(SessionContext context, Optional<String> speaker) {
        List<Question> open = context.table().questions();
        return speaker.isPresent()
                && !open.isEmpty()
                && open.stream().noneMatch(question -> question.hero().equals(speaker.get()));
    }

    private static Optional<Intent> first(List<LineParser> parsers, SessionContext context, String line) {
        Optional<Intent> intent = Optional.empty();
        for (LineParser parser : parsers) {
            intent = intent.isPresent() ? intent : parser.parse(context, line);
        }
        return intent;
    }

    private boolean carryOut(Intent intent) {
        unranked = Optional.empty();
        switch (intent) {
            case Intent.Quit() -> {
                return false;
            }
            case Intent.Show(List<String> lines) -> {
                if (!lines.isEmpty()) {
                    output.show(lines);
                }
            }
            case Intent.Unclear(String why) -> sender.unclear(why);
            case Intent.Pick several -> {
                pick = Optional.of(several);
                output.show(choices(several));
            }
            case Intent.NeedsRank(String name) -> {
                unranked = Optional.of(name);
                output.asks(context());
            }
            case Intent.ChangeHero(String hero) -> {
                acting = hero;
                output.show(List.of("  " + hero + " acts."));
            }
            case Intent.ChangeCampaign(CampaignChange change) -> {
                return change(change);
            }
            case Intent.CreateHero() -> create();
            case Intent.Undo() -> travel(sender::undo);
            case Intent.Redo() -> travel(sender::redo);
            case Intent.PlayOnFrom(long row) -> travel(() -> sender.playOnFrom(row));
            case Intent.OpenSeal() -> sender.openSeal();
            case Intent.Say(List<PendingCommand> commands, Optional<Intent.Roll> roll) -> sender.say(commands, roll);
        }
        return true;
    }

    /** Where no hero is left at the table, the first is to be made; and where one is back, no longer. */
    private void travel(Runnable backOrForward) {
        boolean wasEmpty = campaign.now().table().heroes().isEmpty();
        backOrForward.run();
        boolean isEmpty = campaign.now().table().heroes().isEmpty();
        if (wasEmpty && !isEmpty) {
            creation = Optional.empty();
        } else if (isEmpty && creation.isEmpty()) {
            output.show(List.of("  No hero is at this table now. redo brings back what was taken back; or make one:"));
            create();
        }
    }

    /** Whether to go on: a campaign that is put away or deleted is left. */
    private boolean change(CampaignChange change) {
        if (change instanceof CampaignChange.Rename(String name)) {
            Optional<String> fault = editor.fault(campaign.heading(), name);
            if (fault.isPresent()) {
                sender.unclear(fault.get());
                return true;
            }
        }
        output.show(List.of("  " + editor.apply(change, campaign.heading())));
        return campaign.heading().life().isListed();
    }

    private static List<String> choices(Intent.Pick pick) {
        List<String> lines = new ArrayList<>(List.of("  Which one?"));
        for (Intent.Choice choice : pick.choices()) {
            lines.add("  %2d  %s".formatted(lines.size(), choice.label()));
        }
        return lines;
    }

    /** What the tab key offers here. */
    List<Completion> completions(String typed) {
        return creation.map(HeroCreation::completions).orElseGet(() -> Suggestion.completions(context(), pick, typed));
    }
}
