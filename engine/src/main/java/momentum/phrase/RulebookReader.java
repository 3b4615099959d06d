package momentum.phrase;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Collectors;
import momentum.rule.AssetCard;
import momentum.rule.Game;
import momentum.rule.Likely;
import momentum.rule.Move;
import momentum.rule.OracleTable;
import momentum.rule.Rulebook;
import momentum.rule.Source;

/** Reads a game's files into a rulebook, or says everything that is wrong with them. */
public final class RulebookReader {
    private final Problems problems = new Problems();

    private RulebookReader() {}

    /** The rulebook, if there was nothing wrong. */
    public record Reading(Optional<Rulebook> rulebook, List<Problem> problems) {}

    /** Reads files by name, such as "combat.moves"; one of them holds the game's own numbers. */
    public static Reading read(SequencedMap<String, byte[]> files) {
        RulebookReader reader = new RulebookReader();
        Optional<Rulebook> rulebook = reader.rulebook(files);
        List<Problem> found = reader.problems.all();
        return new Reading(found.isEmpty() ? rulebook : Optional.empty(), found);
    }

    private Optional<Rulebook> rulebook(Map<String, byte[]> files) {
        SequencedMap<String, List<Node>> pages = new LinkedHashMap<>();
        files.forEach((file, bytes) -> pages.put(file, Page.read(file, bytes, problems)));
        List<Node> roots = pages.values().stream().flatMap(List::stream).toList();

        Set<String> named = new LinkedHashSet<>();
        Map<String, String> owned = new LinkedHashMap<>();
        for (Node root : roots) {
            MoveReader.name(root).ifPresent(named::add);
            if (AssetReader.isAsset(root)) {
                AssetReader.moves(root).forEach(move -> owned.put(move, AssetReader.name(root)));
            }
        }
        Optional<Game> game = Optional.empty();
        for (Node root : roots) {
            if (root.text().startsWith("game ")) {
                if (game.isPresent()) {
                    problems.add(root, root.column(), "there is a game already");
                    continue;
                }
                game = new GameReader(named, problems).read(root);
            }
        }
        if (game.isEmpty()) {
            if (problems.all().isEmpty()) {
                problems.add(new Source("game.rulebook", 1), 1, "", "there is no game: add \"game\" and its name");
            }
            return Optional.empty();
        }
        Vocabulary words = vocabulary(game.get(), named, owned, roots);
        checkGame(game.get(), words, roots);

        SequencedMap<String, Move> moves = new LinkedHashMap<>();
        SequencedMap<String, OracleTable> tables = new LinkedHashMap<>();
        List<Likely> odds = new ArrayList<>();
        SequencedMap<String, AssetCard> cards = new LinkedHashMap<>();
        AssetReader assetReader = new AssetReader(words, problems);
        MoveReader moveReader = new MoveReader(words, problems);
        TableReader tableReader = new TableReader(new Grammar(words), problems);
        pages.forEach((file, nodes) -> {
            for (Node node : nodes) {
                if (node.text().startsWith("move ")) {
                    moveReader.read(node, chapter(file)).ifPresent(move -> add(moves, move.name(), move, node));
                } else if (AssetReader.isAsset(node)) {
                    assetReader.read(node, chapter(file)).ifPresent(card -> add(cards, card.name(), card, node));
                } else if (node.text().startsWith("table ")) {
                    OracleTable table = tableReader.table(node);
                    add(tables, table.name(), table, node);
                } else if (node.text().equals("odds")) {
                    for (Likely likely : tableReader.odds(node)) {
                        if (odds.stream().anyMatch(other -> other.name().equals(likely.name()))) {
                            problems.add(
                                    node, node.column(), "there are odds called \"" + likely.name() + "\" already");
                        }
                        odds.add(likely);
                    }
                } else if (!node.text().startsWith("game ")) {
                    problems.add(
                            node,
                            node.column(),
                            "a file holds \"move ...\", \"asset ...\", \"table ...\", \"odds\" and \"game ...\"%s"
                                    .formatted(Nearest.hint(
                                            node.text().split(" ", 2)[0],
                                            List.of("move", "asset", "table", "odds", "game"))));
                }
            }
        });
        checkCards(cards, moves, roots);
        return Optional.of(new Rulebook(game.get(), moves, tables, odds, cards));
    }

    private <T> void add(Map<String, T> known, String name, T value, Node node) {
        if (known.putIfAbsent(name, value) != null) {
            problems.add(node, node.column(), "there is a \"" + node.text() + "\" already");
        }
    }

    /** A name is one move's alone, whoever may make it; and what abilities say of moves must be so. */
    private void checkCards(Map<String, AssetCard> cards, Map<String, Move> moves, List<Node> roots) {
        Map<Source, Node> nodes = new HashMap<>();
        for (Node root : roots) {
            if (AssetReader.isAsset(root)) {
                List<Node> lines = new ArrayList<>();
                AssetReader.flatten(root, lines);
                lines.forEach(line -> nodes.put(line.source(), line));
            }
        }
        Map<String, Move> known = new LinkedHashMap<>(moves);
        for (AssetCard card : cards.values()) {
            for (Move move : card.moves()) {
                Node node = nodes.get(move.source());
                if (known.putIfAbsent(move.name(), move) != null && node != null) {
                    problems.add(node, node.column(), "there is a \"move " + move.name() + "\" already");
                }
            }
        }
        Set<Source> wrong = problems.all().stream().map(Problem::source).collect(Collectors.toSet());
        if (roots.stream().noneMatch(root -> !AssetReader.isAsset(root) && isWrong(root, wrong))) {
            CardCheck check = new CardCheck(known, nodes, problems);
            cards.values().forEach(check::check);
        }
    }

    private static boolean isWrong(Node node, Set<Source> wrong) {
        return wrong.contains(node.source()) || node.children().stream().anyMatch(child -> isWrong(child, wrong));
    }

    private static Vocabulary vocabulary(Game game, Set<String> moves, Map<String, String> owned, List<Node> roots) {
        Set<String> tables = new LinkedHashSet<>();
        Set<String> odds = new LinkedHashSet<>();
        for (Node root : roots) {
            if (root.text().startsWith("table ")) {
                tables.add(root.text().substring("table ".length()));
            }
            if (root.text().equals("odds")) {
                root.children()
                        .forEach(
                                row -> TableReader.likely(row).map(Likely::name).ifPresent(odds::add));
            }
        }
        return new Vocabulary(game, moves, owned, tables, odds, Set.of(), Optional.empty(), CardWords.NONE);
    }

    /** The moves that a meter calls for must be there. */
    private void checkGame(Game game, Vocabulary words, List<Node> roots) {
        for (var meter : game.meters()) {
            meter.emptied()
                    .filter(move -> !words.moves().contains(move))
                    .ifPresent(move -> roots.stream()
                            .filter(root -> root.text().startsWith("game "))
                            .flatMap(root -> root.children().stream())
                            .filter(line -> line.text().startsWith(meter.name() + " "))
                            .forEach(line -> problems.add(
                                    line,
                                    line.column() + line.text().lastIndexOf(move),
                                    "there is no move \"%s\"%s".formatted(move, Nearest.hint(move, words.moves())))));
        }
    }

    private static String chapter(String file) {
        return file.replaceFirst(".*/", "").replaceFirst("\\..*", "");
    }
}
