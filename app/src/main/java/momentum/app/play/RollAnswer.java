package momentum.app.play;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import momentum.dice.Die;
import momentum.play.Question;
import momentum.play.Reply;
import momentum.rule.Effect;
import momentum.rule.Effect.RollKind;

/** "roll", "iron", "dice 3 7 9", "iron dice 3 vs 7 9, bonded": dice of the table or of the player's own. */
final class RollAnswer {
    /** What only the story knows, and the player may say of it. */
    static final Set<String> SAID = Set.of("bonded", "fulfilled", "together");

    private static final Set<String> FILLERS = Set.of("roll", "dice", "vs", "against", "and", "with");

    private RollAnswer() {}

    static Optional<Wish> read(Question.Dice question, String line) {
        List<Integer> numbers = new ArrayList<>();
        Set<String> said = new TreeSet<>();
        List<String> stats = new ArrayList<>();
        List<String> unknown = new ArrayList<>();
        List<String> ways = question.roll().options().stream()
                .flatMap(RollAnswer::names)
                .distinct()
                .toList();
        for (String word : line.split("[\\s,+]+", -1)) {
            List<String> meant = ways.stream()
                    .filter(way -> word.length() > 1 && way.startsWith(word))
                    .toList();
            if (word.matches("\\d{1,3}")) {
                numbers.add(Integer.valueOf(word));
            } else if (SAID.contains(word)) {
                said.add(word);
            } else if (meant.size() == 1) {
                stats.add(meant.getFirst());
            } else if (!word.isEmpty() && !FILLERS.contains(word)) {
                unknown.add(word);
            }
        }
        boolean isARoll = FILLERS.contains(Words.first(line)) || !stats.isEmpty() || !numbers.isEmpty();
        if (!isARoll || (!unknown.isEmpty() && !FILLERS.contains(Words.first(line)))) {
            return Optional.empty();
        }
        if (!unknown.isEmpty() || stats.size() > 1) {
            return AnswerEar.unclear("\"%s\" is no way to roll this%s"
                    .formatted(
                            String.join(" ", unknown.isEmpty() ? stats : unknown),
                            ways.isEmpty() ? "" : ": there is " + Prose.list(ways, "and")));
        }
        String stat = stats.isEmpty() ? "" : stats.getFirst();
        return numbers.isEmpty()
                ? AnswerEar.thrown(question, cup -> cup.roll(question, stat, said))
                : typed(question, numbers, stat, said);
    }

    private static Optional<Wish> typed(Question.Dice question, List<Integer> numbers, String stat, Set<String> said) {
        boolean isProgress = question.roll().options().getFirst().kind() instanceof RollKind.Progress;
        if (isProgress && numbers.size() == 2) {
            return AnswerEar.reply(question, new Reply.Challenge(numbers.get(0), numbers.get(1)));
        }
        if (!isProgress && numbers.size() == 3) {
            return AnswerEar.reply(
                    question, new Reply.Dice(numbers.get(0), numbers.get(1), numbers.get(2), stat, said));
        }
        return AnswerEar.unclear(
                isProgress
                        ? "a progress roll takes the two challenge dice: dice 7 9"
                        : "this roll takes three dice, the action die first: dice 3 7 9");
    }

    /** "reroll action first" throws them; "reroll action 4, first 2" says what they show. */
    static Optional<Wish> reread(Question.Reroll question, String line) {
        if (line.equals("keep") || line.equals("no")) {
            return AnswerEar.reply(question, new Reply.Keep());
        }
        if (!Words.first(line).equals("reroll")) {
            return Optional.empty();
        }
        Set<Die> again = EnumSet.noneOf(Die.class);
        java.util.Map<Die, Integer> typed = new java.util.EnumMap<>(Die.class);
        Die last = Die.ACTION;
        for (String word : Words.rest(line).split("[\\s,]+", -1)) {
            switch (word) {
                case "action", "first", "second" -> {
                    last = Die.valueOf(word.toUpperCase(java.util.Locale.ROOT));
                    again.add(last);
                }
                case "and", "" -> {}
                default -> {
                    if (!word.matches("\\d{1,2}") || again.isEmpty()) {
                        return AnswerEar.unclear("name the dice to throw again: reroll action first second");
                    }
                    typed.put(last, Integer.valueOf(word));
                }
            }
        }
        if (again.isEmpty() || (!typed.isEmpty() && typed.size() != again.size())) {
            return AnswerEar.unclear("name the dice to throw again: reroll action first second");
        }
        return typed.isEmpty()
                ? AnswerEar.thrown(question, cup -> cup.reroll(again))
                : AnswerEar.reply(question, new Reply.Reroll(typed));
    }

    private static Stream<String> names(Effect.RollOption option) {
        return switch (option.kind()) {
            case RollKind.Stat(String name) -> Stream.of(name);
            case RollKind.Highest(List<String> names) -> names.stream();
            case RollKind.Lowest(List<String> names) -> names.stream();
            case RollKind.Progress ignored -> Stream.empty();
        };
    }
}
