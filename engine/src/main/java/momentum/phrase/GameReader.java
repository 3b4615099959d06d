package momentum.phrase;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.rule.Debility;
import momentum.rule.Game;
import momentum.rule.HeroRule;
import momentum.rule.Tracks;
import momentum.track.MomentumRule;

/** Reads game.rulebook: a game's own numbers and names. */
final class GameReader {
    private static final Pattern ASSET_KIND = Pattern.compile("([a-z ]+?)(, with health of its own)?(, performed)?");
    private static final String GUIDE = "with a guide, the guide decides ";

    private final Set<String> moves;
    private final Problems problems;
    private final NamedKinds kinds = new NamedKinds();
    private final HeroLines hero;
    private final MeterLines meters;
    private final TrackLines tracks;
    private final CostLines costs;

    private String mark = "debility";
    private final List<Node> debilities = new ArrayList<>();
    private final List<Game.AssetKind> assetKinds = new ArrayList<>();
    private List<String> guideDecides = List.of();

    /** @param moves the names of all there are */
    GameReader(Set<String> moves, Problems problems) {
        this.moves = moves;
        this.problems = problems;
        hero = new HeroLines(kinds, problems);
        meters = new MeterLines(problems);
        tracks = new TrackLines(kinds, problems);
        costs = new CostLines(problems);
    }

    Optional<Game> read(Node node) {
        node.children().forEach(this::line);
        Optional<MomentumRule> momentum = meters.momentum(mark);
        if (momentum.isEmpty()) {
            problems.add(node, node.column(), "the game has no momentum: add \"momentum -6 to 10, starting at 2\"");
        }
        HeroRule heroes = hero.rule(node);
        Tracks known = tracks.tracks();
        List<Debility> marks = DebilityLines.read(debilities, meters.meters(), known, kinds, problems);
        kinds.check(known.names(), problems);
        return momentum.map(rule -> new Game(
                node.text().substring("game ".length()),
                heroes,
                meters.meters(),
                rule,
                marks,
                known,
                costs.harm(),
                costs.cost(),
                assetKinds,
                guideDecides));
    }

    private void line(Node node) {
        String text = node.text();
        if (hero.takes(node) || meters.takes(node) || costs.takes(node) || tracks.takes(node)) {
            return;
        }
        if (text.equals("assets")) {
            node.children().forEach(this::assetKind);
        } else if (text.startsWith(GUIDE)) {
            guideDecides = decided(node);
        } else if (text.equals("debilities") || text.equals("impacts")) {
            mark = text.equals("debilities") ? "debility" : "impact";
            debilities.addAll(node.children());
        } else {
            problems.add(
                    node,
                    node.column(),
                    "unknown line of a game; known are stats, meters, tracks, harm, assets, debilities or impacts, when in doubt, with a guide");
        }
    }

    private void assetKind(Node node) {
        Matcher kind = ASSET_KIND.matcher(node.text());
        if (!kind.matches()) {
            problems.add(
                    node,
                    node.column(),
                    "a kind of asset reads \"path\", \"companion, with health of its own\" or \"ritual, performed\"");
            return;
        }
        assetKinds.add(new Game.AssetKind(kind.group(1), kind.group(2) != null, kind.group(3) != null, node.source()));
    }

    /** Names of moves, with commas and an "and" between them; a name may have an "and" of its own. */
    private List<String> decided(Node node) {
        List<String> decided = new ArrayList<>();
        int at = GUIDE.length();
        while (at <= node.text().length()) {
            String rest = node.text().substring(at);
            String listed = rest.split(", | and ", 2)[0];
            String name = moves.stream()
                    .filter(move ->
                            rest.equals(move) || rest.startsWith(move + ", ") || rest.startsWith(move + " and "))
                    .max(Comparator.comparingInt(String::length))
                    .orElse(listed);
            if (!moves.contains(name)) {
                problems.add(
                        node,
                        node.column() + at,
                        "there is no move \"%s\"%s".formatted(name, Nearest.hint(name, moves)));
            } else if (decided.contains(name)) {
                problems.add(node, node.column() + at, "\"" + name + "\" stands here twice");
            }
            decided.add(name);
            at += name.length();
            at += node.text().startsWith(" and ", at) ? " and ".length() : ", ".length();
        }
        return decided;
    }

    static List<String> words(String text) {
        return Arrays.stream(text.split(", ", -1)).map(String::intern).toList();
    }
}
