package momentum.app.web.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import momentum.app.web.http.FormData;
import momentum.app.web.roll.OddsView;
import momentum.app.web.story.Markdown;
import momentum.app.web.story.StoryItem;
import momentum.app.web.view.ReferenceView.Chapter;
import momentum.app.web.view.ReferenceView.FoeView;
import momentum.app.web.view.ReferenceView.Item;
import momentum.app.web.view.ReferenceView.Likelihood;
import momentum.app.web.view.ReferenceView.OracleTab;
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

/** Draws up the side of a table's page: what there is of the kind that is in view, and the one that is open. */
public final class ReferenceViews {
    private static final int MOST_RECENT = 5;

    private final Play play;
    private final GameCatalog catalog;
    private final Table table;
    private final KnownOffers.Known known;
    private final Optional<Offers> offers;
    private final List<JournalEntry> standing;
    private final MoveCards cards;

    ReferenceViews(
            Play play,
            GameCatalog catalog,
            Table table,
            KnownOffers.Known known,
            Optional<Offers> offers,
            List<JournalEntry> standing) {
        this.play = play;
        this.catalog = catalog;
        this.table = table;
        this.known = known;
        this.offers = offers;
        this.standing = standing;
        this.cards = new MoveCards(play, table, catalog.library(), standing);
    }

    ReferenceView side(Viewer viewer, Optional<Hero> hero, List<StoryItem> told) {
        Address from = viewer.from();
        List<String> favourites = viewer.preferences().favourites();
        ReferenceView.Opened opened = new ReferenceView.Opened(
                from.tab().equals("moves") && !from.open().isEmpty()
                        ? hero.flatMap(each -> card(each.name(), viewer))
                        : Optional.empty(),
                catalog.oracles().open(open(from, "oracle"), favourites),
                Optional.of(open(from, "foes")).filter(name -> !name.isEmpty()).flatMap(this::foe));
        return new ReferenceView(
                switch (from.tab()) {
                    case "moves" -> opened.move().isPresent() ? List.of() : known.moves(() -> moves(hero));
                    case "oracle" -> catalog.oracles().chapters();
                    case "foes" -> catalog.foes();
                    default -> List.of();
                },
                opened,
                oracle(from, favourites, told),
                fray());
    }

    private Optional<String> fray() {
        return play.rulebook().moves().values().stream()
                .filter(move -> move.subject()
                        .filter(subject -> subject.kind() == Move.Subject.Kind.FIGHT)
                        .isPresent())
                .map(Move::name)
                .filter(move -> offers.flatMap(each -> each.move(move))
                        .filter(Offers.MoveOffer::isOpen)
                        .isPresent())
                .findFirst();
    }

    private OracleTab oracle(Address from, List<String> favourites, List<StoryItem> told) {
        boolean isShown = from.tab().equals("oracle");
        return new OracleTab(
                play.rulebook().odds().stream().map(ReferenceViews::likelihood).toList(),
                isShown ? catalog.pairs() : List.of(),
                isShown ? catalog.oracles().known(favourites) : List.of(),
                isShown
                        ? catalog.oracles().known(recent()).stream()
                                .limit(MOST_RECENT)
                                .toList()
                        : List.of(),
                isShown ? last(told) : Optional.empty());
    }

    private static Likelihood likelihood(Likely likely) {
        return new Likelihood(likely.name(), likely.percent());
    }

    private static Optional<StoryItem.Answer> last(List<StoryItem> told) {
        return told.reversed().stream()
                .filter(StoryItem.Answer.class::isInstance)
                .map(StoryItem.Answer.class::cast)
                .findFirst();
    }

    /** What of a kind is open; empty where nothing of it is. */
    private static String open(Address from, String tab) {
        return from.tab().equals(tab) ? from.open() : "";
    }

    /** What is filled in is for the card, unless it is for a roll that waits. */
    private Optional<MoveView> card(String hero, Viewer viewer) {
        Address from = viewer.from();
        boolean isForCard = !from.filled().isSent("asked");
        return cards.card(
                hero, isForCard ? viewer.draft() : Draft.of(from.open()), isForCard ? from.filled() : FormData.EMPTY);
    }

    /** How a move would go, made as it would most likely be. */
    Optional<OddsView.Bar> odds(Optional<Hero> hero, Move move) {
        return hero.flatMap(each -> cards.best(each.name(), move.name()));
    }

    private List<Chapter> moves(Optional<Hero> hero) {
        List<Chapter> chapters = new ArrayList<>();
        play.rulebook().moves().values().stream()
                .collect(Collectors.groupingBy(Move::chapter, LinkedHashMap::new, Collectors.toList()))
                .forEach((chapter, moves) -> chapters.add(new Chapter(
                        chapter, moves.stream().map(move -> item(hero, move)).toList())));
        chapters.sort(Comparator.comparingInt(chapter -> place(chapter.name())));
        List<Item> own = offers.map(Offers::moves).orElse(List.of()).stream()
                .map(Offers.MoveOffer::move)
                .filter(move -> move.card().isPresent())
                .map(move -> item(hero, move))
                .toList();
        if (!own.isEmpty()) {
            chapters.add(new Chapter("by assets", own));
        }
        return List.copyOf(chapters);
    }

    private Item item(Optional<Hero> hero, Move move) {
        String note = offers.map(each -> note(each, move)).orElse("");
        return new Item(move.name(), move.when(), note, note.isEmpty() ? odds(hero, move) : Optional.empty());
    }

    /** While something waits for an answer that stands against every move, and is not said of each. */
    static String note(Offers offers, Move move) {
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

    private Optional<FoeView> foe(String name) {
        return catalog.library().map(Library::foeGroups).orElse(List.of()).stream()
                .flatMap(Group::all)
                .filter(foe -> foe.name().equals(name))
                .findFirst()
                .map(this::foe);
    }

    private FoeView foe(Foe foe) {
        return new FoeView(
                foe.name(),
                foe.rank().name().toLowerCase(Locale.ROOT),
                foe.nature(),
                Markdown.book(foe.summary().markdown()),
                foe.features().stream().map(Prose::plain).toList(),
                foe.drives().stream().map(Prose::plain).toList(),
                foe.tactics().stream().map(Prose::plain).toList(),
                Markdown.book(foe.description().markdown()),
                foe.origin().title() + ", " + foe.origin().licence().name(),
                table.tracks().stream()
                        .anyMatch(track -> track.isOpen() && track.name().equals(foe.name())));
    }

    private List<String> recent() {
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
