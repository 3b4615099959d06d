package momentum.app.web.view;

import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import momentum.app.web.view.SideView.Chapter;
import momentum.app.web.view.SideView.FoeView;
import momentum.app.web.view.SideView.Item;
import momentum.app.web.view.TableView.FightView;
import momentum.app.web.view.TableView.Notice;
import momentum.content.Library;
import momentum.content.book.Foe;
import momentum.content.book.Group;
import momentum.content.book.Prose;
import momentum.play.Event;
import momentum.play.Hero;
import momentum.play.Initiative;
import momentum.play.Table;
import momentum.play.Telling;
import momentum.rule.Likely;
import momentum.rule.Move;
import momentum.rule.Move.Subject;
import momentum.table.Campaign;
import momentum.table.Circle;
import momentum.table.Entry;
import momentum.table.Moment;

/** Draws up the page of a table for one who looks at it from somewhere. */
public final class TableViews {
    private static final Set<Subject.Kind> BEGINNINGS =
            EnumSet.of(Subject.Kind.NEW_TRACK, Subject.Kind.NEW_OR_OPEN_TRACK, Subject.Kind.FOES);

    private final Campaign campaign;
    private final GameShelf shelf;

    public TableViews(Campaign campaign, GameShelf shelf) {
        this.campaign = campaign;
        this.shelf = shelf;
    }

    /** What a page needs to know of the one who looks at it. */
    public record Looking(Address from, Circle circle, boolean hasOwnDice, List<String> favourites, String rollNow) {}

    public TableView view(Looking looking, Optional<Notice> notice, Instant time) {
        Moment now = campaign.now();
        Address from = looking.from();
        long shown = from.isNow() ? now.seq() : Math.min(from.at(), now.seq());
        Table table = from.isNow() ? now.table() : campaign.at(shown);
        long above = Math.max(0, shown - from.rows());
        List<Entry> rows = campaign.entries(above, shown);
        long head =
                from.isNow() ? now.head() : rows.isEmpty() ? 0 : rows.getLast().head();
        List<Entry> standing = campaign.standing(rows, head);
        boolean isShared = table.heroes().size() > 1;
        Circle circle = looking.circle();
        Optional<Hero> hero = hero(table, from.hero(), circle);
        StoryTeller.Setting setting = new StoryTeller.Setting(
                isShared, !circle.seats().isEmpty(), campaign.seals().getFirst().since());
        Sheets sheets = new Sheets(campaign.play().rulebook().game(), shelf.library());
        MoveCards cards = new MoveCards(campaign.play(), table, shelf.library());
        return new TableView(
                hero.isPresent() ? from : from.withHero(""),
                campaign.heading().name(),
                campaign.play().rulebook().game().name(),
                circle.mode().inWords(),
                table.strictness().name().toLowerCase(Locale.ROOT),
                looking.hasOwnDice(),
                now.seq(),
                shown,
                from.isNow() && now.canUndo() && mayTurn(circle, now.head()),
                from.isNow() && now.canRedo() && mayTurn(circle, now.undone().getLast()),
                table.heroes().stream().map(Hero::name).toList(),
                table.heroes().stream().map(each -> sheets.inALine(table, each)).toList(),
                hero.map(each -> sheets.sheet(table, each)),
                tracks(table, true),
                tracks(table, false),
                hero.filter(Hero::isFighting).map(each -> fight(table, each, cards)),
                StoryTeller.tell(standing, shelf.rules(), setting, time),
                above,
                from.isNow()
                        ? new Asked(campaign.play(), table, shelf.rules(), shelf.library(), circle).questions()
                        : List.of(),
                from.isNow() && hero.isPresent() && table.frames() == 0 ? beginnings() : List.of(),
                side(looking, hero, cards, standing),
                spoken(standing),
                looking.rollNow(),
                notice);
    }

    /** The one that was asked for, or one's own, or the first there is. */
    private static Optional<Hero> hero(Table table, String wanted, Circle circle) {
        return table.hero(wanted)
                .or(() -> table.inPlay().stream()
                        .filter(hero -> circle.me().plays(hero.name()))
                        .findFirst())
                .or(() -> table.inPlay().stream().findFirst())
                .or(() -> table.heroes().stream().findFirst());
    }

    /** Whether what a row did is this one's to take back, or to bring back. */
    private boolean mayTurn(Circle circle, long row) {
        return campaign.entries(row - 1, row).stream()
                .allMatch(entry -> circle.againstTurning(entry.who()).isEmpty());
    }

    private static List<TrackView> tracks(Table table, boolean open) {
        return table.tracks().stream()
                .filter(track -> track.isOpen() == open)
                .map(TrackView::of)
                .toList();
    }

    private FightView fight(Table table, Hero hero, MoveCards cards) {
        String chapter = campaign.play().rulebook().game().fightChapter().orElse("combat");
        List<String> fitting = campaign.play().rulebook().moves().values().stream()
                .filter(move -> move.chapter().equals(chapter)
                        ? !move.needs().isEmpty()
                        : move.needs().stream().anyMatch(Move.Need.InitiativeInAFight.class::isInstance))
                .filter(move -> table.agenda().isEmpty())
                .filter(move -> cards.unavailable(hero, move).isEmpty())
                .map(Move::name)
                .toList();
        return new FightView(
                hero.initiative() == Initiative.HERO,
                table.open("foe").stream()
                        .filter(track -> track.heroes().contains(hero.name()))
                        .map(TrackView::of)
                        .toList(),
                fitting);
    }

    private SideView side(Looking looking, Optional<Hero> hero, MoveCards cards, List<Entry> standing) {
        Address from = looking.from();
        String tab = from.tab();
        return new SideView(
                moves(hero, cards, tab.equals("moves") ? from.open() : ""),
                shelf.oracles().chapters(tab.equals("oracles") ? from.open() : ""),
                foes(tab.equals("foes") ? from.open() : ""),
                tab.equals("moves")
                        ? hero.flatMap(each -> move(from.open()).map(move -> cards.card(each, move)))
                        : Optional.empty(),
                tab.equals("oracles") ? shelf.oracles().open(from.open(), looking.favourites()) : Optional.empty(),
                tab.equals("foes") ? foe(from.open()) : Optional.empty(),
                campaign.play().rulebook().odds().stream().map(Likely::name).toList(),
                shelf.oracles().known(recent(standing)).stream().limit(5).toList(),
                shelf.oracles().known(looking.favourites()));
    }

    /** A vow, a journey, a fight: what begins a track begins a story. One move for each kind of track, the first there is. */
    private List<Item> beginnings() {
        List<Item> beginnings = new ArrayList<>();
        for (String kind : campaign.play().rulebook().game().tracks()) {
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

    private Optional<Move> move(String name) {
        return Optional.ofNullable(campaign.play().rulebook().moves().get(name));
    }

    private List<Chapter> moves(Optional<Hero> hero, MoveCards cards, String open) {
        List<Chapter> chapters = new ArrayList<>();
        campaign.play().rulebook().moves().values().stream()
                .collect(Collectors.groupingBy(Move::chapter, java.util.LinkedHashMap::new, Collectors.toList()))
                .forEach((chapter, moves) -> chapters.add(new Chapter(
                        chapter,
                        moves.stream()
                                .map(move -> new Item(
                                        move.name(),
                                        move.when(),
                                        hero.map(each -> cards.unavailable(each, move))
                                                .orElse(""),
                                        move.name().equals(open)))
                                .toList())));
        chapters.sort(java.util.Comparator.comparingInt(chapter -> place(chapter.name())));
        return List.copyOf(chapters);
    }

    /** In the order of the book, and not of the alphabet. */
    static int place(String chapter) {
        int at = List.of("adventure", "relationship", "combat", "suffer", "quest", "fate")
                .indexOf(chapter);
        return at < 0 ? 99 : at;
    }

    private List<Chapter> foes(String open) {
        return shelf.library().map(Library::foeGroups).orElse(List.of()).stream()
                .map(group -> new Chapter(
                        group.name(),
                        group.all()
                                .map(foe -> new Item(
                                        foe.name(),
                                        foe.rank().name().toLowerCase(Locale.ROOT),
                                        "",
                                        foe.name().equals(open)))
                                .toList()))
                .toList();
    }

    private Optional<FoeView> foe(String name) {
        return shelf.library().map(Library::foeGroups).orElse(List.of()).stream()
                .flatMap(Group::all)
                .filter(foe -> foe.name().equals(name))
                .findFirst()
                .map(TableViews::foe);
    }

    private static FoeView foe(Foe foe) {
        return new FoeView(
                foe.name(),
                foe.rank().name().toLowerCase(Locale.ROOT),
                foe.nature(),
                Markdown.book(foe.summary().markdown()),
                foe.features().stream().map(Prose::plain).toList(),
                foe.drives().stream().map(Prose::plain).toList(),
                foe.tactics().stream().map(Prose::plain).toList(),
                Markdown.book(foe.description().markdown()),
                foe.origin().title() + ", " + foe.origin().licence().name());
    }

    private static List<String> recent(List<Entry> standing) {
        List<String> tables = new ArrayList<>();
        for (Entry entry : standing.reversed()) {
            for (Event event : entry.events()) {
                switch (event) {
                    case Event.OracleRolled said -> tables.add(said.table());
                    case Event.OracleRead said -> tables.add(said.table());
                    default -> {}
                }
            }
        }
        return tables;
    }

    private static String spoken(List<Entry> standing) {
        if (standing.isEmpty()) {
            return "";
        }
        return standing.getLast().events().stream()
                .map(Telling::inWords)
                .filter(words -> !words.isEmpty())
                .collect(Collectors.joining(". "));
    }
}
