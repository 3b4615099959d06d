package momentum.phrase;

import static momentum.phrase.Nearest.hint;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.rule.Ability;
import momentum.rule.AssetCard;
import momentum.rule.Game;

/** Reads one asset: its head, what is kept on it, and its abilities. */
final class AssetReader {
    private static final Pattern HEAD = Pattern.compile("asset ([^(]+?) \\(([a-z ]+)\\)");
    private static final String BEGINS = "asset ";
    private static final int MOST_ABILITIES = 8;

    private final Vocabulary words;
    private final Problems problems;

    AssetReader(Vocabulary words, Problems problems) {
        this.words = words;
        this.problems = problems;
    }

    static boolean isAsset(Node node) {
        return node.text().startsWith(BEGINS);
    }

    /** As far as the head says it. */
    static String name(Node node) {
        Matcher head = HEAD.matcher(node.text());
        return head.matches() ? head.group(1) : node.text().substring(BEGINS.length());
    }

    /** The names of the moves in a card, before anything else is read. */
    static List<String> moves(Node node) {
        return node.children().stream()
                .filter(AbilityReader::isAbility)
                .flatMap(child -> child.children().stream())
                .flatMap(item -> MoveReader.name(item).stream())
                .toList();
    }

    Optional<AssetCard> read(Node node, String chapter) {
        Matcher head = HEAD.matcher(node.text());
        if (!head.matches()) {
            problems.add(node, node.column(), "an asset begins \"asset Hound (companion)\", with its kind in brackets");
            return Optional.empty();
        }
        List<String> kinds =
                words.game().assetKinds().stream().map(Game.AssetKind::name).toList();
        if (!kinds.contains(head.group(2))) {
            problems.add(
                    node,
                    node.column() + head.start(2),
                    "unknown kind of asset \"%s\"%s".formatted(head.group(2), hint(head.group(2), kinds)));
            return Optional.empty();
        }
        int known = problems.all().size();
        CardLines lines = new CardLines(words, problems, moves(node));
        List<Node> abilities = new ArrayList<>();
        for (Node child : node.children()) {
            if (AbilityReader.isAbility(child)) {
                abilities.add(child);
            } else {
                lines.read(child);
            }
        }
        if (abilities.isEmpty()) {
            problems.add(node, node.column(), "the asset has no ability: add a line \"ability\"");
        }
        if (abilities.size() > MOST_ABILITIES) {
            Node extra = abilities.get(MOST_ABILITIES);
            problems.add(extra, extra.column(), "an asset has at most %d abilities".formatted(MOST_ABILITIES));
        }
        AbilityReader reader = new AbilityReader(
                head.group(1).intern(), head.group(2), chapter, words.within(lines.words()), problems);
        List<Ability> read = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (Node ability : abilities) {
            Ability next = reader.read(ability, read.size() + 1);
            if (next.name().filter(name -> !names.add(name)).isPresent()) {
                problems.add(ability, ability.column(), "there is an \"" + ability.text() + "\" already");
            }
            read.add(next);
        }
        AssetCard card = new AssetCard(
                reader.card(),
                head.group(2),
                lines.requirements(),
                lines.meters(),
                lines.marks(),
                lines.traits(),
                lines.isAnyFirst(),
                read,
                node.source());
        if (problems.all().size() == known) {
            asWritten(card, node);
        }
        return Optional.of(card);
    }

    /** What was read must print as the very lines that stand there: so no line is taken for less than it says. */
    private void asWritten(AssetCard card, Node root) {
        List<Node> nodes = new ArrayList<>();
        flatten(root, nodes);
        List<String> written =
                nodes.stream().map(node -> node.raw().stripTrailing()).toList();
        List<String> printed = Printer.print(card);
        boolean isOrder = written.stream()
                .sorted()
                .toList()
                .equals(printed.stream().sorted().toList());
        for (int i = 0; i < nodes.size(); i++) {
            String here = i < printed.size() ? printed.get(i) : "";
            if (!written.get(i).equals(here)) {
                Node node = nodes.get(i);
                problems.add(
                        node,
                        node.column(),
                        isOrder
                                ? "the lines of an asset have an order: \"%s\" stands here".formatted(here.strip())
                                : "this is understood as \"%s\": write it so".formatted(here.strip()));
                return;
            }
        }
    }

    static void flatten(Node node, List<Node> into) {
        into.add(node);
        node.children().forEach(child -> flatten(child, into));
    }
}
