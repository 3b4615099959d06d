package momentum.notation;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import momentum.play.Command;
import momentum.play.Reply;
import momentum.rule.Game;
import momentum.rule.HeroRule.FirstVow;
import momentum.state.Asset;

/** A hero who joins: {@code hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1; bonds Oakhaven; assets Hound (companion 4)}. */
record HeroForm(Game game) {
    /** What stands in the brackets of an asset keeps its semicolons. */
    private static final String NEXT_PART = "; (?![^(]*\\))";

    private static final Pattern HERO = Pattern.compile("hero ([^:]+): (.+)");
    private static final Pattern STAT = Pattern.compile("([a-z]+) (" + Numbers.ANY + ")");
    private static final Pattern BONDS = Pattern.compile("bonds (?:with )?(.*)");
    private static final Pattern ASSETS = Pattern.compile("assets (.*)");
    private static final Pattern CARRIES = Pattern.compile("carries (.*)");
    private static final Pattern SWORN = Pattern.compile("([a-z]+) (.*)");
    private static final Pattern NUMBERS = Pattern.compile("stats (.*)");

    Optional<Command> read(String text, QuotedParts quotes) {
        Matcher hero = HERO.matcher(text);
        if (!hero.matches()) {
            return Optional.empty();
        }
        List<Integer> numbers = List.of();
        List<String> bonds = List.of();
        List<Asset> assets = List.of();
        Optional<Reply.Named> vow = Optional.empty();
        String carries = "";
        for (String part : hero.group(2).split(NEXT_PART, -1)) {
            Matcher bound = BONDS.matcher(part);
            Matcher owned = ASSETS.matcher(part);
            Matcher carried = CARRIES.matcher(part);
            Matcher plain = NUMBERS.matcher(part);
            Matcher sworn = SWORN.matcher(part);
            if (bound.matches()) {
                bonds = each(bound.group(1)).map(quotes::meant).toList();
            } else if (owned.matches()) {
                assets = owned.group(1).isBlank()
                        ? List.of()
                        : Stream.of(owned.group(1).split(AssetForm.NEXT, -1))
                                .map(asset -> AssetForm.read(asset, quotes))
                                .toList();
            } else if (carried.matches()) {
                carries = quotes.meant(carried.group(1));
            } else if (plain.matches()) {
                numbers = plain.group(1).equals("none")
                        ? List.of()
                        : each(plain.group(1)).map(Numbers::whole).toList();
            } else if (sworn.matches() && sworn.group(1).equals(sworn())) {
                vow = Optional.of(NamedForm.read(sworn.group(2), quotes));
            } else {
                numbers = named(part, quotes);
            }
        }
        return Optional.of(new Command.AddHero(quotes.meant(hero.group(1)), numbers, bonds, assets, vow, carries));
    }

    /** What a hero brings along is called as the game calls it. */
    private String sworn() {
        return game.hero().beginsWith().vow().map(FirstVow::kind).orElse("sworn");
    }

    private static Stream<String> each(String list) {
        return Arrays.stream(list.split(", ", -1));
    }

    /** What is not mentioned is 0. */
    private List<Integer> named(String part, QuotedParts quotes) {
        List<String> stats = game.stats();
        Map<String, Integer> numbers = new LinkedHashMap<>();
        for (String each : part.split(", ", -1)) {
            Matcher stat = STAT.matcher(each);
            if (!stat.matches() || !stats.contains(stat.group(1))) {
                throw new UnreadableLine(
                        "\"%s\" is nothing a hero begins with: stats are %s, as in \"%s 2\"; behind them come bonds,"
                                        .formatted(quotes.raw(each), String.join(", ", stats), stats.getFirst())
                                + " assets, %s and carries, each after a semicolon".formatted(sworn()));
            }
            numbers.put(stat.group(1), Numbers.whole(stat.group(2)));
        }
        return stats.stream().map(stat -> numbers.getOrDefault(stat, 0)).toList();
    }

    String print(Command.AddHero hero, NameWriter pen) {
        StringBuilder line = new StringBuilder("hero ")
                .append(pen.write(hero.name()))
                .append(": ")
                .append(stats(hero));
        if (!hero.bonds().isEmpty()) {
            line.append("; bonds ").append(pen.writeAll(hero.bonds(), ", "));
        }
        if (!hero.assets().isEmpty()) {
            line.append("; assets ")
                    .append(hero.assets().stream()
                            .map(asset -> AssetForm.print(asset, pen))
                            .collect(Collectors.joining(", ")));
        }
        hero.vow()
                .ifPresent(vow -> line.append("; ").append(sworn()).append(' ').append(NamedForm.print(vow, pen)));
        return line.append(pen.writeAfter("; carries ", hero.carries())).toString();
    }

    /** By name, where there are as many as the game has. */
    private String stats(Command.AddHero hero) {
        List<String> stats = game.stats();
        if (hero.stats().size() == stats.size()) {
            return IntStream.range(0, stats.size())
                    .mapToObj(i -> stats.get(i) + " " + hero.stats().get(i))
                    .collect(Collectors.joining(", "));
        }
        return "stats "
                + (hero.stats().isEmpty()
                        ? "none"
                        : hero.stats().stream().map(String::valueOf).collect(Collectors.joining(", ")));
    }
}
