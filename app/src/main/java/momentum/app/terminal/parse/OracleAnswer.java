package momentum.app.terminal.parse;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.app.terminal.context.SessionContext;
import momentum.app.text.NameMatcher;
import momentum.app.text.TextLayout;
import momentum.dice.OracleRoll;
import momentum.play.Reply;
import momentum.rule.Likely;
import momentum.state.Question;

/** The oracle dice: thrown by the table or by the player, on what was asked or on what the player names. */
final class OracleAnswer {
    private static final Pattern PARTS = Pattern.compile("(?:roll|dice|oracle)?\\s*(.*?)\\s*(\\d{1,4})?");

    private OracleAnswer() {}

    static Optional<Intent> read(SessionContext context, Question.Oracle question, String line) {
        Matcher parts = PARTS.matcher(line.replace("50/50", "fifty"));
        if (!parts.matches()) {
            return Optional.empty();
        }
        String which = parts.group(1).replace("fifty", "50/50");
        Optional<Integer> typed = Optional.ofNullable(parts.group(2)).map(OracleRoll::read);
        if (question.which().isPresent()) {
            return which.isEmpty() ? answer(question, typed, Optional.empty()) : Optional.empty();
        }
        List<String> known = question.odds()
                ? context.rulebook().odds().stream().map(Likely::name).toList()
                : List.copyOf(context.rulebook().tables().keySet());
        List<String> meant = NameMatcher.meant(which, known, name -> name);
        if (meant.size() > 1) {
            return AnswerParser.unclear("that may be " + TextLayout.list(meant, "or"));
        }
        return meant.isEmpty() ? Optional.empty() : answer(question, typed, Optional.of(meant.getFirst()));
    }

    private static Optional<Intent> answer(Question question, Optional<Integer> typed, Optional<String> which) {
        return typed.map(value -> AnswerParser.reply(question, new Reply.Oracle(value, which)))
                .orElseGet(() -> AnswerParser.thrown(question, dice -> dice.oracle(which)));
    }
}
