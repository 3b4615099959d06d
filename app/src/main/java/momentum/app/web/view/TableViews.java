package momentum.app.web.view;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import momentum.app.web.story.StoryTeller;
import momentum.app.web.view.ReferenceView.Item;
import momentum.app.web.view.TableView.FightView;
import momentum.app.web.view.TableView.Notice;
import momentum.play.Command;
import momentum.play.EventText;
import momentum.play.Offers;
import momentum.rule.Game;
import momentum.rule.Move;
import momentum.rule.Move.Subject;
import momentum.rule.Tracks;
import momentum.rule.Tracks.Fight;
import momentum.state.Hero;
import momentum.state.Initiative;
import momentum.state.Table;
import momentum.table.Campaign;
import momentum.table.JournalEntry;
import momentum.table.Moment;
import momentum.table.Permissions;
import momentum.table.story.DiceNews;
import momentum.table.story.TakenBack;

/** Draws up the page of a table for one who looks at it from somewhere. */
public final class TableViews {
    private static final Set<Subject.Kind> BEGINNINGS =
            EnumSet.of(Subject.Kind.NEW_TRACK, Subject.Kind.NEW_OR_OPEN_TRACK, Subject.Kind.FIGHT);

    /** Where hardly anything stands of the rows that were asked for, no more than these are looked at for more. */
    private static final int FARTHEST = 1_000;

    /** What was written in the rows of one page, in all: any of them may be a chapter, and each becomes several times what it is. */
    private static final int MOST_LETTERS = 150_000;

    private static final int ROWS_AT_ONCE = 2 * Address.ROWS;

    private final Campaign campaign;
    private final GameCatalog catalog;
    private final Game game;

    public TableViews(Campaign campaign, GameCatalog catalog) {
        this.campaign = campaign;
        this.catalog = catalog;
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
        Optional<Offers> offers = hero.map(each -> campaign.play().offers(table, each.name()));
        return new TableView(
                hero.isPresent() ? from : from.withHero(""),
                new TableView.Heading(
                        campaign.heading().name(),
                        game.name(),
                        viewer.permissions().mode().inWords(),
                        table.strictness().name().toLowerCase(Locale.ROOT),
                        viewer.preferences().hasOwnDice()),
                rows(viewer, shown),
                party(table, hero),
                new TableView.Tracks(
                        tracks(table, true),
                        tracks(table, false),
                        hero.filter(Hero::isFighting).map(each -> fight(table, each, offers.orElseThrow()))),
                story(viewer, shown, hero.isPresent()),
                new TableView.Asked(questions(viewer, table, offers), viewer.isRolledNow()),
                new ReferenceViews(campaign.play(), catalog, table, offers).side(viewer, hero, shown.standing()),
                notice);
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
        return entry.commands().stream()
                .mapToInt(command -> switch (command) {
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
                })
                .sum();
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
            above = Math.max(0, row - reach);
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
        return new TableView.LookingBack(
                campaign.canPlayOnFrom(viewer.permissions(), row),
                campaign.branches().stream()
                        .map(branch -> new TableView.LaidAside(
                                branch.first(),
                                branch.last(),
                                branch.who(),
                                StoryTeller.when(branch.at(), viewer.time())))
                        .toList());
    }

    /** Whether what a row did is this one's to take back, or to bring back. */
    private boolean mayUndo(Permissions permissions, long row) {
        return campaign.entries(row - 1, row).stream()
                .allMatch(entry -> permissions.againstUndo(entry.who()).isEmpty());
    }

    private TableView.Party party(Table table, Optional<Hero> inView) {
        SheetViews sheets = new SheetViews(game, catalog.library());
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

    private FightView fight(Table table, Hero hero, Offers offers) {
        String chapter = tracks().fight().flatMap(Fight::chapter).orElse("");
        List<String> fitting = campaign.play().rulebook().moves().values().stream()
                .filter(move -> move.chapter().equals(chapter)
                        ? !move.needs().isEmpty()
                        : move.needs().stream().anyMatch(Move.Need.InitiativeInAFight.class::isInstance))
                .filter(move -> offers.move(move.name())
                        .filter(Offers.MoveOffer::isOpen)
                        .isPresent())
                .map(Move::name)
                .toList();
        return new FightView(
                hero.initiative() == Initiative.HERO,
                table.tracks().stream()
                        .filter(track ->
                                track.isOpen() && tracks().isFoughtOver(track.kind()) && track.isSharedBy(hero.name()))
                        .map(track -> TrackView.of(track, tracks()))
                        .toList(),
                fitting);
    }

    private TableView.Story story(Viewer viewer, Shown shown, boolean hasHero) {
        Permissions permissions = viewer.permissions();
        StoryTeller.Setting setting = new StoryTeller.Setting(
                shown.table().heroes().size() > 1, !permissions.seats().isEmpty(), campaign.unsealedUpTo());
        boolean isBeginning = viewer.from().isNow() && hasHero && shown.above() == 0 && !isBegun(shown.standing());
        return new TableView.Story(
                StoryTeller.tell(
                        shown.standing(), shown.takenBack(), shown.news(), catalog.rules(), setting, viewer.time()),
                shown.above(),
                viewer.from().withMore(shown.above(), shown.row() - shown.above()),
                isBeginning ? beginnings() : List.of(),
                spoken(shown.standing()));
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

    private static boolean isBegun(List<JournalEntry> standing) {
        return standing.stream().flatMap(entry -> entry.commands().stream()).anyMatch(Command.Make.class::isInstance);
    }

    /** A vow, a journey, a fight: what begins a track begins a story. One move for each kind of track, the first there is. */
    private List<Item> beginnings() {
        List<Item> beginnings = new ArrayList<>();
        for (String kind : tracks().names()) {
            campaign.play().rulebook().moves().values().stream()
                    .filter(move -> move.subject()
                            .filter(subject -> BEGINNINGS.contains(subject.kind())
                                    && subject.track().equals(kind))
                            .isPresent())
                    .findFirst()
                    .ifPresent(move -> beginnings.add(new Item(move.name(), move.when(), "", false)));
        }
        return List.copyOf(beginnings);
    }

    private static String spoken(List<JournalEntry> standing) {
        if (standing.isEmpty()) {
            return "";
        }
        return standing.getLast().events().stream()
                .map(EventText::inWords)
                .filter(words -> !words.isEmpty())
                .collect(Collectors.joining(". "));
    }
}
