package momentum.app.terminal.parse;

import java.util.Optional;
import momentum.app.terminal.context.SessionContext;
import momentum.notation.LineReading;
import momentum.play.Command;
import momentum.play.Reply;
import momentum.state.Question;

/**
 * A reply that is offered, in the very line of the notation that it is offered as. It is taken by its letters, before anyone
 * guesses what it may mean: a program that says what it was offered is always understood.
 */
public final class ExactReplyParser implements LineParser {
    @Override
    public Optional<Intent> parse(SessionContext context, String line) {
        return NotationParser.reading(context, line)
                        instanceof LineReading.Understood(Command.Answer(Optional<String> hero, Reply reply), String _)
                ? question(context, hero)
                        .filter(question -> isOffered(context, question, reply))
                        .flatMap(question -> AnswerParser.reply(question, reply))
                : Optional.empty();
    }

    private static Optional<Question> question(SessionContext context, Optional<String> hero) {
        return hero.isEmpty()
                ? context.question()
                : context.table().questions().stream()
                        .filter(question -> question.hero().equals(hero.get()))
                        .findFirst();
    }

    private static boolean isOffered(SessionContext context, Question question, Reply reply) {
        return context.campaign().play().replies(context.table(), question).contains(reply);
    }
}
