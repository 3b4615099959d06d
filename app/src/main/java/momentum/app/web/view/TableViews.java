package momentum.app.web.view;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import momentum.app.web.story.ReadersClock;
import momentum.app.web.story.StoryItem;
import momentum.app.web.story.StoryTeller;
import momentum.app.web.story.ToldGroups;
import momentum.app.web.view.TableView.FightView;
import momentum.app.web.view.TableView.Fit;
import momentum.app.web.view.TableView.Notice;
import momentum.dice.Outcome;
import momentum.play.Command;
import momentum.play.Event;
import momentum.play.EventText;
import momentum.play.Offers;
import momentum.rule.Game;
import momentum.rule.Move;
import momentum.rule.Tracks;
import momentum.rule.Tracks.Fight;
import momentum.state.Hero;
import momentum.state.Initiative;
import momentum.state.Table;
import momentum.table.Campaign;
import momentum.table.CommandResult;
import momentum.table.JournalEntry;
import momentum.table.Moment;
import momentum.table.Permissions;
import momentum.table.story.DiceNews;
import momentum.table.story.StoryOutline;
import momentum.table.story.TakenBack;

/** Draws up the page of a table for one who looks at it from somewhere. */
public final class TableViews {
    /** So much of what happened is said of a moment that is looked back at. */
    private static final int LONGEST_LINE = 100;

    /** Where hardly anything stands of the rows that were asked for, no more than these are looked at for more. */
    private static final int FARTHEST = 1_000;

    /** What was written in the rows of one page, in all: any of them may be a chapter, and each becomes several times what it is. */
    private static final int MOST_LETTERS = 150_000;

    private static final int ROWS_AT_ONCE = 200;

    private final Campaign campaign;
    private final GameCatalog catalog;
    private final Optional<StoryOutline> outline;
    private final ViewCache cache;
    private final Game game;

    /**
     * For a campaign.
     *
     * @param outline its sessions, chapters and moved notes, where they are at hand
     */
    public TableViews(Campaign campaign, GameCatalog catalog, ViewCache cache, Optional<StoryOutline> outline) {
        this.campaign = campaign;
        this.catalog = catalog;
        this.cache = cache;
        this.outline = outline;
        this.game = campaign.play().rulebook().game();
    }

    /**
     * The table as the page shows it.
     *
     * @param above the row before the first that is told
     * @param standing what is told
     * @param takenBack the dice between that no longer count
     * @param news of the dice themselves
     */
    private record Shown(
            Moment now,
            Table table,
            long row,
            long above,
            List<JournalEntry> standing,
            List<TakenBack> takenBack,
            Map<Long, List<DiceNews>> news) {}

    public TableView view(Viewer viewer, Optional<Notice> notice) {
        Address from = viewer.from();
        Shown shown = shown(from);
        Table table = shown.table();
        Optional<Hero> hero = hero(table, from.hero(), viewer.permissions());
        KnownOffers.Known known = known(table, hero);
        Optional<Offers> offers = hero.map(_ -> known.offers());
        ReferenceViews side = new ReferenceViews(campaign.play(), catalog, table, known, offers, shown.standing());
        StoryTeller.Told told = told(viewer, shown);
        boolean isAsking = from.isNow() && !table.questions().isEmpty();
        TableView.Tracks tracks = known.tracks(() -> new TableView.Tracks(
                tracks(table, true),
                tracks(table, false),
                hero.filter(Hero::isFighting).map(each -> fight(table, each, known.offers(), side))));
        TableView.Story story = new TableView.Story(
                told.settled(isAsking),
                shown.above(),
                from.withMore(shown.above(), shown.row() - shown.above()),
                spoken(shown.row()),
                where(from, shown));
        return new TableView(
                hero.isPresent() ? from : from.withHero(""),
                new TableView.Heading(
                        campaign.heading().name(),
                        game.name(),
                        viewer.permissions().mode().inWords(),
                        table.strictness().name().toLowerCase(Locale.ROOT),
                        viewer.preferences().hasOwnDice()),
                rows(viewer, shown),
                known.party(() -> party(table, hero)),
                tracks,
                story,
                dock(viewer, table, known, hero, told.unsettled(isAsking), story, tracks.fight()),
                side.side(viewer, hero, story.items()),
                notice);
    }

    private TableView.Dock dock(
            Viewer viewer,
            Table table,
            KnownOffers.Known known,
            Optional<Hero> hero,
            Optional<StoryItem.Deed> hand,
            TableView.Story story,
            Optional<FightView> fight) {
        List<QuestionView> questions = questions(viewer, table, hero.map(_ -> known.offers()));
        Optional<StoryItem.Deed> latest = hand.or(() -> story.items().isEmpty()
                ? Optional.empty()
                : Optional.of(story.items().getLast())
                        .filter(StoryItem.Deed.class::isInstance)
                        .map(StoryItem.Deed.class::cast));
        boolean isIdle = viewer.from().isNow() && questions.isEmpty();
        return new TableView.Dock(
                hand,
                TableView.Editing.of(story.items(), viewer.from().edit()),
                questions,
                viewer.from().isNow() ? latest.map(StoryItem.Deed::prompts).orElse(List.of()) : List.of(),
                isIdle && viewer.preferences().coaching().isOn()
                        ? hero.filter(each -> viewer.permissions().mayPlay(each.name()))
                                .map(each -> known.advice(
                                        viewer.from(),
                                        () -> new Coach(
                                                        catalog.facts().values(),
                                                        game,
                                                        table,
                                                        known.offers(),
                                                        viewer.from())
                                                .advice(each, fight)))
                        : Optional.empty(),
                viewer.from().isNow()
                        ? Lessons.due(
                                viewer.preferences().coaching(),
                                latest,
                                questions,
                                hero.filter(this::isMarked).isPresent())
                        : Optional.empty());
    }

    private boolean isMarked(Hero hero) {
        return game.debilities().stream().anyMatch(hero::isMarked);
    }

    private KnownOffers.Known known(Table table, Optional<Hero> hero) {
        return cache.offers()
                .at(
                        campaign.heading().id() + " " + hero.map(Hero::name).orElse(""),
                        table,
                        () -> hero.map(each -> campaign.play().offers(table, each.name()))
                                .orElseGet(() -> new Offers(List.of(), List.of(), Optional.empty())));
    }

    /** The last rows up to one, above another; fewer, where they are long, but never none. */
    private List<JournalEntry> entries(long above, long upTo) {
        Deque<JournalEntry> told = new ArrayDeque<>();
        int letters = 0;
        for (long end = upTo; end > above; end -= ROWS_AT_ONCE) {
            for (JournalEntry entry :
                    campaign.entries(Math.max(above, end - ROWS_AT_ONCE), end).reversed()) {
                letters += letters(entry);
                if (letters > MOST_LETTERS && !told.isEmpty()) {
                    return List.copyOf(told);
                }
                told.addFirst(entry);
            }
        }
        return List.copyOf(told);
    }

    private static int letters(JournalEntry entry) {
        int letters = 0;
        for (CommandResult said : entry.said()) {
            letters += switch (said.command()) {
                case Command.Note note -> note.text().length();
                case Command.Rewrite rewrite -> rewrite.text().length();
                case Command.AskOdds ask -> ask.question().length();
                case Command.Read read -> read.text().length();
                case Command.SetValue set -> set.reason().length();
                case Command.SetTrack set -> set.reason().length();
                case Command.Correct correct -> correct.reason().length();
                case Command.Impose impose -> impose.reason().length();
                case Command.SetAside aside -> aside.reason().length();
                case Command.AddHero _,
                        Command.Make _,
                        Command.Answer _,
                        Command.RemoveNote _,
                        Command.MoveNote _,
                        Command.SetStrictness _,
                        Command.Consult _ -> 0;
            };
        }
        return letters;
    }

    private Shown shown(Address from) {
        Moment now = campaign.now();
        long row = from.isNow() ? now.seq() : Math.min(from.at(), now.seq());
        long above = row;
        List<JournalEntry> rows;
        List<JournalEntry> standing;
        long head;
        int reach = from.rows();
        boolean isFull;
        do {
            // Where a page begins stays the same for some rows, so that what it shows first is not new with each.
            above = Math.max(0, row - reach) / Address.STEP * Address.STEP;
            rows = entries(above, row);
            isFull = rows.size() < row - above;
            above = row - rows.size();
            head = from.isNow()
                    ? now.head()
                    : rows.isEmpty() ? 0 : rows.getLast().head();
            standing = Campaign.standing(rows, head);
            reach *= 2;
        } while (above > 0 && !isFull && standing.size() < from.rows() / 2 && reach < FARTHEST);
        return new Shown(
                now,
                from.isNow() ? now.table() : campaign.at(row),
                row,
                above,
                standing,
                TakenBack.find(rows, head),
                DiceNews.find(rows, head));
    }

    /** The one that was asked for, or one's own, or the first there is. */
    private static Optional<Hero> hero(Table table, String wanted, Permissions permissions) {
        return table.hero(wanted)
                .or(() -> table.inPlay().stream()
                        .filter(hero -> permissions.me().plays(hero.name()))
                        .findFirst())
                .or(() -> table.inPlay().stream().findFirst())
                .or(() -> table.heroes().stream().findFirst());
    }

    private TableView.Rows rows(Viewer viewer, Shown shown) {
        Moment now = shown.now();
        boolean isNow = viewer.from().isNow();
        return new TableView.Rows(
                now.seq(),
                shown.row(),
                new TableView.Turns(
                        isNow && now.canUndo() && mayUndo(viewer.permissions(), now.head()),
                        isNow
                                && now.canRedo()
                                && mayUndo(viewer.permissions(), now.undone().getLast())),
                isNow ? TableView.LookingBack.NOT : back(viewer, shown.row()));
    }

    private TableView.LookingBack back(Viewer viewer, long row) {
        Optional<JournalEntry> entry = campaign.entries(row - 1, row).stream().findFirst();
        return new TableView.LookingBack(
                entry.map(each -> viewer.clock().when(each.at())).orElse("before anything happened"),
                inALine(spoken(row)),
                campaign.canPlayOnFrom(viewer.permissions(), row),
                campaign.branches().stream()
                        .map(branch -> new TableView.LaidAside(
                                branch.first(),
                                branch.last(),
                                branch.who(),
                                viewer.clock().when(branch.at())))
                        .toList());
    }

    /** Whether what a row did is this one's to take back, or to bring back. */
    private boolean mayUndo(Permissions permissions, long row) {
        return campaign.entries(row - 1, row).stream()
                .allMatch(entry -> permissions.againstUndo(entry.who()).isEmpty());
    }

    private TableView.Party party(Table table, Optional<Hero> inView) {
        SheetViews sheets = new SheetViews(campaign.play().rulebook(), catalog.library());
        return new TableView.Party(
                table.heroes().stream().map(each -> sheets.inALine(table, each)).toList(),
                inView.map(each -> sheets.sheet(table, each)));
    }

    private Tracks tracks() {
        return campaign.play().rulebook().game().tracks();
    }

    private List<TrackView> tracks(Table table, boolean open) {
        return table.tracks().stream()
                .filter(track -> track.isOpen() == open)
                .map(track -> TrackView.of(track, tracks()))
                .toList();
    }

    private FightView fight(Table table, Hero hero, Offers offers, ReferenceViews side) {
        Optional<Fight> rule = tracks().fight();
        String chapter = rule.flatMap(Fight::chapter).orElse("");
        List<Fit> fits = campaign.play().rulebook().moves().values().stream()
                .filter(move -> move.chapter().equals(chapter)
                        ? !move.needs().isEmpty()
                        : move.needs().stream().anyMatch(Move.Need.InitiativeInAFight.class::isInstance))
                .map(move -> fit(hero, move, offers, side))
                .sorted(Comparator.comparing(fit -> !fit.isOpen()))
                .toList();
        return new FightView(
                hero.initiative() == Initiative.HERO,
                rule.map(Fight::with).orElse(""),
                table.tracks().stream()
                        .filter(track ->
                                track.isOpen() && tracks().isFoughtOver(track.kind()) && track.isSharedBy(hero.name()))
                        .map(track -> TrackView.of(track, tracks()))
                        .toList(),
                fits);
    }

    /** While something is asked no move can be made, and that need not be said of each. */
    private static Fit fit(Hero hero, Move move, Offers offers, ReferenceViews side) {
        String hindrance = ReferenceViews.note(offers, move);
        boolean isOpen =
                offers.move(move.name()).filter(Offers.MoveOffer::isOpen).isPresent();
        return new Fit(move.name(), isOpen ? side.odds(Optional.of(hero), move) : Optional.empty(), hindrance);
    }

    private StoryTeller.Told told(Viewer viewer, Shown shown) {
        StoryTeller.Setting setting = new StoryTeller.Setting(
                shown.table().heroes().size() > 1, !viewer.permissions().seats().isEmpty(), campaign.unsealedUpTo());
        Optional<StoryOutline> known = outline.filter(_ -> viewer.from().isNow());
        List<JournalEntry> moved = known.filter(_ -> !shown.standing().isEmpty())
                .map(each -> each.movedInto(
                        campaign,
                        shown.standing().getFirst().seq(),
                        shown.standing().getLast().seq()))
                .orElse(List.of());
        StoryTeller.Rows rows = new StoryTeller.Rows(shown.standing(), moved, shown.takenBack(), shown.news());
        StoryTeller.Told told = rows.isPlain()
                ? cache.told()
                        .tell(
                                new ToldGroups.Reader(
                                        campaign.heading().id(),
                                        setting,
                                        viewer.clock().day()),
                                rows.standing(),
                                group -> StoryTeller.tell(
                                        StoryTeller.Rows.plain(group), catalog.rules(), setting, viewer.clock()))
                : StoryTeller.tell(rows, catalog.rules(), setting, viewer.clock());
        return known.map(each -> told.with(sessions(each, shown, viewer.clock())))
                .orElse(told);
    }

    /** Where a session begins among the rows shown; that there is a first one need not be said. */
    private static List<StoryItem.SessionBegins> sessions(StoryOutline outline, Shown shown, ReadersClock clock) {
        return outline.sessions().stream()
                .filter(session -> session.number() > 1 && session.row() > shown.above())
                .map(session ->
                        new StoryItem.SessionBegins(session.row(), session.number(), clock.session(session.at())))
                .toList();
    }

    private TableView.Where where(Address from, Shown shown) {
        Optional<StoryOutline> known = outline.filter(_ -> from.isNow());
        return new TableView.Where(
                known.filter(each -> !each.chapters().isEmpty())
                        .map(each -> each.chapters().getLast().title())
                        .orElse(""),
                known.flatMap(each -> each.sessionOf(shown.now().head()))
                        .map(session -> "Session " + session.number())
                        .orElse(""));
    }

    private List<QuestionView> questions(Viewer viewer, Table table, Optional<Offers> offers) {
        return viewer.from().isNow()
                ? new QuestionViews(campaign.play(), table, catalog, viewer.permissions())
                        .of(
                                offers.map(Offers::questions).orElse(List.of()),
                                viewer.draft(),
                                viewer.from().filled())
                : List.of();
    }

    /** The beginning of what happened, in one line. */
    private static String inALine(String words) {
        String line = words.strip().replaceAll("\\s+", " ");
        return line.codePointCount(0, line.length()) <= LONGEST_LINE
                ? line
                : line.substring(0, line.offsetByCodePoints(0, LONGEST_LINE)).stripTrailing() + "…";
    }

    /** The last row as it is said to someone who does not see the page. */
    private String spoken(long row) {
        List<JournalEntry> rows = campaign.entries(Math.max(0, row - 2), row);
        if (rows.isEmpty()) {
            return "";
        }
        JournalEntry last = rows.getLast();
        return switch (last.kind()) {
            case COMMAND -> inWords(last);
            case UNDO ->
                "Taken back: " + (rows.size() > 1 ? inWords(at(rows.getFirst().head())) : "");
            case REDO -> "Done again: " + inWords(at(last.head()));
            case BRANCH -> "The story goes on from an earlier moment.";
            case DICE -> "";
        };
    }

    private JournalEntry at(long row) {
        return campaign.entries(row - 1, row).getFirst();
    }

    /** What a roll came to is said with the roll. */
    private static String inWords(JournalEntry entry) {
        StringJoiner words = new StringJoiner(" ");
        Optional<Outcome> said = Optional.empty();
        for (Event event : entry.events()) {
            if (event instanceof Event.Resolved resolved && said.equals(Optional.of(resolved.outcome()))) {
                continue;
            }
            String told = EventText.inWords(event);
            if (!told.isEmpty()) {
                words.add(".!?…".indexOf(told.charAt(told.length() - 1)) < 0 ? told + "." : told);
            }
            if (event instanceof Event.Rolled rolled) {
                said = Optional.of(rolled.outcome());
            } else if (event instanceof Event.Burned burned) {
                said = Optional.of(burned.to());
            }
        }
        return words.toString();
    }
}
