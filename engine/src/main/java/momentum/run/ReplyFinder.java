package momentum.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import momentum.play.Command;
import momentum.play.Reply;
import momentum.play.Ruling;
import momentum.rule.Rulebook;
import momentum.state.Frame;
import momentum.state.Question;
import momentum.state.Table;
import momentum.state.Task;

/**
 * Lists the replies to a question that the rules allow. What dice show and what new things are called cannot be listed; of those
 * replies none is here. Whether a choice is allowed is not worked out again but tried.
 */
public record ReplyFinder(Rulebook rulebook, Table table) {
    public List<Reply> find(Question question) {
        return switch (question) {
            case Question.Dice dice ->
                allowed(dice, instead(dice).map(ReplyFinder::choices).orElse(List.of()));
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
        List<String> labels =
                question.choices().stream().map(Question.Choice::label).toList();
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
        return sets.stream()
                .filter(set -> set.size() >= question.least())
                .<Reply>map(set -> new Reply.Choose(List.copyOf(set), said(question, set.size())))
                .toList();
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
