package momentum.app.web.story;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import momentum.play.Command;
import momentum.play.Event;
import momentum.play.EventText;
import momentum.table.JournalEntry;
import momentum.table.story.DiceNews;
import momentum.table.story.StoryOrder;
import momentum.table.story.TakenBack;

/** Tells rows of the journal as a story: a move and all the answers that followed it are one piece of it. */
public final class StoryTeller {
    private static final DateTimeFormatter TODAY = DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT);
    private static final DateTimeFormatter BEFORE = DateTimeFormatter.ofPattern("d MMM HH:mm", Locale.ENGLISH);

    private final EventLines lines;
    private final Setting setting;
    private final boolean isShared;
    private final boolean hasSeats;
    private final Instant now;
    private final List<StoryItem> items = new ArrayList<>();
    private final Map<Long, Integer> notes = new HashMap<>();
    private final List<Command.Rewrite> rewritten = new ArrayList<>();
    private String acting = "";

    private StoryTeller(EventLines lines, Setting setting, Instant now) {
        this.lines = lines;
        this.setting = setting;
        this.isShared = setting.isShared;
        this.hasSeats = setting.hasSeats;
        this.now = now;
    }

    /**
     * What need be said, and what is known.
     *
     * @param isShared whether there are several heroes, so that it must be said whom a thing is about
     * @param hasSeats whether there are several people, so that it must be said who did it
     * @param sealedSince the row after which it is known who threw the dice
     */
    public record Setting(boolean isShared, boolean hasSeats, long sealedSince) {}

    /**
     * The story of these rows.
     *
     * @param standing the rows that stand
     * @param takenBack the dice that fell between them and do not count
     * @param news of the dice themselves, by the row before it
     */
    public static List<StoryItem> tell(
            List<JournalEntry> standing,
            List<TakenBack> takenBack,
            Map<Long, List<DiceNews>> news,
            RuleLines rules,
            Setting setting,
            Instant now) {
        return tell(standing, List.of(), takenBack, news, rules, setting, now);
    }

    /**
     * The same with notes of earlier rows that were moved among these.
     *
     * @param moved see {@link momentum.table.story.StoryOutline#movedInto}
     */
    public static List<StoryItem> tell(
            List<JournalEntry> standing,
            List<JournalEntry> moved,
            List<TakenBack> takenBack,
            Map<Long, List<DiceNews>> news,
            RuleLines rules,
            Setting setting,
            Instant now) {
        EventLines lines = new EventLines(rules, setting.isShared, setting.sealedSince);
        StoryTeller teller = new StoryTeller(lines, setting, now);
        Map<Long, TakenBack> above = takenBack.stream().collect(Collectors.toMap(TakenBack::above, each -> each));
        Optional.ofNullable(above.get(0L)).ifPresent(first -> teller.fold(first, false));
        teller.news(news.getOrDefault(0L, List.of()));
        List<StoryOrder.Piece> pieces = StoryOrder.of(standing, moved);
        for (int i = 0; i < pieces.size(); i++) {
            JournalEntry entry = pieces.get(i).entry();
            entry.each().forEach(teller::tell);
            if (pieces.get(i).isMoved()) {
                continue;
            }
            boolean goesOn = i + 1 < pieces.size() && isAnswer(pieces.get(i + 1).entry());
            Optional.ofNullable(above.get(entry.seq())).ifPresent(folded -> teller.fold(folded, goesOn));
            teller.news(news.getOrDefault(entry.seq(), List.of()));
        }
        // Last, since a note may stand behind the row in which it was written anew.
        teller.rewritten.forEach(teller::rewrite);
        return List.copyOf(teller.items);
    }

    private static boolean isAnswer(JournalEntry entry) {
        return entry.commands().stream().findFirst().orElse(null) instanceof Command.Answer;
    }

    /** Among the lines of a move that was in the middle of it, otherwise by itself. */
    private void fold(TakenBack taken, boolean goesOn) {
        TakenBackView view = TakenBackView.of(taken, setting);
        if ((goesOn || taken.isAnswer()) && !items.isEmpty() && items.getLast() instanceof StoryItem.Deed deed) {
            items.set(items.size() - 1, deed.with(deed.when(), List.of(new StoryItem.Line.Folded(view))));
        } else {
            items.add(new StoryItem.Folded(view));
        }
    }

    private void news(List<DiceNews> some) {
        some.forEach(each -> items.add(new StoryItem.News(each.entry().seq(), each.words(), when(each.entry()))));
    }

    private void tell(JournalEntry entry) {
        switch (entry.commands().getFirst()) {
            case Command.Note note -> note(entry, note.text());
            case Command.Rewrite rewrite -> rewritten.add(rewrite);
            // Told by where the note stands, or that it does not.
            case Command.RemoveNote _, Command.MoveNote _ -> {}
            case Command.Consult consult -> oracle(entry, "");
            case Command.Read read -> oracle(entry, "");
            case Command.AskOdds ask -> oracle(entry, ask.question());
            case Command.Make make -> begin(entry, make.move(), isShared ? make.hero() : "");
            case Command.Answer answer -> goOn(entry);
            case Command.AddHero add -> begin(entry, joined(entry, add.name()), "");
            case Command.SetValue set -> begin(entry, "Set by hand", reason(set.reason(), set.hero()));
            case Command.SetTrack set -> begin(entry, "Set by hand", reason(set.reason(), set.hero()));
            case Command.Correct set -> begin(entry, "Set by hand", reason(set.reason(), set.hero()));
            case Command.Impose impose -> begin(entry, "Handed out", impose.reason());
            case Command.SetStrictness set -> begin(entry, "The rules' strictness", "");
            case Command.SetAside aside -> begin(entry, "Set aside", aside.reason());
        }
    }

    private String reason(String reason, String hero) {
        return isShared ? hero + (reason.isEmpty() ? "" : ": " + reason) : reason;
    }

    private static String joined(JournalEntry entry, String name) {
        return entry.events().stream()
                .filter(Event.HeroJoined.class::isInstance)
                .map(EventText::inWords)
                .findFirst()
                .orElse(name);
    }

    private void note(JournalEntry entry, String text) {
        notes.put(entry.seq(), items.size());
        items.add(new StoryItem.Prose(entry.seq(), Markdown.written(text), text, List.of(), when(entry), entry.who()));
    }

    private void rewrite(Command.Rewrite rewrite) {
        Integer at = notes.get(rewrite.note());
        if (at != null && items.get(at) instanceof StoryItem.Prose was) {
            List<String> earlier = new ArrayList<>(was.earlier());
            earlier.add(was.text());
            items.set(
                    at,
                    new StoryItem.Prose(
                            was.row(),
                            Markdown.written(rewrite.text()),
                            rewrite.text(),
                            List.copyOf(earlier),
                            was.when(),
                            was.by()));
        }
    }

    private void oracle(JournalEntry entry, String question) {
        for (StoryItem.Line line : lines.goOn(entry)) {
            if (line instanceof StoryItem.Line.Oracle answer) {
                items.add(new StoryItem.Answer(entry.seq(), question, answer, who(entry), when(entry)));
            }
        }
    }

    private void begin(JournalEntry entry, String title, String by) {
        acting = entry.who();
        items.add(new StoryItem.Deed(entry.seq(), title, by, who(entry), when(entry), lines.begin(title, entry)));
    }

    /** An answer goes on with the move it belongs to, unless something else was told in between. */
    private void goOn(JournalEntry entry) {
        if (!items.isEmpty() && items.getLast() instanceof StoryItem.Deed deed) {
            List<StoryItem.Line> more = new ArrayList<>();
            List<StoryItem.Line> next = lines.goOn(entry);
            if (hasSeats && !next.isEmpty() && !entry.who().equals(acting)) {
                more.add(new StoryItem.Line.Who(entry.who()));
                acting = entry.who();
            }
            more.addAll(next);
            items.set(items.size() - 1, deed.with(when(entry), more));
            return;
        }
        String move = entry.events().stream()
                .flatMap(event -> event.cause().move().stream())
                .findFirst()
                .orElse("The move");
        acting = entry.who();
        items.add(
                new StoryItem.Deed(entry.seq(), move + ", continued", "", who(entry), when(entry), lines.goOn(entry)));
    }

    private String who(JournalEntry entry) {
        return hasSeats ? entry.who() : "";
    }

    private String when(JournalEntry entry) {
        return when(entry.at(), now);
    }

    /** A moment as one reads it now: that of today by its hour alone. */
    public static String when(Instant moment, Instant now) {
        ZoneId zone = ZoneId.systemDefault();
        var then = moment.atZone(zone);
        return then.toLocalDate().equals(now.atZone(zone).toLocalDate()) ? TODAY.format(then) : BEFORE.format(then);
    }
}
