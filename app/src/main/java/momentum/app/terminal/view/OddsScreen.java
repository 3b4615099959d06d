package momentum.app.terminal.view;

import static momentum.track.MomentumMeter.signed;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import momentum.app.text.TextLayout;
import momentum.app.text.TextStyle;
import momentum.dice.Outcome;
import momentum.odds.Odds;
import momentum.odds.Percent;
import momentum.play.Offers.RollOffer;
import momentum.play.Offers.Tick;
import momentum.play.Offers.Way;
import momentum.play.RollOdds;
import momentum.state.Addend;

/** The ways to make a roll as the engine offers them, each with its exact odds, and what would change these. */
final class OddsScreen {
    private static final int NARROWEST = 13;

    private final TextStyle look;

    OddsScreen(TextStyle look) {
        this.look = look;
    }

    List<String> lines(RollOffer roll) {
        int width = Math.max(
                NARROWEST,
                roll.ways().stream()
                        .flatMap(way -> rows(way, roll.ticks()).stream())
                        .mapToInt(row -> row.name.length())
                        .max()
                        .orElse(0));
        List<String> lines = new ArrayList<>();
        if (!look.plain()) {
            lines.add("  " + TextLayout.pad("", width) + look.faint(" strong   weak   miss"));
        }
        for (Way way : roll.ways()) {
            lines.addAll(look.plain() ? inWords(way, roll.ticks()) : inColumns(way, roll.ticks(), width));
        }
        roll.ways().stream()
                .flatMap(way -> way.sum().stream().skip(1))
                .map(OddsScreen::added)
                .distinct()
                .forEach(lines::add);
        roll.ticks().stream().map(OddsScreen::tick).forEach(lines::add);
        return lines;
    }

    /** "iron 3 + 1": what is typed for it, its number, and what is added to that. */
    private static String title(Way way) {
        Addend first = way.sum().getFirst();
        return first.name() + " " + first.number()
                + way.sum().stream()
                        .skip(1)
                        .map(add -> (add.number() < 0 ? " - " : " + ") + Math.abs(add.number()))
                        .collect(Collectors.joining());
    }

    private static String added(Addend add) {
        return "  " + signed(add.number()) + " " + add.name();
    }

    private static String tick(Tick tick) {
        return "  " + tick.does() + (tick.isSet() ? ", as you said" : "");
    }

    private record Row(String name, Odds odds) {}

    /** The odds as they are, and what they would be with a burn, with a reroll, and with each thing that may be said. */
    private static List<Row> rows(Way way, List<Tick> ticks) {
        RollOdds odds = way.odds();
        List<Row> others = new ArrayList<>();
        odds.burned().ifPresent(burned -> others.add(new Row("  with a burn", burned)));
        odds.rerolled().ifPresent(rerolled -> others.add(new Row("  with a reroll", rerolled)));
        for (int i = 0; i < ticks.size(); i++) {
            RollOdds toggled = way.toggled().get(i);
            String word = (ticks.get(i).isSet() ? "  if not " : "  if ")
                    + ticks.get(i).word();
            boolean givesReroll =
                    odds.rerolled().isEmpty() && toggled.rerolled().isPresent();
            others.add(new Row(word, givesReroll ? toggled.rerolled().get() : toggled.plain()));
        }
        List<Row> rows = new ArrayList<>(List.of(new Row(title(way), odds.plain())));
        // What would read the same, in whole percent, says nothing.
        others.stream()
                .filter(row -> !Arrays.equals(percent(row.odds), percent(odds.plain())))
                .forEach(rows::add);
        return rows;
    }

    private List<String> inColumns(Way way, List<Tick> ticks, int width) {
        List<String> lines = new ArrayList<>();
        for (Row row : rows(way, ticks)) {
            String name = TextLayout.pad(row.name, width);
            boolean isFirst = lines.isEmpty();
            String fiction = isFirst && !way.fiction().isEmpty() ? "   " + look.faint(way.fiction()) : "";
            lines.add("  " + (isFirst ? look.bold(name) : look.faint(name)) + percents(row.odds) + fiction);
        }
        return lines;
    }

    private String percents(Odds odds) {
        int[] percent = percent(odds);
        return look.of(Outcome.STRONG_HIT, " %4d %%".formatted(percent[0]))
                + look.of(Outcome.WEAK_HIT, " %4d %%".formatted(percent[1]))
                + look.of(Outcome.MISS, " %4d %%".formatted(percent[2]));
    }

    private static int[] percent(Odds odds) {
        return Percent.of(odds.strong(), odds.weak(), odds.miss());
    }

    private static List<String> inWords(Way way, List<Tick> ticks) {
        String odds = rows(way, ticks).stream()
                .map(row -> row.name.strip() + ": " + row.odds.inWords())
                .collect(Collectors.joining("; "));
        return List.of("  " + odds + (way.fiction().isEmpty() ? "" : "; " + way.fiction()));
    }

    /** "momentum +6", as the books print it. */
    static String momentum(int value) {
        return "momentum " + signed(value);
    }
}
