package momentum.app.web.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import momentum.app.web.http.FormData;
import momentum.app.web.story.Markdown;
import momentum.app.web.view.ReferenceView.Chapter;
import momentum.app.web.view.ReferenceView.FoeView;
import momentum.app.web.view.ReferenceView.Item;
import momentum.content.Library;
import momentum.content.book.Foe;
import momentum.content.book.Group;
import momentum.content.book.Prose;
import momentum.play.Draft;
import momentum.play.Event;
import momentum.play.Hindrance;
import momentum.play.Offers;
import momentum.play.Play;
import momentum.rule.Likely;
import momentum.rule.Move;
import momentum.state.Hero;
import momentum.state.Table;
import momentum.table.JournalEntry;

/** Draws up the side of a table's page: moves, oracles and foes to look through, and the one that is open. */
public final class ReferenceViews {
    private static final int MOST_RECENT = 5;

    private final Play play;
    private final GameCatalog catalog;
    private final Table table;
    private final Optional<Offers> offers;

    ReferenceViews(Play play, GameCatalog catalog, Table table, Optional<Offers> offers) {
        this.play = play;
        this.catalog = catalog;
        this.table = table;
        this.offers = offers;
    }

    ReferenceView side(Viewer viewer, Optional<Hero> hero, List<JournalEntry> standing) {
        Address from = viewer.from();
        List<String> favourites = viewer.preferences().favourites();
        return new ReferenceView(
                new ReferenceView.Lists(
                        moves(open(from, "moves")),
                        catalog.oracles().chapters(open(from, "oracles")),
                        foes(open(from, "foes")),
                        catalog.oracles().known(recent(standing)).stream()
                                .limit(MOST_RECENT)
                                .toList(),
                        catalog.oracles().known(favourites)),
                new ReferenceView.Opened(
                        from.tab().equals("moves") ? hero.flatMap(each -> card(each.name(), viewer)) : Optional.empty(),
                        catalog.oracles().open(open(from, "oracles"), favourites),
                        foe(open(from, "foes"))),
                play.rulebook().odds().stream().map(Likely::name).toList());
    }

    /** What of a kind is open; empty where nothing of it is. */
    private static String open(Address from, String tab) {
        return from.tab().equals(tab) ? from.open() : "";
    }

    /** What is filled in is for the card, unless it is for a roll that waits. */
    private Optional<MoveView> card(String hero, Viewer viewer) {
        Address from = viewer.from();
        boolean isForCard = !from.filled().isSent("asked");
        return new MoveCards(play, table, catalog.library())
                .card(
                        hero,
                        isForCard ? viewer.draft() : Draft.of(from.open()),
                        isForCard ? from.filled() : FormData.EMPTY);
    }

    private List<Chapter> moves(String open) {
        List<Chapter> chapters = new ArrayList<>();
        play.rulebook().moves().values().stream()
                .collect(Collectors.groupingBy(Move::chapter, LinkedHashMap::new, Collectors.toList()))
                .forEach((chapter, moves) -> chapters.add(new Chapter(
                        chapter,
                        moves.stream()
                                .map(move -> new Item(
                                        move.name(),
                                        move.when(),
                                        offers.map(each -> note(each, move)).orElse(""),
                                        move.name().equals(open)))
                                .toList())));
        chapters.sort(Comparator.comparingInt(chapter -> place(chapter.name())));
        return List.copyOf(chapters);
    }

    /** While something waits for an answer that stands against every move, and is not said of each. */
    private static String note(Offers offers, Move move) {
        return offers.questions().isEmpty()
                ? offers.move(move.name())
                        .flatMap(Offers.MoveOffer::hindrance)
                        .map(Hindrance::why)
                        .orElse("")
                : "";
    }

    /** In the order of the book, and not of the alphabet. */
    public static int place(String chapter) {
        int at = List.of("adventure", "relationship", "combat", "suffer", "quest", "fate")
                .indexOf(chapter);
        return at < 0 ? 99 : at;
    }

    private List<Chapter> foes(String open) {
        return catalog.library().map(Library::foeGroups).orElse(List.of()).stream()
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
        return catalog.library().map(Library::foeGroups).orElse(List.of()).stream()
                .flatMap(Group::all)
                .filter(foe -> foe.name().equals(name))
                .findFirst()
                .map(ReferenceViews::foe);
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

    private static List<String> recent(List<JournalEntry> standing) {
        List<String> tables = new ArrayList<>();
        for (JournalEntry entry : standing.reversed()) {
            for (Event event : entry.events()) {
                if (event instanceof Event.OracleRolled rolled) {
                    tables.add(rolled.table());
                } else if (event instanceof Event.OracleRead read) {
                    tables.add(read.table());
                }
            }
        }
        return tables;
    }
}
