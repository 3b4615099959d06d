package momentum.app.play;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.play.Command;
import momentum.play.Question;
import momentum.play.Reply;
import momentum.table.dice.Cup;

/** An answer to what is asked. */
final class AnswerEar implements Ear {
    private static final Pattern PART = Pattern.compile("([a-z]+)\\s+(\\d{1,2})");
    private static final Pattern NUMBER_FIRST = Pattern.compile("(\\d{1,2})\\s+([a-z]+)");

    @Override
    public Optional<Wish> hear(Scene scene, String line) {
        return scene.question().flatMap(question -> answer(scene, question, line));
    }

    private static Optional<Wish> answer(Scene scene, Question question, String line) {
        String low = line.toLowerCase(Locale.ROOT);
        return switch (question) {
            case Question.Dice dice -> RollAnswer.read(dice, low);
            case Question.Reroll reroll -> RollAnswer.reread(reroll, low);
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
            case Question.Name name -> NameAnswer.read(scene, name, line);
            case Question.Oracle oracle -> OracleAnswer.read(scene, oracle, low);
        };
    }

    private static Optional<Wish> divide(Question.Divide divide, String line) {
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

    static Optional<Wish> reply(Question question, Reply reply) {
        return Optional.of(Wish.Say.of(new Command.Answer(Optional.of(question.hero()), reply)));
    }

    /** With dice that are thrown when it is said. */
    static Optional<Wish> thrown(Question question, Function<Cup, Reply> reply) {
        return Optional.of(
                Wish.Say.of((table, cup) -> new Command.Answer(Optional.of(question.hero()), reply.apply(cup))));
    }

    static Optional<Wish> unclear(String why) {
        return Optional.of(new Wish.Unclear(why));
    }
}
