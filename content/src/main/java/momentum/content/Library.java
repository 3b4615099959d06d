package momentum.content;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import momentum.content.book.Ability;
import momentum.content.book.AssetCard;
import momentum.content.book.Entry;
import momentum.content.book.Foe;
import momentum.content.book.Group;
import momentum.content.book.MoveText;
import momentum.content.book.OracleText;
import momentum.content.book.Place;
import momentum.content.book.Prose;
import momentum.content.book.Truth;

/**
 * The books of a game, as far as their licences allow. Each part is loaded lazily, once, and thread-safely; to hide the
 * latency, ask for a part in the background before it is needed.
 */
public final class Library {
    private final String game;
    private final Licences licences;
    private final List<Supplier<Datasworn>> books;
    private final Lazy<List<Group<MoveText>>> moves;
    private final Lazy<List<Group<OracleText>>> oracles;
    private final Lazy<List<Group<AssetCard>>> assets;
    private final Lazy<List<Group<Foe>>> foes;
    private final Lazy<List<Group<Place>>> places;
    private final Lazy<List<Truth>> truths;
    private final Lazy<Map<String, Entry>> byId;
    private final Lazy<EntrySearch> search;

    private Library(String game, Licences licences, List<Supplier<Datasworn>> books) {
        this.game = game;
        this.licences = licences;
        this.books = books;
        MergedBooks merged = new MergedBooks(licences, books);
        moves = new Lazy<>(() -> merged.groups(Datasworn::moves));
        oracles = new Lazy<>(() -> merged.groups(Datasworn::oracles));
        assets = new Lazy<>(() -> merged.groups(Datasworn::assets));
        foes = new Lazy<>(() -> merged.groups(Datasworn::foes));
        places = new Lazy<>(() -> merged.groups(Datasworn::places));
        truths = new Lazy<>(() -> merged.entries(Datasworn::truths));
        byId = new Lazy<>(this::index);
        search = new Lazy<>(() -> new EntrySearch(everything()));
    }

    /** The library of a game by the name of its rulebook: "ironsworn" or "starforged". */
    public static Optional<Library> of(String game, Licences licences) {
        return Datasworn.of(game).map(book -> new Library(game, licences, List.of(book)));
    }

    /** This library with a player's own book added; where ids clash, the player's entry is the one that is found. */
    public Merged with(Datasworn own) {
        List<Supplier<Datasworn>> more = new ArrayList<>(books);
        more.add(() -> own);
        Library merged = new Library(game, licences, List.copyOf(more));
        return new Merged(merged, MergeReport.of(this, own));
    }

    /** A library with one more book in it, and what the player should be told about that. */
    public record Merged(Library library, List<String> report) {
        public Merged {
            report = List.copyOf(report);
        }
    }

    /** A book by itself, in the same way. */
    static Library of(Datasworn book, Licences licences) {
        return new Library(book.id(), licences, List.of(() -> book));
    }

    public Licences licences() {
        return licences;
    }

    /** The book's moves, without those on assets. */
    public List<MoveText> moves() {
        return all(moves);
    }

    List<Group<MoveText>> moveGroups() {
        return moves.get();
    }

    /** The book's text of a move of our rulebook: they have the same names. */
    public Optional<MoveText> move(String name) {
        return moves().stream().filter(move -> move.name().equals(name)).reduce((first, own) -> own);
    }

    /** The oracle tables, without those printed in moves and truths. */
    public List<OracleText> oracles() {
        return all(oracles);
    }

    public List<Group<OracleText>> oracleGroups() {
        return oracles.get();
    }

    /** The tables printed in moves, on assets and in truths. */
    public List<OracleText> embeddedTables() {
        List<OracleText> tables = new ArrayList<>();
        moves().forEach(move -> tables.addAll(move.tables()));
        assets().forEach(asset -> asset.abilities().forEach(ability -> tables.addAll(ability.tables())));
        truths().forEach(truth -> truth.answers().forEach(answer -> tables.addAll(answer.tables())));
        return List.copyOf(tables);
    }

    public List<AssetCard> assets() {
        return all(assets);
    }

    public List<Group<AssetCard>> assetGroups() {
        return assets.get();
    }

    /** Moves that stand on assets. */
    public List<MoveText> assetMoves() {
        return assets().stream()
                .flatMap(asset -> asset.abilities().stream())
                .map(Ability::moves)
                .flatMap(List::stream)
                .toList();
    }

    public List<Foe> foes() {
        return all(foes);
    }

    public List<Group<Foe>> foeGroups() {
        return foes.get();
    }

    public List<Truth> truths() {
        return truths.get();
    }

    public List<Place> places() {
        return all(places);
    }

    /** What the book says a stat is good for; nothing where it does not say, or its licence does not allow it. */
    public Prose stat(String name) {
        return books.stream()
                .map(Supplier::get)
                .filter(book -> licences.allow(book.origin().licence()))
                .map(book -> book.stats().getOrDefault(name, Prose.NONE))
                .filter(about -> !about.isEmpty())
                .reduce(Prose.NONE, (first, own) -> own);
    }

    /** What has a Datasworn id. */
    public Optional<Entry> entry(String id) {
        return Optional.ofNullable(byId.get().get(id));
    }

    /** The table by an id, wherever it stands: what a row's further roll or a text's macro names. */
    public Optional<OracleText> table(String id) {
        return entry(id).flatMap(entry -> entry instanceof OracleText table ? Optional.of(table) : Optional.empty());
    }

    /** What is called by these words, best first: case and accents make no difference. */
    public List<Entry> find(String words) {
        return search.get().find(words);
    }

    /** Everything there is: moves, assets, foes, truths and places, and every table. */
    public List<Entry> everything() {
        List<Entry> entries = new ArrayList<>(moves());
        entries.addAll(oracles());
        entries.addAll(assets());
        entries.addAll(foes());
        entries.addAll(truths());
        entries.addAll(places());
        entries.addAll(assetMoves());
        entries.addAll(embeddedTables());
        return List.copyOf(entries);
    }

    private Map<String, Entry> index() {
        Map<String, Entry> entries = new HashMap<>();
        everything().forEach(entry -> entries.put(entry.id(), entry));
        return entries;
    }

    private static <T extends Entry> List<T> all(Lazy<List<Group<T>>> groups) {
        return groups.get().stream().flatMap(Group::all).toList();
    }
}
