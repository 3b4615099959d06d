package momentum.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import momentum.dice.ActionRoll;
import momentum.phrase.English;
import momentum.phrase.Printer;
import momentum.play.Frame;
import momentum.play.Question;
import momentum.rule.Effect.RollKind;
import momentum.rule.Likely;
import momentum.rule.Meter;
import momentum.rule.Move;
import momentum.rule.Phrase;

/** A question put so that a person knows what to type. */
final class QuestionView {
    private final Scene scene;
    private final Look look;

    QuestionView(Scene scene) {
        this.scene = scene;
        this.look = scene.look();
    }

    List<String> lines(Question question) {
        Frame frame = scene.frame(question).orElseThrow();
        List<String> lines = new ArrayList<>();
        String who = scene.isAlone() ? "" : question.hero() + ": ";
        switch (question) {
            case Question.Dice dice -> {
                lines.add("  " + who + look.bold(frame.move().name()) + ": " + about(frame));
                lines.addAll(new OddsView(scene).lines(dice.roll(), frame));
                lines.add(hint(toRoll(dice, frame)));
            }
            case Question.Reroll reroll -> {
                lines.add("  " + who + "Reroll any dice, or keep them.");
                lines.add(hint("Type keep, or reroll with the dice to throw again: reroll action first second."));
            }
            case Question.Burn burn -> {
                lines.add("  " + who + "Burn " + OddsView.momentum(burn.roll().momentum()) + " for a "
                        + look.of(burn.better(), burn.better().inWords()) + "? " + beaten(burn.roll()));
                lines.add(hint("Type burn or keep."));
            }
            case Question.Choose choose -> choose(lines, who, choose, frame);
            case Question.May may -> {
                lines.add(
                        "  " + who + Prose.sentence(Printer.print(may.effect())).replaceFirst("\\.$", "?"));
                lines.add(hint("Type yes or no."));
            }
            case Question.HowMuch number ->
                lines.add("  %s%s: how much %s, %d to %d? When in doubt, %d."
                        .formatted(
                                who,
                                frame.move().name(),
                                number.what(),
                                number.least(),
                                number.most(),
                                number.advised()));
            case Question.Divide divide -> {
                lines.add("  %sLose %d, divided among %s."
                        .formatted(
                                who,
                                divide.amount(),
                                Prose.list(
                                        open(divide).stream()
                                                .map(meter -> meter.name() + " (up to " + most(divide, meter) + ")")
                                                .toList(),
                                        "and")));
                lines.add(hint("Type it so: " + example(divide) + "."));
            }
            case Question.Name name -> name(lines, who, name, frame);
            case Question.Oracle oracle -> oracle(lines, who, oracle);
        }
        return lines;
    }

    private static List<Meter> open(Question.Divide divide) {
        return divide.meters().stream().filter(meter -> most(divide, meter) > 0).toList();
    }

    private static int most(Question.Divide divide, Meter meter) {
        return divide.most().get(divide.meters().indexOf(meter));
    }

    /** An answer that would be taken: one of the first, and all that is left of those after it. */
    private static String example(Question.Divide divide) {
        List<String> parts = new ArrayList<>();
        int left = divide.amount();
        List<Meter> open = open(divide);
        for (Meter meter : open) {
            int others = open.stream()
                    .skip(open.indexOf(meter) + 1L)
                    .mapToInt(after -> most(divide, after))
                    .sum();
            int part = Math.min(most(divide, meter), Math.max(left - others, parts.isEmpty() ? 1 : left));
            if (left > 0 && part > 0) {
                parts.add(meter.name() + " " + part);
                left -= part;
            }
        }
        return String.join(", ", parts);
    }

    private static String about(Frame frame) {
        String track = frame.track().isEmpty() ? "" : " (" + frame.track() + ")";
        return frame.move().when() + track;
    }

    private static String toRoll(Question.Dice dice, Frame frame) {
        if (dice.roll().options().getFirst().kind() instanceof RollKind.Progress) {
            return "Type roll, or your own challenge dice: dice 7 9.";
        }
        boolean isSettled = dice.roll().options().size() == 1 || !frame.stat().isEmpty();
        return isSettled
                ? "Type roll, or your own dice: dice 3 7 9."
                : "Type what you roll with, or add your own dice: %s dice 3 7 9.".formatted(firstStat(dice));
    }

    private static String firstStat(Question.Dice dice) {
        return switch (dice.roll().options().getFirst().kind()) {
            case RollKind.Stat(String name) -> name;
            case RollKind.Highest(List<String> names) -> names.getFirst();
            case RollKind.Lowest(List<String> names) -> names.getFirst();
            case RollKind.Progress ignored -> "";
        };
    }

    private static String beaten(ActionRoll roll) {
        boolean first = roll.first() < roll.momentum();
        boolean second = roll.second() < roll.momentum();
        return "It beats " + (first && second ? "both dice." : "the " + (first ? roll.first() : roll.second()) + ".");
    }

    private void choose(List<String> lines, String who, Question.Choose choose, Frame frame) {
        lines.add("  " + who + frame.move().name() + ": " + count(choose));
        int number = 0;
        for (Question.Choice choice : choose.choices()) {
            number++;
            String does = choice.option().label().isEmpty()
                    ? ""
                    : effects(choice.option().effects());
            String line = "  %2d  %s%s".formatted(number, choice.label(), does.isEmpty() ? "" : ": " + does);
            lines.add(choice.isAvailable() ? line : look.faint(line + " (" + choice.unavailable() + ")"));
        }
    }

    private static String count(Question.Choose choose) {
        if (choose.least() == choose.most()) {
            return "choose " + choose.most();
        }
        long open =
                choose.choices().stream().filter(Question.Choice::isAvailable).count();
        if (choose.least() == 0) {
            return choose.most() < open ? "choose up to " + choose.most() + ", or nothing" : "choose any, or nothing";
        }
        return "choose " + choose.least() + " to " + choose.most();
    }

    private static String effects(List<Phrase> effects) {
        return effects.stream().map(phrase -> Printer.print(phrase.effect())).collect(Collectors.joining("; "));
    }

    private void name(List<String> lines, String who, Question.Name name, Frame frame) {
        if (scene.half().isPresent()) {
            lines.add("  What rank is " + scene.half().get() + "?");
            int number = 0;
            for (momentum.track.Rank rank : momentum.track.Rank.values()) {
                number++;
                String word = rank.name().toLowerCase(Locale.ROOT);
                if (name.ranks().isEmpty() || name.ranks().contains(word)) {
                    lines.add("  %2d  %s".formatted(number, word));
                }
            }
            return;
        }
        lines.add("  " + who + frame.move().name() + ": " + wanted(name));
        int number = 0;
        for (String known : name.known()) {
            number++;
            lines.add("  %2d  %s".formatted(number, known));
        }
        if (name.mayBeNew()) {
            lines.add(hint(
                    switch (name.what()) {
                        case TRACK ->
                            "A new one has a rank: %s (dangerous)."
                                    .formatted(name.kind().equals("vow") ? "Find the lost heir" : "The High Pass");
                        case FOES ->
                            "A new one has a rank: Wolf (dangerous). Several: Wolf (dangerous); Crows (troublesome, small pack).";
                        case ASSET -> "The name of a card; assets with a word finds them.";
                        case BOND, ALLY, COMPANION, ANYONE, ABILITY -> "Any name will do.";
                    }));
        }
    }

    private static String wanted(Question.Name name) {
        if (name.what() == Question.What.ANYONE) {
            return "who is it for?";
        }
        String what = kind(name);
        return name.known().isEmpty() ? "name " + English.a(what) : "which " + what + "?";
    }

    private static String kind(Question.Name name) {
        return switch (name.what()) {
            case ASSET -> "card";
            case ABILITY -> "asset";
            case TRACK, FOES, BOND, ALLY, COMPANION, ANYONE -> name.kind().isEmpty() ? "track" : name.kind();
        };
    }

    private void oracle(List<String> lines, String who, Question.Oracle oracle) {
        if (oracle.which().isPresent()) {
            lines.add("  " + who + "Roll on " + oracle.which().get() + ".");
            lines.add(hint("Type roll, or what your own dice show: 42."));
        } else if (oracle.odds()) {
            lines.add("  " + who + "How likely is a yes?");
            lines.add(hint(Prose.sentence("Type "
                    + Prose.list(
                            scene.rulebook().odds().stream()
                                    .map(Likely::name)
                                    .map(likely -> likely.toLowerCase(Locale.ROOT))
                                    .toList(),
                            "or"))));
        } else {
            lines.add("  " + who + "Roll on which oracle?");
            lines.add(hint("Type the name of a table, such as "
                    + scene.rulebook().tables().firstEntry().getKey().toLowerCase(Locale.ROOT) + "."));
        }
    }

    private String hint(String text) {
        return "  " + look.faint(text);
    }

    /** Where a move is only looked at. */
    static String when(Move move) {
        return move.name() + ": " + move.when();
    }
}
