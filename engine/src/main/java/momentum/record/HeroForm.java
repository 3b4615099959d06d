package momentum.record;

import java.util.ArrayList;
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
import momentum.play.Asset;
import momentum.play.Command;
import momentum.play.Reply;

/**
 * A hero who joins: {@code hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1; bonds Oakhaven; assets Hound (companion 4)}.
 *
 * @param stats the names of the game's stats, in its order
 */
record HeroForm(List<String> stats) {
    private static final Pattern HERO = Pattern.compile("hero ([^:]+): (.+)");
    private static final Pattern STAT = Pattern.compile("([a-z]+) (" + Numbers.ANY + ")");

    Optional<Command> read(String text, Quotes quotes) {
        Matcher hero = HERO.matcher(text);
        if (!hero.matches()) {
            return Optional.empty();
        }
        List<Integer> numbers = List.of();
        List<String> bonds = List.of();
        List<Asset> assets = new ArrayList<>();
        Optional<Reply.Named> vow = Optional.empty();
        String carries = "";
        for (String part : hero.group(2).split("; ", -1)) {
            int space = Math.max(part.indexOf(' '), 0);
            String rest = part.substring(Math.min(space + 1, part.length()));
            switch (part.substring(0, space)) {
                case "bonds" -> bonds = each(rest).map(quotes::meant).toList();
                case "assets" ->
                    assets.addAll(each(rest)
                            .map(asset -> AssetForm.read(asset, quotes))
                            .toList());
                case "vow" -> vow = Optional.of(NamedForm.read(rest, quotes));
                case "carries" -> carries = quotes.meant(rest);
                case "stats" ->
                    numbers = rest.equals("none")
                            ? List.of()
                            : each(rest).map(Numbers::whole).toList();
                default -> numbers = named(part, quotes);
            }
        }
        return Optional.of(new Command.AddHero(quotes.meant(hero.group(1)), numbers, bonds, assets, vow, carries));
    }

    private static Stream<String> each(String list) {
        return Arrays.stream(list.split(", ", -1));
    }

    /** What is not mentioned is 0. */
    private List<Integer> named(String part, Quotes quotes) {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        for (String each : part.split(", ", -1)) {
            Matcher stat = STAT.matcher(each);
            if (!stat.matches() || !stats.contains(stat.group(1))) {
                throw new Unreadable(
                        "\"%s\" is nothing a hero begins with: stats are %s, as in \"%s 2\"; behind them come bonds,"
                                        .formatted(quotes.raw(each), String.join(", ", stats), stats.getFirst())
                                + " assets, vow and carries, each after a semicolon");
            }
            numbers.put(stat.group(1), Numbers.whole(stat.group(2)));
        }
        return stats.stream().map(stat -> numbers.getOrDefault(stat, 0)).toList();
    }

    String print(Command.AddHero hero, Pen pen) {
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
        hero.vow().ifPresent(vow -> line.append("; vow ").append(NamedForm.print(vow, pen)));
        return line.append(pen.writeAfter("; carries ", hero.carries())).toString();
    }

    /** By name, where there are as many as the game has. */
    private String stats(Command.AddHero hero) {
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
