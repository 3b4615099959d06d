package momentum.app.terminal.parse;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import momentum.app.terminal.context.SessionContext;
import momentum.app.terminal.view.QuestionScreen;
import momentum.app.text.NameMatcher;
import momentum.app.text.TextLayout;
import momentum.dice.Die;
import momentum.play.Offers.RollOffer;
import momentum.play.Reply;
import momentum.rule.Effect.RolledStat;
import momentum.state.Question;

/** "roll", "iron", "dice 3 7 9", "iron dice 3 vs 7 9, bonded": dice of the table or of the player's own. */
public final class RollAnswer {
    private RollAnswer() {}

    static Optional<Intent> read(SessionContext context, Question.Dice question, String line) {
        Optional<RollOffer> offered = context.roll(question);
        List<String> stats = offered.map(RollAnswer::stats).orElse(List.of());
        RollWords words = RollWords.read(context.rulebook(), stats, line)
                .using(offered.map(RollOffer::riders).orElse(List.of()));
        boolean isPlainly = RollWords.isFiller(NameMatcher.first(line).toLowerCase(Locale.ROOT));
        if (!isPlainly && (words.isEmpty() || !words.unknown().isEmpty())) {
            return Optional.empty();
        }
        if (!words.unknown().isEmpty()) {
            return AnswerParser.unclear("\"%s\" is no way to roll this%s"
                    .formatted(
                            String.join(" ", words.unknown()),
                            stats.isEmpty() ? "" : ": there is " + TextLayout.list(stats, "and")));
        }
        return words.dice().isEmpty()
                ? AnswerParser.thrown(question, dice -> dice.roll(question, words.stat(), words.ticks()))
                : withDice(question, words)
                        .flatMap(reply -> AnswerParser.reply(question, reply))
                        .or(() -> AnswerParser.unclear(wanted(question)));
    }

    /** What can be typed to roll one way or another; an ability may open ways that the move does not have. */
    private static List<String> stats(RollOffer roll) {
        return Stream.concat(roll.ways().stream(), roll.riders().stream().flatMap(rider -> rider.ways().stream()))
                .flatMap(way -> way.kind().stats().stream())
                .map(RolledStat::name)
                .distinct()
                .toList();
    }

    /** The answer that dice of the player's own give; nothing where these are not as many as the roll takes. */
    public static Optional<Reply> withDice(Question.Dice question, RollWords roll) {
        List<Integer> dice = roll.dice();
        if (dice.size() != (isProgress(question) ? 2 : 3)) {
            return Optional.empty();
        }
        return Optional.of(
                isProgress(question)
                        ? new Reply.Challenge(dice.get(0), dice.get(1), roll.ticks())
                        : new Reply.Dice(dice.get(0), dice.get(1), dice.get(2), roll.stat(), roll.ticks()));
    }

    /** How many dice the roll takes, in a sentence. */
    public static String wanted(Question.Dice question) {
        return isProgress(question)
                ? "a progress roll takes the two challenge dice: dice 7 9"
                : "this roll takes three dice, the action die first: dice 3 7 9";
    }

    private static boolean isProgress(Question.Dice question) {
        return question.roll().options().getFirst().kind().isProgress();
    }

    /** What may be typed to throw dice again. */
    private static String which(SessionContext context, Question.Reroll question) {
        return "name the dice to throw again: " + QuestionScreen.rerolling(context.rulebook(), question);
    }

    /** "reroll action first" throws them; "reroll action 4, first 2" says what they show. */
    static Optional<Intent> reread(SessionContext context, Question.Reroll question, String line) {
        if (line.equals("keep") || line.equals("no")) {
            return AnswerParser.reply(question, new Reply.Keep());
        }
        if (!NameMatcher.first(line).equals("reroll")) {
            return Optional.empty();
        }
        Set<Die> again = EnumSet.noneOf(Die.class);
        Map<Die, Integer> typed = new EnumMap<>(Die.class);
        Die last = Die.ACTION;
        for (String word : NameMatcher.rest(line).split("[\\s,]+", -1)) {
            switch (word) {
                case "all" ->
                    question.sets(context.rulebook()).stream()
                            .max(Comparator.comparingInt(Set::size))
                            .ifPresent(again::addAll);
                case "action", "first", "second" -> {
                    last = Die.valueOf(word.toUpperCase(Locale.ROOT));
                    again.add(last);
                }
                case "and", "" -> {}
                default -> {
                    if (!word.matches("\\d{1,2}") || again.isEmpty()) {
                        return AnswerParser.unclear(which(context, question));
                    }
                    typed.put(last, Integer.valueOf(word));
                }
            }
        }
        if (again.isEmpty() || (!typed.isEmpty() && typed.size() != again.size())) {
            return AnswerParser.unclear(which(context, question));
        }
        return typed.isEmpty()
                ? AnswerParser.thrown(question, dice -> dice.reroll(again))
                : AnswerParser.reply(question, new Reply.Reroll(typed));
    }
}
