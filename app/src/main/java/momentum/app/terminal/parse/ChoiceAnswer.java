package momentum.app.terminal.parse;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import momentum.app.terminal.view.QuestionScreen;
import momentum.app.text.NameMatcher;
import momentum.app.text.TextLayout;
import momentum.play.Reply;
import momentum.state.Question;

/** Options by their numbers, or by any words that only one has. */
final class ChoiceAnswer {
    private static final Pattern AMOUNT = Pattern.compile("(.*\\p{L})\\s+\\(?(\\d{1,2})\\)?");

    private static final Pattern HOW_MUCH = Pattern.compile("(.*[\\p{L}\\d])\\s+\\(?(-?\\d{1,4})\\)?");

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
        if (!question.terms().advised().isEmpty()) {
            return weighed(question, words, said, isPlainly);
        }
        boolean isNumbers = words.matches("[\\d\\s,;]+");
        List<String> labels = new ArrayList<>();
        for (String part : words.split(isNumbers ? "[\\s,;]+" : ";", -1)) {
            List<Question.Choice> meant = meant(question.choices(), part.strip());
            if (meant.size() == 1) {
                labels.add(meant.getFirst().label());
            } else if (meant.size() > 1) {
                return unclear(part.strip(), meant);
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

    /** "1 2, 4 1" or "hurt 2; time 1": each with how much of it, where that is said. */
    private static Optional<Intent> weighed(
            Question.Choose question, String words, Set<String> said, boolean isPlainly) {
        List<String> labels = new ArrayList<>();
        Map<String, Integer> amounts = new LinkedHashMap<>();
        for (String part : parts(question, words)) {
            Matcher much = HOW_MUCH.matcher(part);
            boolean isWhole = meant(question.choices(), part).size() == 1;
            String name = !isWhole && much.matches() ? much.group(1) : part;
            List<Question.Choice> meant = meant(question.choices(), name);
            if (meant.isEmpty()) {
                return isPlainly || words.matches("[\\d\\s,;]+")
                        ? AnswerParser.unclear(
                                ("there is no option \"%s\"; they are numbered 1 to %d, and how much of each"
                                                + " stands behind it: %s")
                                        .formatted(name, question.options().size(), QuestionScreen.example(question)))
                        : Optional.empty();
            }
            if (meant.size() > 1) {
                return unclear(name, meant);
            }
            String label = meant.getFirst().label();
            labels.add(label);
            if (!name.equals(part)) {
                amounts.put(label, Integer.valueOf(much.group(2)));
            }
        }
        return AnswerParser.reply(question, new Reply.Choose(labels, said, amounts));
    }

    /** Between semicolons; and between commas, where those do not stand in the name of an option. */
    private static List<String> parts(Question.Choose question, String words) {
        List<String> parts = new ArrayList<>();
        for (String part : words.split(";", -1)) {
            if (meant(question.choices(), part.strip()).size() == 1) {
                parts.add(part.strip());
            } else {
                Stream.of(part.split(",", -1)).map(String::strip).forEach(parts::add);
            }
        }
        return parts;
    }

    private static Optional<Intent> unclear(String typed, List<Question.Choice> meant) {
        return AnswerParser.unclear("\"%s\" may be %s"
                .formatted(
                        typed,
                        TextLayout.list(
                                meant.stream().map(Question.Choice::label).toList(), "or")));
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
