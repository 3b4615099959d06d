package momentum.app.play;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.play.Question;
import momentum.play.Reply;
import momentum.rule.Likely;

/** The oracle dice: thrown by the table or by the player, on what was asked or on what the player names. */
final class OracleAnswer {
    private static final Pattern PARTS = Pattern.compile("(?:roll|dice|oracle)?\\s*(.*?)\\s*(\\d{1,4})?");

    private OracleAnswer() {}

    static Optional<Wish> read(Scene scene, Question.Oracle question, String line) {
        Matcher parts = PARTS.matcher(line.replace("50/50", "fifty"));
        if (!parts.matches()) {
            return Optional.empty();
        }
        String which = parts.group(1).replace("fifty", "50/50");
        Optional<Integer> typed = Optional.ofNullable(parts.group(2)).map(Integer::valueOf);
        if (question.which().isPresent()) {
            return which.isEmpty() ? answer(question, typed, Optional.empty()) : Optional.empty();
        }
        List<String> known = question.odds()
                ? scene.rulebook().odds().stream().map(Likely::name).toList()
                : List.copyOf(scene.rulebook().tables().keySet());
        List<String> meant = Words.meant(which, known, name -> name);
        if (meant.size() > 1) {
            return AnswerEar.unclear("that may be " + Prose.list(meant, "or"));
        }
        return meant.isEmpty() ? Optional.empty() : answer(question, typed, Optional.of(meant.getFirst()));
    }

    private static Optional<Wish> answer(Question question, Optional<Integer> typed, Optional<String> which) {
        return typed.map(value -> AnswerEar.reply(question, new Reply.Oracle(value, which)))
                .orElseGet(() -> AnswerEar.thrown(question, cup -> cup.oracle(which)));
    }
}
