package momentum.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import momentum.play.Question;
import momentum.play.Reply;

/** Options by their numbers, or by any words that only one has. */
final class ChoiceAnswer {
    private ChoiceAnswer() {}

    static Optional<Wish> read(Question.Choose question, String line) {
        boolean isPlainly = Words.first(line).equalsIgnoreCase("choose");
        String words = isPlainly ? Words.rest(line) : line;
        String low = words.toLowerCase(Locale.ROOT);
        if (low.equals("nothing") || low.equals("none")) {
            return AnswerEar.reply(question, new Reply.Choose(List.of()));
        }
        boolean isNumbers = words.matches("[\\d\\s,;]+");
        List<String> labels = new ArrayList<>();
        for (String part : words.split(isNumbers ? "[\\s,;]+" : ";", -1)) {
            List<Question.Choice> meant = meant(question.choices(), part.strip());
            if (meant.size() == 1) {
                labels.add(meant.getFirst().label());
            } else if (meant.size() > 1) {
                return AnswerEar.unclear("\"%s\" may be %s"
                        .formatted(
                                part.strip(),
                                Prose.list(
                                        meant.stream()
                                                .map(Question.Choice::label)
                                                .toList(),
                                        "or")));
            } else if (isNumbers || isPlainly) {
                return AnswerEar.unclear("there is no option \"%s\"; they are numbered 1 to %d"
                        .formatted(part.strip(), question.options().size()));
            } else {
                return Optional.empty();
            }
        }
        return AnswerEar.reply(question, new Reply.Choose(labels));
    }

    private static List<Question.Choice> meant(List<Question.Choice> choices, String part) {
        if (part.matches("\\d{1,3}")) {
            int number = Integer.parseInt(part);
            return number >= 1 && number <= choices.size() ? List.of(choices.get(number - 1)) : List.of();
        }
        return Words.meant(part, choices, Question.Choice::label);
    }
}
