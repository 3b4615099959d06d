package momentum.phrase;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.dice.Burn;
import momentum.rule.Debility;
import momentum.rule.Game;
import momentum.rule.Meter;
import momentum.track.MomentumRule;

/** Reads game.rulebook: a game's own numbers and names. */
final class GameReader {
    private static final Pattern METER = Pattern.compile(
            "([a-z]+) (-?\\d+) to (\\d+), starting at (\\d+)(, shared)?(?:: (?:at|below) its minimum, (.+))?");
    private static final String WIDE_NUMBER = "-?\\d{3,}";
    private static final Pattern HARM = Pattern.compile("harm (\\d) with a deadly weapon, (\\d) without");
    private static final Pattern BLOCKS = Pattern.compile("([a-z ]+?)(?:: ([a-z]+) cannot rise)?");

    private static final String GUIDE = "with a guide, the guide decides ";

    private final Set<String> moves;
    private final Problems problems;

    private String name = "";
    private List<String> stats = List.of();
    private List<Integer> array = List.of();
    private int bonds = 3;
    private int assets = 3;
    private List<String> firstVow = Vocabulary.RANKS;
    private final List<Meter> meters = new ArrayList<>();
    private final List<Debility> debilities = new ArrayList<>();
    private List<String> tracks = List.of();
    private String mark = "debility";
    private int reset = 2;
    private Burn burn = Burn.CANCELS_DICE;
    private boolean forfeits;
    private int armed = 2;
    private int unarmed = 1;
    private int doubt = 2;
    private Optional<String> fight = Optional.empty();
    private List<String> guideDecides = List.of();

    /** @param moves the names of all there are */
    GameReader(Set<String> moves, Problems problems) {
        this.moves = moves;
        this.problems = problems;
    }

    Optional<Game> read(Node node) {
        name = node.text().substring("game ".length());
        node.children().forEach(this::line);
        Optional<Meter> momentum = meters.stream().filter(Meter::isMomentum).findFirst();
        if (momentum.isEmpty()) {
            problems.add(node, node.column(), "the game has no momentum: add \"momentum -6 to 10, starting at 2\"");
        }
        if (stats.isEmpty()) {
            problems.add(node, node.column(), "the game has no stats: add \"stats edge, heart, iron, shadow, wits\"");
        }
        return momentum.map(meter -> new Game(
                name,
                stats,
                array,
                bonds,
                assets,
                firstVow,
                meters,
                debilities,
                tracks,
                new MomentumRule(meter.min(), meter.start(), meter.max(), reset, mark, burn, forfeits),
                armed,
                unarmed,
                doubt,
                fight,
                guideDecides));
    }

    private void line(Node node) {
        String text = node.text();
        Matcher meter = METER.matcher(text);
        Matcher harm = HARM.matcher(text);
        if (text.startsWith("stats ")) {
            stats = words(text.substring("stats ".length()));
        } else if (text.startsWith("tracks ")) {
            tracks = words(text.substring("tracks ".length()));
        } else if (text.matches("a hero begins with \\d(, \\d)*")) {
            array = Arrays.stream(text.substring("a hero begins with ".length()).split(", ", -1))
                    .map(Integer::valueOf)
                    .toList();
        } else if (text.matches("a hero begins with up to \\d bonds and \\d assets")) {
            bonds = text.charAt("a hero begins with up to ".length()) - '0';
            assets = text.charAt(text.length() - " assets".length() - 1) - '0';
        } else if (text.startsWith("a first vow is ")) {
            firstVow = ranks(node);
        } else if (meter.matches()) {
            meter(node, meter);
            node.children().forEach(this::momentumLine);
        } else if (harm.matches()) {
            armed = Integer.parseInt(harm.group(1));
            unarmed = Integer.parseInt(harm.group(2));
        } else if (text.matches("when in doubt, \\d")) {
            doubt = text.charAt(text.length() - 1) - '0';
        } else if (text.matches("in a fight, moves outside [a-z]+ decide the initiative")) {
            fight = Optional.of(text.split(" ", -1)[5]);
        } else if (text.startsWith(GUIDE)) {
            guideDecides = decided(node);
        } else if (text.equals("debilities") || text.equals("impacts")) {
            mark = text.equals("debilities") ? "debility" : "impact";
            node.children().forEach(this::debilityKind);
        } else {
            problems.add(
                    node,
                    node.column(),
                    "unknown line of a game; known are stats, meters, harm, debilities or impacts, when in doubt, with a guide");
        }
    }

    private List<String> ranks(Node node) {
        List<String> ranks =
                List.of(node.text().substring("a first vow is ".length()).split(" or ", -1));
        for (String rank : ranks) {
            if (!Vocabulary.RANKS.contains(rank)) {
                problems.add(
                        node,
                        node.column() + node.text().indexOf(rank),
                        "unknown rank \"%s\"%s".formatted(rank, Nearest.hint(rank, Vocabulary.RANKS)));
            }
        }
        return ranks;
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

    private void meter(Node node, Matcher line) {
        for (int group = 2; group <= 4; group++) {
            if (line.group(group).matches(WIDE_NUMBER)) {
                problems.add(node, node.column() + line.start(group), "a track goes from -99 to 99 at most");
                return;
            }
        }
        int min = Integer.parseInt(line.group(2));
        int max = Integer.parseInt(line.group(3));
        int start = Integer.parseInt(line.group(4));
        if (min >= max || start < min || start > max) {
            problems.add(node, node.column() + line.start(2), "a track goes from low to high, and starts between");
            return;
        }
        if (meters.stream().anyMatch(known -> known.name().equals(line.group(1)))) {
            problems.add(node, node.column(), "there is a track \"" + line.group(1) + "\" already");
            return;
        }
        Meter.Scope scope = line.group(1).equals("momentum")
                ? Meter.Scope.MOMENTUM
                : line.group(5) != null ? Meter.Scope.SHARED : Meter.Scope.HERO;
        int index = (int) meters.stream().filter(m -> m.scope() == scope).count();
        meters.add(new Meter(line.group(1), scope, index, min, max, start, Optional.ofNullable(line.group(6))));
    }

    private void momentumLine(Node node) {
        switch (node.text()) {
            case "a burn cancels the challenge dice below it" -> burn = Burn.CANCELS_DICE;
            case "a burn replaces the action score with it" -> burn = Burn.REPLACES_SCORE;
            case "a cancelled die earns no bonus" -> forfeits = true;
            default -> {
                if (node.text().matches("reset \\d, 1 less for each mark, as is its max")) {
                    reset = node.text().charAt("reset ".length()) - '0';
                } else {
                    problems.add(node, node.column(), "unknown line about momentum");
                }
            }
        }
    }

    private void debilityKind(Node kind) {
        for (Node node : kind.children()) {
            Matcher line = BLOCKS.matcher(node.text());
            if (!line.matches()) {
                problems.add(node, node.column(), "a debility reads \"wounded\" or \"wounded: health cannot rise\"");
                continue;
            }
            Optional<String> blocks = Optional.ofNullable(line.group(2));
            if (blocks.isPresent() && meters.stream().noneMatch(m -> m.name().equals(blocks.get()))) {
                problems.add(node, node.column() + line.start(2), "unknown track \"" + blocks.get() + "\"");
            }
            debilities.add(new Debility(line.group(1), kind.text(), debilities.size(), blocks));
        }
    }

    private static List<String> words(String text) {
        return Arrays.stream(text.split(", ", -1)).map(String::intern).toList();
    }
}
