package momentum.app.play;

import static momentum.track.MomentumMeter.signed;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;
import momentum.dice.Outcome;
import momentum.odds.ActionOdds;
import momentum.odds.Odds;
import momentum.odds.Percent;
import momentum.odds.ProgressOdds;
import momentum.phrase.Printer;
import momentum.play.Bonus;
import momentum.play.Frame;
import momentum.play.Hero;
import momentum.play.Made;
import momentum.play.Track;
import momentum.rule.Effect;
import momentum.rule.Effect.RollKind;

/** The ways to make a roll, each with its exact odds, and what a burn could do. */
final class OddsView {
    private final Scene scene;
    private final Look look;

    OddsView(Scene scene) {
        this.scene = scene;
        this.look = scene.look();
    }

    /** One way to roll: what the player types for it, and the odds. */
    private record Way(String name, int number, Odds plain, Optional<Odds> burnt, String fiction) {
        String title() {
            return name + " " + number;
        }
    }

    List<String> lines(Effect.Roll roll, Frame frame) {
        Hero hero = scene.table().hero(frame.hero()).orElseThrow();
        List<Way> ways = roll.options().stream()
                .filter(option -> isOpen(option, frame))
                .map(option -> way(option, hero, frame))
                .toList();
        int width = Math.max(
                13, ways.stream().mapToInt(way -> way.title().length()).max().orElse(0));
        List<String> lines = new ArrayList<>();
        if (!look.plain()) {
            lines.add("  " + Prose.pad("", width) + look.faint(" strong   weak   miss"));
        }
        for (Way way : ways) {
            lines.addAll(look.plain() ? inWords(way) : inColumns(way, width));
        }
        roll.adds().forEach(add -> lines.add("  add +" + add.number() + " if " + Printer.print(add.condition())));
        bonuses(hero, frame).forEach(bonus -> lines.add("  +" + bonus.add() + " is added: you have it coming"));
        return lines;
    }

    private List<String> inColumns(Way way, int width) {
        List<String> lines = new ArrayList<>();
        String fiction = way.fiction.isEmpty() ? "" : "   " + look.faint(way.fiction);
        lines.add("  " + look.bold(Prose.pad(way.title(), width)) + percents(way.plain) + fiction);
        way.burnt.ifPresent(odds -> lines.add(look.faint("  " + Prose.pad("  with a burn", width)) + percents(odds)));
        return lines;
    }

    private String percents(Odds odds) {
        int[] percent = Percent.of(odds.strong(), odds.weak(), odds.miss());
        return look.of(Outcome.STRONG_HIT, " %4d %%".formatted(percent[0]))
                + look.of(Outcome.WEAK_HIT, " %4d %%".formatted(percent[1]))
                + look.of(Outcome.MISS, " %4d %%".formatted(percent[2]));
    }

    private static List<String> inWords(Way way) {
        return List.of("  " + way.title() + ": " + way.plain.inWords()
                + way.burnt
                        .map(odds -> "; a burn would make it " + odds.inWords())
                        .orElse("")
                + (way.fiction.isEmpty() ? "" : "; " + way.fiction));
    }

    /** Some ways are only for oneself, some only for another; and the player may have said which it is. */
    private static boolean isOpen(Effect.RollOption option, Frame frame) {
        boolean isForSelf = frame.they().equals(frame.hero());
        if (option.kind() instanceof RollKind.Stat(String name) && !frame.stat().isEmpty()) {
            return name.equals(frame.stat());
        }
        return frame.move().subject().isEmpty() || !option.fiction().equals(isForSelf ? "for another" : "for yourself");
    }

    private Way way(Effect.RollOption option, Hero hero, Frame frame) {
        return switch (option.kind()) {
            case RollKind.Stat(String name) -> action(name, scene.value(hero, name), option, hero, frame);
            case RollKind.Highest(List<String> names) -> several(names, Math::max, option, hero, frame);
            case RollKind.Lowest(List<String> names) -> several(names, Math::min, option, hero, frame);
            case RollKind.Progress(String kind) -> progress(kind, option, hero, frame);
        };
    }

    private Way several(
            List<String> names, BinaryOperator<Integer> which, Effect.RollOption option, Hero hero, Frame frame) {
        int number = names.stream()
                .map(name -> scene.value(hero, name))
                .reduce(which)
                .orElse(0);
        String name = names.stream()
                .filter(each -> scene.value(hero, each) == number)
                .findFirst()
                .orElseThrow();
        return action(name, number, option, hero, frame);
    }

    private Way action(String name, int number, Effect.RollOption option, Hero hero, Frame frame) {
        int more = frame.made().adding()
                + bonuses(hero, frame).stream().mapToInt(Bonus::add).sum();
        ActionOdds odds = new ActionOdds(number + more, hero.momentum());
        Optional<Odds> burnt = Optional.of(odds.withBurn())
                .filter(burn -> odds.canBurn() && !Arrays.equals(whole(burn), whole(odds.plain())));
        return new Way(name, number, odds.plain(), burnt, option.fiction());
    }

    private static int[] whole(Odds odds) {
        return Percent.of(odds.strong(), odds.weak(), odds.miss());
    }

    private Way progress(String kind, Effect.RollOption option, Hero hero, Frame frame) {
        int score = kind.equals("bonds")
                ? hero.bondProgress().score()
                : scene.table()
                        .track(frame.track())
                        .map(Track::progress)
                        .map(momentum.track.Progress::score)
                        .orElse(0);
        return new Way("progress", score, new ProgressOdds(score).plain(), Optional.empty(), option.fiction());
    }

    /** What the hero was promised for this roll; a move that another brought about does not use it up. */
    private static List<Bonus> bonuses(Hero hero, Frame frame) {
        return frame.made().manner() != Made.Manner.OWN
                ? List.of()
                : hero.bonuses().stream()
                        .filter(bonus -> bonus.move()
                                .filter(move -> !move.equals(frame.move().name()))
                                .isEmpty())
                        .toList();
    }

    /** "momentum +6", as the books print it. */
    static String momentum(int value) {
        return "momentum " + signed(value);
    }
}
