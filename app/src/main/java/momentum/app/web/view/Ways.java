package momentum.app.web.view;

import java.util.List;
import java.util.stream.Stream;
import momentum.app.web.view.QuestionView.Said;
import momentum.app.web.view.QuestionView.Way;
import momentum.phrase.Printer;
import momentum.play.Hero;
import momentum.play.Table;
import momentum.rule.Condition;
import momentum.rule.Effect;
import momentum.rule.Effect.RollKind;

/** The ways to make a roll, with the odds of each before it is made. */
record Ways(HeroNumbers numbers) {
    /** For one hero at a table. */
    static Ways of(momentum.rule.Game game, Table table, Hero hero) {
        return new Ways(new HeroNumbers(game, table, hero));
    }

    /**
     * Each way of a roll.
     *
     * @param move whose roll it is, for what may be added to it
     * @param score what a progress roll would be made with
     */
    List<Way> of(Effect.Roll roll, String move, int score) {
        return roll.options().stream().map(option -> way(option, move, score)).toList();
    }

    private Way way(Effect.RollOption option, String move, int score) {
        RollKind kind = option.kind();
        if (kind instanceof RollKind.Progress(String track)) {
            int boxes = track.equals("bonds") ? numbers.hero().bondProgress().score() : score;
            return new Way("", "progress", boxes, 0, option.fiction(), OddsView.progress(boxes));
        }
        int value = numbers.added(kind);
        int bonus = numbers.bonus(move);
        return new Way(
                stat(kind),
                label(kind),
                value,
                bonus,
                option.fiction(),
                OddsView.action(value + bonus, numbers.hero().momentum()));
    }

    /** What is said to the table to roll this way; where the rule picks by itself, nothing need be said. */
    private static String stat(RollKind kind) {
        return kind instanceof RollKind.Stat(String name) ? name : "";
    }

    private String label(RollKind kind) {
        return switch (kind) {
            case RollKind.Stat(String name) -> name;
            case RollKind.Highest(List<String> names) ->
                names.stream()
                        .max((one, other) -> Integer.compare(numbers.value(one), numbers.value(other)))
                        .orElse("");
            case RollKind.Lowest(List<String> names) ->
                names.stream()
                        .min((one, other) -> Integer.compare(numbers.value(one), numbers.value(other)))
                        .orElse("");
            case RollKind.Progress ignored -> "progress";
        };
    }

    /** What the player must say about the roll, for only the fiction knows. */
    static List<Said> said(Effect.Roll roll) {
        Stream<Said> adds =
                roll.adds().stream().flatMap(add -> said(add.condition(), "add " + Signed.of(add.number()) + ", "));
        Stream<Said> again =
                roll.reroll().stream().flatMap(reroll -> said(reroll.condition(), "may reroll any dice, "));
        return Stream.concat(adds, again).toList();
    }

    private static Stream<Said> said(Condition condition, String does) {
        return switch (condition) {
            case Condition.Said(String word, String ignored) ->
                Stream.of(new Said(word, does + Printer.print(condition)));
            case Condition.All(List<Condition> all) -> all.stream().flatMap(each -> said(each, does));
            default -> Stream.empty();
        };
    }
}
