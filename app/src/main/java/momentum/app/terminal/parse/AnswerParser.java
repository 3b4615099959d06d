package momentum.app.terminal.parse;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.app.terminal.context.SessionContext;
import momentum.app.text.NameMatcher;
import momentum.play.Command;
import momentum.play.Offers.QuestionOffer;
import momentum.play.Offers.RollOffer;
import momentum.play.Reply;
import momentum.state.Question;
import momentum.table.dice.DiceSource;

/** An answer to what is asked. */
public final class AnswerParser implements LineParser {
    private static final Pattern PART = Pattern.compile("([a-z]+)\\s+(\\d{1,2})");
    private static final Pattern NUMBER_FIRST = Pattern.compile("(\\d{1,2})\\s+([a-z]+)");

    @Override
    public Optional<Intent> parse(SessionContext context, String line) {
        return context.question().flatMap(question -> answer(context, question, line));
    }

    private static Optional<Intent> answer(SessionContext context, Question question, String line) {
        String low = line.toLowerCase(Locale.ROOT);
        return switch (question) {
            case Question.Dice dice -> rolledOrChosen(context, dice, line);
            case Question.Reroll reroll -> RollAnswer.reread(context, reroll, low);
            case Question.Use use ->
                UseAnswer.read(use, context.asked().map(QuestionOffer::riders).orElse(List.of()), line);
            case Question.OneDie die ->
                low.equals("roll")
                        ? thrown(
                                die, dice -> new Reply.OneDie(dice.die(die.die().faces())))
                        : low.matches("(die )?\\d{1,2}")
                                ? reply(die, new Reply.OneDie(Integer.parseInt(low.replaceFirst("^die ", ""))))
                                : Optional.empty();
            case Question.Burn burn ->
                switch (low) {
                    case "burn", "yes", "y" -> reply(burn, new Reply.Burn());
                    case "keep", "no", "n" -> reply(burn, new Reply.Keep());
                    default -> Optional.empty();
                };
            case Question.Choose choose -> ChoiceAnswer.read(choose, line);
            case Question.May may ->
                switch (low) {
                    case "yes", "y" -> reply(may, new Reply.Yes());
                    case "no", "n" -> reply(may, new Reply.No());
                    default -> Optional.empty();
                };
            case Question.HowMuch number -> {
                String digits = low.replaceFirst("^amount ", "");
                yield digits.matches("\\d{1,4}")
                        ? reply(number, new Reply.Amount(Integer.parseInt(digits)))
                        : Optional.empty();
            }
            case Question.Divide divide -> divide(divide, low);
            case Question.Name name -> NameAnswer.read(context, name, line);
            case Question.Oracle oracle -> OracleAnswer.read(context, oracle, low);
        };
    }

    /** A number by itself is one of what may be chosen in place of the roll: dice are more than one. */
    private static Optional<Intent> rolledOrChosen(SessionContext context, Question.Dice dice, String line) {
        if (UseAnswer.isUse(line)) {
            return UseAnswer.beforeTheDice(
                    dice, context.roll(dice).map(RollOffer::riders).orElse(List.of()), NameMatcher.rest(line));
        }
        Optional<Question.Choose> instead = context.roll(dice).flatMap(RollOffer::instead);
        if (instead.isPresent() && line.matches("\\d{1,2}")) {
            return ChoiceAnswer.read(instead.get(), line);
        }
        return RollAnswer.read(context, dice, line)
                .or(() -> instead.flatMap(choose -> ChoiceAnswer.read(choose, line)));
    }

    private static Optional<Intent> divide(Question.Divide divide, String line) {
        Map<String, Integer> amounts = new LinkedHashMap<>();
        Matcher parts = PART.matcher(
                NUMBER_FIRST.matcher(line).lookingAt()
                        ? NUMBER_FIRST.matcher(line).replaceAll("$2 $1")
                        : line);
        while (parts.find()) {
            amounts.put(parts.group(1), Integer.valueOf(parts.group(2)));
        }
        return amounts.isEmpty() ? Optional.empty() : reply(divide, new Reply.Divide(amounts));
    }

    static Optional<Intent> reply(Question question, Reply reply) {
        return Optional.of(Intent.Say.of(new Command.Answer(Optional.of(question.hero()), reply)));
    }

    /** With dice that are thrown when it is said. */
    static Optional<Intent> thrown(Question question, Function<DiceSource, Reply> reply) {
        return Optional.of(
                Intent.Say.of((table, dice) -> new Command.Answer(Optional.of(question.hero()), reply.apply(dice))));
    }

    static Optional<Intent> unclear(String why) {
        return Optional.of(new Intent.Unclear(why));
    }
}
