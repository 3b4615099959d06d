package momentum.app.web.story;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
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
    private final EventLines lines;
    private final Setting setting;
    private final boolean isShared;
    private final boolean hasSeats;
    private final ReadersClock clock;
    private final List<StoryItem> items = new ArrayList<>();
    private final Map<Long, Integer> notes = new HashMap<>();
    private final List<Command.Rewrite> rewritten = new ArrayList<>();
    private int lastDeed = -1;
    private String acting = "";

    private StoryTeller(EventLines lines, Setting setting, ReadersClock clock) {
        this.lines = lines;
        this.setting = setting;
        this.isShared = setting.isShared;
        this.hasSeats = setting.hasSeats;
        this.clock = clock;
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
     * Rows that are told together.
     *
     * @param standing the rows that stand
     * @param moved notes of earlier rows that were moved among these: see {@link momentum.table.story.StoryOutline#movedInto}
     * @param takenBack the dice that fell between them and do not count
     * @param news of the dice themselves, by the row before it
     */
    public record Rows(
            List<JournalEntry> standing,
            List<JournalEntry> moved,
            List<TakenBack> takenBack,
            Map<Long, List<DiceNews>> news) {
        public static Rows plain(List<JournalEntry> standing) {
            return new Rows(standing, List.of(), List.of(), Map.of());
        }

        /** Whether each is told by itself, but for a move and its answers: nothing lies between them, and no note was changed. */
        public boolean isPlain() {
            return moved.isEmpty()
                    && takenBack.isEmpty()
                    && news.isEmpty()
                    && standing.stream()
                            .flatMap(entry -> entry.said().stream())
                            .noneMatch(said -> said.command() instanceof Command.OfNote);
        }
    }

    /** The story of these rows. */
    public static Told tell(Rows rows, RuleLines rules, Setting setting, ReadersClock clock) {
        EventLines lines = new EventLines(rules, setting.isShared, setting.sealedSince);
        StoryTeller teller = new StoryTeller(lines, setting, clock);
        Map<Long, TakenBack> above =
                rows.takenBack().stream().collect(Collectors.toMap(TakenBack::above, each -> each));
        Optional.ofNullable(above.get(0L)).ifPresent(first -> teller.fold(first, false));
        teller.news(rows.news().getOrDefault(0L, List.of()));
        List<StoryOrder.Piece> pieces = StoryOrder.of(rows.standing(), rows.moved());
        for (int i = 0; i < pieces.size(); i++) {
            JournalEntry entry = pieces.get(i).entry();
            entry.each().forEach(teller::tell);
            if (pieces.get(i).isMoved()) {
                continue;
            }
            boolean goesOn = i + 1 < pieces.size() && isAnswer(pieces.get(i + 1).entry());
            Optional.ofNullable(above.get(entry.seq())).ifPresent(folded -> teller.fold(folded, goesOn));
            teller.news(rows.news().getOrDefault(entry.seq(), List.of()));
        }
        // Last, since a note may stand behind the row in which it was written anew.
        teller.rewritten.forEach(teller::rewrite);
        return new Told(List.copyOf(teller.items), teller.lastDeed);
    }

    /**
     * What there is to tell.
     *
     * @param lastMove the place of the last move among the items; negative where there is none
     */
    public record Told(List<StoryItem> items, int lastMove) {
        /** With sessions where they begin: before the first piece of their rows. */
        public Told with(List<StoryItem.SessionBegins> sessions) {
            List<StoryItem> all = new ArrayList<>(items);
            int last = lastMove;
            for (StoryItem.SessionBegins session : sessions) {
                int at = 0;
                while (at < all.size() && all.get(at).row() < session.row()) {
                    at++;
                }
                if (at < all.size()) {
                    all.add(at, session);
                    last = at <= last ? last + 1 : last;
                }
            }
            return new Told(List.copyOf(all), last);
        }

        /** The move that waits for something, where one does. */
        public Optional<StoryItem.Deed> unsettled(boolean isAsking) {
            return isAsking && lastMove >= 0 ? Optional.of((StoryItem.Deed) items.get(lastMove)) : Optional.empty();
        }

        /** The same without the move that is not settled yet. */
        public List<StoryItem> settled(boolean isAsking) {
            if (!isAsking || lastMove < 0) {
                return items;
            }
            List<StoryItem> others = new ArrayList<>(items);
            others.remove(lastMove);
            return List.copyOf(others);
        }
    }

    private static boolean isAnswer(JournalEntry entry) {
        return entry.commands().stream().findFirst().orElse(null) instanceof Command.Answer;
    }

    /** Among the lines of a move that was in the middle of it, otherwise by itself. */
    private void fold(TakenBack taken, boolean goesOn) {
        TakenBackView view = TakenBackView.of(taken, setting);
        if ((goesOn || taken.isAnswer()) && lastDeed >= 0) {
            StoryItem.Deed deed = (StoryItem.Deed) items.get(lastDeed);
            items.set(lastDeed, deed.with(deed.by().when(), List.of(new StoryItem.Line.Folded(view))));
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
            case Command.AddHero add -> byHand(entry, joined(entry, add.name()), "");
            case Command.SetValue set -> byHand(entry, "Set by hand", reason(set.reason(), set.hero()));
            case Command.SetTrack set -> byHand(entry, "Set by hand", reason(set.reason(), set.hero()));
            case Command.Correct set -> byHand(entry, "Set by hand", reason(set.reason(), set.hero()));
            case Command.Impose impose -> begin(entry, "Handed out", impose.reason());
            case Command.SetStrictness set -> byHand(entry, "The rules' strictness", "");
            case Command.SetAside aside -> byHand(entry, "Set aside", aside.reason());
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
            if (!(line instanceof StoryItem.Line.Oracle answer)) {
                continue;
            }
            if (!items.isEmpty() && items.getLast() instanceof StoryItem.Answer asked && asked.row() == entry.seq()) {
                items.set(items.size() - 1, asked.and(answer));
            } else {
                items.add(new StoryItem.Answer(entry.seq(), question, List.of(answer), who(entry), when(entry)));
            }
        }
    }

    private void begin(JournalEntry entry, String title, String about) {
        begin(entry, StoryItem.Deed.Kind.MOVE, title, about);
    }

    private void byHand(JournalEntry entry, String title, String about) {
        begin(entry, StoryItem.Deed.Kind.BY_HAND, title, about);
    }

    private void begin(JournalEntry entry, StoryItem.Deed.Kind kind, String title, String about) {
        add(entry, kind, title, about, lines.begin(title, entry));
    }

    private void add(
            JournalEntry entry, StoryItem.Deed.Kind kind, String title, String about, List<StoryItem.Line> told) {
        acting = entry.who();
        // What is set by hand in the middle of a move does not end it.
        lastDeed = kind == StoryItem.Deed.Kind.MOVE ? items.size() : lastDeed;
        items.add(new StoryItem.Deed(
                entry.seq(), kind, title, new StoryItem.Byline(about, who(entry), when(entry)), told));
    }

    /** An answer goes on with the move that waited for it, whatever was written in the meantime. */
    private void goOn(JournalEntry entry) {
        if (lastDeed >= 0) {
            List<StoryItem.Line> more = new ArrayList<>();
            List<StoryItem.Line> next = lines.goOn(entry);
            if (hasSeats && !next.isEmpty() && !entry.who().equals(acting)) {
                more.add(new StoryItem.Line.Who(entry.who()));
                acting = entry.who();
            }
            more.addAll(next);
            items.set(lastDeed, ((StoryItem.Deed) items.get(lastDeed)).with(when(entry), more));
            return;
        }
        String move = entry.events().stream()
                .flatMap(event -> event.cause().move().stream())
                .findFirst()
                .orElse("The move");
        add(entry, StoryItem.Deed.Kind.MOVE, move + ", continued", "", lines.goOn(entry));
    }

    private String who(JournalEntry entry) {
        return hasSeats ? entry.who() : "";
    }

    private String when(JournalEntry entry) {
        return clock.when(entry.at());
    }
}
