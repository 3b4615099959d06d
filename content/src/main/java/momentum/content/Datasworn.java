package momentum.content;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import momentum.content.book.AssetCard;
import momentum.content.book.Entry;
import momentum.content.book.Foe;
import momentum.content.book.Group;
import momentum.content.book.MoveText;
import momentum.content.book.OracleText;
import momentum.content.book.Origin;
import momentum.content.book.Place;
import momentum.content.book.Prose;
import momentum.content.book.Truth;
import momentum.content.datasworn.AssetReader;
import momentum.content.datasworn.FoeReader;
import momentum.content.datasworn.GroupReader;
import momentum.content.datasworn.JsonValue;
import momentum.content.datasworn.MoveTextReader;
import momentum.content.datasworn.OracleReader;
import momentum.content.datasworn.OriginReader;
import momentum.content.datasworn.PlaceReader;
import momentum.content.datasworn.Sections;
import momentum.content.datasworn.StatReader;
import momentum.content.datasworn.TruthReader;

/**
 * A book in the Datasworn format: one of the two that come with the program, or a player's own file. Each part is read when it
 * is first asked for. What is here is unfiltered; {@link Library} gives what a licence allows.
 */
public final class Datasworn {
    /** The version of the format that is understood. */
    public static final String FORMAT = "0.1.0";

    /** By the names that our rulebooks give the games. */
    private static final Map<String, Lazy<Datasworn>> SHIPPED = Map.of(
            "ironsworn", new Lazy<>(() -> shipped("classic")),
            "starforged", new Lazy<>(() -> shipped("starforged")));

    private final String id;
    private final Origin origin;
    private final Lazy<List<Group<MoveText>>> moves;
    private final Lazy<List<Group<OracleText>>> oracles;
    private final Lazy<List<Group<AssetCard>>> assets;
    private final Lazy<List<Group<Foe>>> foes;
    private final Lazy<List<Group<Place>>> places;
    private final Lazy<List<Truth>> truths;
    private final Lazy<Map<String, Prose>> stats;

    Datasworn(JsonValue head, Function<String, JsonValue> sections) {
        id = head.text("_id");
        origin = OriginReader.ofFile(head);
        moves = groups(sections, "moves", MoveTextReader::read);
        oracles = groups(sections, "oracles", OracleReader::read);
        assets = groups(sections, "assets", AssetReader::read);
        foes = groups(sections, "npcs", FoeReader::read);
        places = groups(sections, "atlas", PlaceReader::read);
        truths = new Lazy<>(() -> List.copyOf(TruthReader.read(sections.apply("truths"), origin)));
        stats = new Lazy<>(() -> Map.copyOf(StatReader.read(sections.apply("rules"))));
    }

    /** The book of a shipped game, loaded lazily. */
    static Optional<Lazy<Datasworn>> of(String game) {
        return Optional.ofNullable(SHIPPED.get(game));
    }

    /** The games there are books for, by the names of their rulebooks. */
    public static List<String> games() {
        return SHIPPED.keySet().stream().sorted().toList();
    }

    /** A player's own file, read to the end, or why it cannot be. */
    public static Reading read(Path file) {
        return UserFile.read(file);
    }

    /** What reading a file came to. */
    public sealed interface Reading {
        record Read(Datasworn book) implements Reading {}

        /** One sentence: the file, the way to what is wrong inside it, what was expected. */
        record Refused(String why) implements Reading {}
    }

    /** The first part of every id in it: "classic". */
    public String id() {
        return id;
    }

    /** What the file says of itself as a whole. */
    public Origin origin() {
        return origin;
    }

    public List<Group<MoveText>> moves() {
        return moves.get();
    }

    public List<Group<OracleText>> oracles() {
        return oracles.get();
    }

    public List<Group<AssetCard>> assets() {
        return assets.get();
    }

    public List<Group<Foe>> foes() {
        return foes.get();
    }

    public List<Group<Place>> places() {
        return places.get();
    }

    public List<Truth> truths() {
        return truths.get();
    }

    /** What the stats are good for, by their names. */
    public Map<String, Prose> stats() {
        return stats.get();
    }

    /** Loads all parts, so that every error is found. */
    Datasworn whole() {
        moves();
        oracles();
        assets();
        foes();
        places();
        truths();
        stats();
        return this;
    }

    private static Datasworn shipped(String file) {
        Sections sections = new Sections(Resource.bytes("/datasworn/" + file + ".json"));
        List<Erratum> errata = Errata.of(file);
        return new Datasworn(sections.head(), name -> ErratumPatch.applied(errata, sections.section(name)));
    }

    private <T extends Entry> Lazy<List<Group<T>>> groups(
            Function<String, JsonValue> sections, String name, GroupReader.EntryReader<T> reader) {
        return new Lazy<>(() -> List.copyOf(new GroupReader<>(reader).read(sections.apply(name), origin)));
    }
}
