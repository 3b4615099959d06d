package momentum.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import momentum.play.Command;
import momentum.play.Reply;
import momentum.play.Ruling;
import momentum.rule.Rulebook;
import momentum.state.AbilityRef;
import momentum.state.Frame;
import momentum.state.Question;
import momentum.state.Table;
import momentum.state.Task;

/**
 * Lists the replies to a question that the rules allow. What dice show and what new things are called cannot be listed; of those
 * replies none is here. Whether a choice is allowed is not worked out again but tried. Of what is chosen with how much of each, every
 * set is listed as it is advised, and each option alone with every amount: all sets with all amounts would be too many.
 */
public record ReplyFinder(Rulebook rulebook, Table table) {
    public List<Reply> find(Question question) {
        return switch (question) {
            case Question.Dice dice ->
                allowed(
                        dice,
                        Stream.concat(instead(dice).map(ReplyFinder::choices).orElse(List.of()).stream(), before(dice))
                                .toList());
            case Question.Use use -> allowed(use, used(use));
            case Question.OneDie die ->
                IntStream.rangeClosed(1, die.die().faces())
                        .<Reply>mapToObj(Reply.OneDie::new)
                        .toList();
            case Question.Oracle _ -> List.of();
            case Question.Reroll _ -> List.of(new Reply.Keep());
            case Question.Burn burn -> allowed(burn, List.of(new Reply.Burn(), new Reply.Keep()));
            case Question.May _ -> List.of(new Reply.Yes(), new Reply.No());
            case Question.HowMuch number ->
                IntStream.rangeClosed(number.least(), number.most())
                        .<Reply>mapToObj(Reply.Amount::new)
                        .toList();
            case Question.Divide divide -> divided(divide);
            case Question.Name name -> allowed(name, named(name));
            case Question.Choose choose -> allowed(choose, choices(choose));
        };
    }

    /** The abilities that can be used before the dice. */
    private Stream<Reply> before(Question.Dice dice) {
        return frame(dice).stream()
                .flatMap(frame -> keys(new Riders(rulebook, table).before(dice.roll(), frame), frame.hero()));
    }

    private List<Reply> used(Question.Use use) {
        return Stream.concat(keys(use.riders(), use.hero()), Stream.of(new Reply.Keep()))
                .toList();
    }

    private Stream<Reply> keys(List<AbilityRef> refs, String roller) {
        return new RiderKeys(rulebook, table, roller).of(refs).stream().map(key -> new Reply.Use(key.text()));
    }

    private Optional<Frame> frame(Question question) {
        return table.agenda().tasks().stream()
                .filter(task -> task instanceof Task.Ask(Question asked, Frame _) && asked.equals(question))
                .findFirst()
                .map(Task::frame);
    }

    private Optional<Question.Choose> instead(Question.Dice dice) {
        Interpreter run = new Interpreter(rulebook, table, line -> {});
        return table.agenda().tasks().stream()
                .filter(task -> task instanceof Task.Ask(Question asked, Frame _) && asked.equals(dice))
                .findFirst()
                .flatMap(task -> run.choosing().instead(dice.roll(), task.frame()));
    }

    private List<Reply> allowed(Question question, List<Reply> candidates) {
        return candidates.stream()
                .filter(reply -> isAllowed(new Command.Answer(Optional.of(question.hero()), reply)))
                .toList();
    }

    private boolean isAllowed(Command answer) {
        return !(CommandRunner.run(rulebook, table, answer, line -> {}) instanceof Ruling.Refused);
    }

    private static List<Reply> named(Question.Name question) {
        return question.known().stream()
                .<Reply>map(name -> new Reply.Names(List.of(Reply.Named.of(name))))
                .toList();
    }

    /** Every set of options of a size that may be chosen, in their order. */
    private static List<Reply> choices(Question.Choose question) {
        List<Question.Choice> alone =
                question.choices().stream().filter(Question.Choice::isAlone).toList();
        List<Question.Choice> together =
                question.choices().stream().filter(choice -> !choice.isAlone()).toList();
        List<String> labels = together.stream().map(Question.Choice::label).toList();
        int most = question.most()
                + question.howMany().more().map(Question.IfSaid::number).orElse(0);
        List<List<String>> sets = new ArrayList<>(List.of(List.of()));
        for (String label : labels) {
            for (List<String> set : List.copyOf(sets)) {
                if (set.size() < most) {
                    List<String> larger = new ArrayList<>(set);
                    larger.add(label);
                    sets.add(larger);
                }
            }
        }
        Stream<Reply> some = sets.stream()
                .filter(set -> set.size() >= question.least())
                .map(set -> new Reply.Choose(List.copyOf(set), said(question, set.size())));
        Stream<Reply> weighed = question.least() > 1 || most < 1
                ? Stream.of()
                : together.stream().flatMap(ReplyFinder::amounts);
        Stream<Reply> first = alone.stream().map(choice -> new Reply.Choose(List.of(choice.label())));
        return Stream.of(some, weighed, first).flatMap(replies -> replies).toList();
    }

    /** One option, with each amount that it may be taken with. */
    private static Stream<Reply> amounts(Question.Choice choice) {
        return choice.amount().stream()
                .flatMapToInt(range -> IntStream.rangeClosed(range.least(), range.most()))
                .mapToObj(
                        amount -> new Reply.Choose(List.of(choice.label()), Set.of(), Map.of(choice.label(), amount)));
    }

    /** What must be said as well to choose so many. */
    private static Set<String> said(Question.Choose question, int chosen) {
        return chosen <= question.most()
                ? Set.of()
                : question.howMany().more().map(Question.IfSaid::word).stream().collect(Collectors.toSet());
    }

    /** Every way to divide what is lost among the meters, each up to what it has. */
    private static List<Reply> divided(Question.Divide question) {
        List<Map<String, Integer>> ways = new ArrayList<>(List.of(Map.of()));
        for (int i = 0; i < question.meters().size(); i++) {
            List<Map<String, Integer>> further = new ArrayList<>();
            for (Map<String, Integer> way : ways) {
                for (int part = 0; part <= question.most().get(i); part++) {
                    Map<String, Integer> longer = new LinkedHashMap<>(way);
                    longer.put(question.meters().get(i).name(), part);
                    further.add(longer);
                }
            }
            ways = further;
        }
        int all = question.most().stream().mapToInt(Integer::intValue).sum();
        int due = Math.min(question.amount(), all);
        return ways.stream()
                .filter(way -> way.values().stream().mapToInt(Integer::intValue).sum() == due)
                .<Reply>map(Reply.Divide::new)
                .toList();
    }
}
