package momentum.app.terminal.view;

import java.nio.charset.StandardCharsets;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import momentum.app.terminal.context.SessionContext;
import momentum.app.text.TextStyle;
import momentum.content.Rulebooks;
import momentum.play.Command;
import momentum.play.Event;
import momentum.play.EventText;
import momentum.rule.Ability;
import momentum.rule.Source;
import momentum.table.Branch;
import momentum.table.Campaign;
import momentum.table.JournalEntry;
import momentum.table.Moment;
import momentum.table.seat.Seat;
import momentum.table.story.DiceNews;
import momentum.table.story.TakenBack;

/** What has happened so far, and why. */
public final class HistoryScreen {
    /** A look back reads at most so many rows at once. */
    private static final long STRIDE = 200;

    private static final DateTimeFormatter LAID_ASIDE =
            DateTimeFormatter.ofPattern("'on' d MMMM 'at' HH:mm", Locale.ENGLISH);

    private final SessionContext context;
    private final TextStyle look;

    public HistoryScreen(SessionContext context) {
        this.context = context;
        this.look = context.look();
    }

    /** The last rows that still stand, the latest last, and the dice among them that do not count. */
    private record Last(List<JournalEntry> standing, Map<Long, TakenBack> takenBack, Map<Long, List<DiceNews>> news) {}

    private Last last(int wanted) {
        Moment now = context.campaign().now();
        for (long rows = Math.max(STRIDE, 4L * wanted); ; rows *= 4) {
            List<JournalEntry> read = entries(now, rows);
            List<JournalEntry> standing = Campaign.standing(read, now.head());
            if (standing.size() >= wanted || rows >= now.seq()) {
                return new Last(
                        standing.subList(Math.max(0, standing.size() - wanted), standing.size()),
                        TakenBack.find(read, now.head()).stream()
                                .collect(Collectors.toMap(TakenBack::above, each -> each)),
                        DiceNews.find(read, now.head()));
            }
        }
    }

    private List<JournalEntry> entries(Moment now, long rows) {
        return context.campaign().entries(Math.max(0, now.seq() - rows), now.seq());
    }

    /** Of so many rows those that still stand. */
    private List<JournalEntry> standing(long rows) {
        Moment now = context.campaign().now();
        return Campaign.standing(entries(now, rows), now.head());
    }

    public List<String> log(int wanted) {
        List<String> lines = new ArrayList<>();
        Last last = last(wanted);
        lines.addAll(folded(last, 0));
        for (JournalEntry entry : last.standing()) {
            String said = entry.commands().stream()
                    .map(HistoryScreen::heading)
                    .filter(heading -> !heading.isEmpty())
                    .collect(Collectors.joining(", "));
            List<String> told = new EventScreen(context).lines(entry.events());
            List<String> all = new ArrayList<>(told);
            if (!said.isEmpty()) {
                all.addFirst("  " + look.bold(said));
            }
            String number = "%4d".formatted(entry.seq());
            for (String line : all) {
                lines.add(look.faint(number) + line);
                number = "    ";
            }
            lines.addAll(folded(last, entry.seq()));
        }
        if (lines.isEmpty()) {
            lines.add("  Nothing has happened yet.");
        }
        for (Branch branch : context.campaign().branches()) {
            lines.add(look.faint("  laid aside: rows %d to %d; play on from %d returns to them"
                    .formatted(branch.first(), branch.last(), branch.last())));
        }
        return lines;
    }

    private List<String> folded(Last last, long above) {
        return Stream.concat(
                        Optional.ofNullable(last.takenBack().get(above)).stream()
                                .map(folded -> folded.inWords() + "; log taken back lists them"),
                        last.news().getOrDefault(above, List.of()).stream().map(DiceNews::words))
                .map(line -> look.faint("      " + line))
                .toList();
    }

    /** The dice that fell and do not count, all there are: the page lets a person stop where they like. */
    public List<String> takenBack() {
        Moment now = context.campaign().now();
        List<String> lines = new ArrayList<>();
        for (TakenBack taken : TakenBack.find(entries(now, now.seq()), now.head())) {
            lines.add("  " + look.bold(taken.inWords()));
            for (TakenBack.Roll roll : taken.rolls()) {
                lines.add(look.faint("%4d".formatted(roll.row())) + "  " + roll.words());
            }
        }
        return lines.isEmpty() ? List.of("  No roll was taken back.") : lines;
    }

    /** What was laid aside by playing on from an earlier row, and how to return to it. */
    public List<String> branches() {
        List<String> lines = context.campaign().branches().stream()
                .map(branch -> "  %s, laid aside %s%s; play on from %d returns there"
                        .formatted(
                                branch.first() == branch.last()
                                        ? "row " + branch.last()
                                        : "rows %d to %d".formatted(branch.first(), branch.last()),
                                branch.who().equals(Seat.HOME.name()) ? "" : "by " + branch.who() + " ",
                                LAID_ASIDE.format(branch.at().atZone(ZoneId.systemDefault())),
                                branch.last()))
                .toList();
        return lines.isEmpty() ? List.of("  Nothing was laid aside.") : lines;
    }

    private static String heading(Command command) {
        return switch (command) {
            case Command.Make make -> make.move();
            case Command.AskOdds ask -> ask.question();
            case Command.AddHero _,
                    Command.Answer _,
                    Command.SetValue _,
                    Command.SetTrack _,
                    Command.Correct _,
                    Command.Impose _,
                    Command.Note _,
                    Command.Rewrite _,
                    Command.RemoveNote _,
                    Command.MoveNote _,
                    Command.SetStrictness _,
                    Command.SetAside _,
                    Command.Consult _,
                    Command.Read _ -> "";
        };
    }

    /** All that came of the last command and the answers since, each with the line of the rulebook that did it. */
    public List<String> why() {
        long all = context.campaign().now().seq();
        for (long rows = STRIDE; ; rows *= 4) {
            List<String> lines = why(standing(rows));
            if (!lines.isEmpty() || rows >= all) {
                return lines.isEmpty() ? List.of("  Nothing has changed yet.") : lines;
            }
        }
    }

    private List<String> why(List<JournalEntry> standing) {
        List<String> lines = new ArrayList<>();
        EventScreen screen = new EventScreen(context);
        for (JournalEntry entry : standing.reversed()) {
            if (entry.commands().stream().allMatch(HistoryScreen::isBesidePlay)) {
                continue;
            }
            List<String> its = new ArrayList<>();
            for (Event event : entry.events()) {
                if (isChange(event)) {
                    its.add("  " + screen.words(event));
                    its.add("      " + look.faint(because(event)));
                }
            }
            lines.addAll(0, its);
            boolean isAnswer = entry.commands().stream().allMatch(Command.Answer.class::isInstance);
            if (!isAnswer && !lines.isEmpty()) {
                break;
            }
        }
        return lines;
    }

    /** What changes nothing on the table, and is said between the lines of a move. */
    private static boolean isBesidePlay(Command command) {
        return switch (command) {
            case Command.Note _,
                    Command.Rewrite _,
                    Command.RemoveNote _,
                    Command.MoveNote _,
                    Command.Consult _,
                    Command.AskOdds _,
                    Command.Read _ -> true;
            case Command.AddHero _,
                    Command.Make _,
                    Command.Answer _,
                    Command.SetValue _,
                    Command.SetTrack _,
                    Command.Correct _,
                    Command.Impose _,
                    Command.SetStrictness _,
                    Command.SetAside _ -> false;
        };
    }

    /** What asks for a reason: not what was chosen or begun, whose consequences are told by themselves. */
    private static boolean isChange(Event event) {
        return switch (event) {
            case Event.Waits _, Event.MoveMade _, Event.Chosen _, Event.Resolved _ -> false;
            case Event.TrackChanged changed -> EventText.isNews(changed);
            case Event.HeroJoined _,
                    Event.HeroRenamed _,
                    Event.MeterChanged _,
                    Event.CameToNothing _,
                    Event.StatChanged _,
                    Event.GearChanged _,
                    Event.CompanionChanged _,
                    Event.AssetChanged _,
                    Event.Marked _,
                    Event.TrackOpened _,
                    Event.BondChanged _,
                    Event.ExperienceChanged _,
                    Event.HarmChanged _,
                    Event.Rolled _,
                    Event.Burned _,
                    Event.Overruled _,
                    Event.OracleRolled _,
                    Event.OracleRead _,
                    Event.InitiativeChanged _,
                    Event.Helped _,
                    Event.Used _,
                    Event.DieRolled _,
                    Event.UsedThisFight _,
                    Event.BonusChanged _,
                    Event.Imposed _,
                    Event.Prompted _,
                    Event.HeroEnded _,
                    Event.Noted _,
                    Event.SetAside _,
                    Event.Rewritten _,
                    Event.NoteRemoved _,
                    Event.NoteMoved _,
                    Event.StrictnessChanged _,
                    Event.Bent _ -> true;
        };
    }

    private String because(Event event) {
        Source source = event.cause().source();
        if (source.line() == 0) {
            return "by hand"
                    + event.cause().reason().map(reason -> ": " + reason).orElse("");
        }
        return event.cause().move().map(move -> move + ", ").orElse("")
                + event.cause().ability().map(each -> named(each) + ", ").orElse("") + source + ": " + text(source);
    }

    /** "Hound 1 (Sharp)". */
    private String named(String ability) {
        int space = ability.lastIndexOf(' ');
        return ability
                + context.rulebook()
                        .card(ability.substring(0, Math.max(0, space)))
                        .flatMap(card -> card.ability(Integer.parseInt(ability.substring(space + 1))))
                        .flatMap(Ability::name)
                        .map(name -> " (" + name + ")")
                        .orElse("");
    }

    /** The line as it stands in the rulebook. */
    private String text(Source source) {
        return Rulebooks.files(context.campaign().heading().game())
                .flatMap(files -> Optional.ofNullable(files.get(source.file())))
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                .flatMap(text -> text.lines().skip(source.line() - 1L).findFirst())
                .map(line -> line.strip().replaceAll(" +", " "))
                .orElse("");
    }
}
