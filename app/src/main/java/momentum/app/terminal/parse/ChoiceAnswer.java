package momentum.app.terminal.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.app.text.NameMatcher;
import momentum.app.text.TextLayout;
import momentum.play.Reply;
import momentum.state.Question;

/** Options by their numbers, or by any words that only one has. */
final class ChoiceAnswer {
    private static final Pattern AMOUNT = Pattern.compile("(.*\\p{L})\\s+\\(?(\\d{1,2})\\)?");

    private ChoiceAnswer() {}

    static Optional<Intent> read(Question.Choose question, String line) {
        boolean isPlainly = NameMatcher.first(line).equalsIgnoreCase("choose");
        String typed = isPlainly ? NameMatcher.rest(line) : line;
        Set<String> said = said(question, typed);
        String words = said.isEmpty() ? typed : typed.replaceFirst("[\\s,;]+\\S+$", "");
        String low = words.toLowerCase(Locale.ROOT);
        if (low.equals("nothing") || low.equals("none")) {
            return AnswerParser.reply(question, new Reply.Choose(List.of(), said));
        }
        boolean isNumbers = words.matches("[\\d\\s,;]+");
        List<String> labels = new ArrayList<>();
        for (String part : words.split(isNumbers ? "[\\s,;]+" : ";", -1)) {
            List<Question.Choice> meant = meant(question.choices(), part.strip());
            if (meant.size() == 1) {
                labels.add(meant.getFirst().label());
            } else if (meant.size() > 1) {
                return AnswerParser.unclear("\"%s\" may be %s"
                        .formatted(
                                part.strip(),
                                TextLayout.list(
                                        meant.stream()
                                                .map(Question.Choice::label)
                                                .toList(),
                                        "or")));
            } else if (withAmount(question, words, said).isPresent()) {
                return withAmount(question, words, said);
            } else if (isNumbers || isPlainly) {
                return AnswerParser.unclear("there is no option \"%s\"; they are numbered 1 to %d"
                        .formatted(part.strip(), question.options().size()));
            } else {
                return Optional.empty();
            }
        }
        return AnswerParser.reply(question, new Reply.Choose(labels, said));
    }

    /** "hurt 2": a choice and the number that it asks for, as one row. */
    private static Optional<Intent> withAmount(Question.Choose question, String words, Set<String> said) {
        Matcher amount = AMOUNT.matcher(words);
        List<Question.Choice> meant = amount.matches() ? meant(question.choices(), amount.group(1)) : List.of();
        return meant.size() == 1
                ? Optional.of(Intent.Say.of(
                        List.of(
                                new Reply.Choose(List.of(meant.getFirst().label()), said),
                                new Reply.Amount(Integer.parseInt(amount.group(2)))),
                        question.hero()))
                : Optional.empty();
    }

    /** "1 2 3, bonded": what lets someone choose more stands at the end. */
    private static Set<String> said(Question.Choose question, String typed) {
        return question.howMany()
                .more()
                .map(Question.IfSaid::word)
                .filter(word -> typed.toLowerCase(Locale.ROOT).matches("(?s).*[\\s,;]" + Pattern.quote(word)))
                .map(Set::of)
                .orElse(Set.of());
    }

    private static List<Question.Choice> meant(List<Question.Choice> choices, String part) {
        if (part.matches("\\d{1,3}")) {
            int number = Integer.parseInt(part);
            return number >= 1 && number <= choices.size() ? List.of(choices.get(number - 1)) : List.of();
        }
        return NameMatcher.meant(part, choices, Question.Choice::label);
    }
}
