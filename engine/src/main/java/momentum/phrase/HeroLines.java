package momentum.phrase;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.rule.HeroRule;
import momentum.rule.HeroRule.NewHero;

/** The lines of a game that say what a hero is: stats, what a new one begins with, how a story is over. */
final class HeroLines {
    private static final Pattern STATS = Pattern.compile("stats (.+)");
    private static final Pattern ARRAY = Pattern.compile("a hero begins with (\\d(?:, \\d)*)");
    private static final Pattern UP_TO = Pattern.compile("a hero begins with up to (\\d) bonds and (\\d) assets");
    private static final Pattern FIRST_VOW = Pattern.compile("a first ([a-z]+) is (.+)");
    private static final Pattern OVER = Pattern.compile("a story is over when (.+)");

    private final NamedKinds kinds;
    private final Problems problems;

    private List<String> stats = List.of();
    private List<Integer> array = List.of();
    private int bonds = 3;
    private int assets = 3;
    private Optional<HeroRule.FirstVow> vow = Optional.empty();
    private List<String> endings = List.of();

    HeroLines(NamedKinds kinds, Problems problems) {
        this.kinds = kinds;
        this.problems = problems;
    }

    /** Whether the line is one of these. */
    boolean takes(Node node) {
        Matcher named = STATS.matcher(node.text());
        Matcher numbers = ARRAY.matcher(node.text());
        Matcher upTo = UP_TO.matcher(node.text());
        Matcher first = FIRST_VOW.matcher(node.text());
        Matcher over = OVER.matcher(node.text());
        if (named.matches()) {
            stats = GameReader.words(named.group(1));
        } else if (numbers.matches()) {
            array = Arrays.stream(numbers.group(1).split(", ", -1))
                    .map(Integer::valueOf)
                    .toList();
        } else if (upTo.matches()) {
            bonds = Integer.parseInt(upTo.group(1));
            assets = Integer.parseInt(upTo.group(2));
        } else if (first.matches()) {
            vow = Optional.of(new HeroRule.FirstVow(kinds.add(node, first, 1), ranks(node, first)));
        } else if (over.matches()) {
            endings = List.of(over.group(1).split(", or |, | or ", -1));
        } else {
            return false;
        }
        return true;
    }

    private List<String> ranks(Node node, Matcher first) {
        List<String> ranks = List.of(first.group(2).split(" or ", -1));
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

    HeroRule rule(Node game) {
        if (stats.isEmpty()) {
            problems.add(game, game.column(), "the game has no stats: add \"stats edge, heart, iron, shadow, wits\"");
        }
        return new HeroRule(stats, new NewHero(array, bonds, assets, vow), endings);
    }
}
