package momentum.run;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import momentum.dice.OracleRoll;
import momentum.play.Cause;
import momentum.play.Command;
import momentum.play.Event;
import momentum.play.Event.OracleRolled.Asked;
import momentum.play.Reply;
import momentum.rule.Likely;
import momentum.rule.Move;
import momentum.rule.OracleTable;
import momentum.rule.Phrase;
import momentum.rule.Source;
import momentum.rule.StoryEffect;
import momentum.state.Frame;
import momentum.state.Question;

/** Tables and odds, rolled on with the oracle dice. */
final class Oracles {
    private final Interpreter run;

    Oracles(Interpreter run) {
        this.run = run;
    }

    void ask(StoryEffect.RollOn roll, Frame frame, Source source) {
        ask(false, Optional.of(roll.table()), roll.times(), Optional.empty(), roll.worse(), frame, source);
    }

    void askAny(Frame frame, Source source) {
        ask(false, Optional.empty(), 1, Optional.empty(), false, frame, source);
    }

    void askOdds(Optional<String> likely, Frame frame, Source source) {
        ask(true, likely, 1, Optional.empty(), false, frame, source);
    }

    private void ask(
            boolean odds,
            Optional<String> which,
            int times,
            Optional<String> previous,
            boolean worse,
            Frame frame,
            Source source) {
        run.ask(new Question.Oracle(frame.you(), odds, which, times, previous, worse, source), frame);
    }

    void rolled(Question.Oracle question, Reply.Oracle reply, Frame frame) {
        Cause cause = Cause.of(frame, question.source());
        String which = question.which()
                .or(reply::which)
                .orElseThrow(
                        () -> new Refusal(question.source(), question.odds() ? "say how likely" : "say which table"));
        OracleRoll dice = dice(reply.value(), question.source());
        if (question.odds()) {
            answer(question.hero(), which, dice, question.source(), cause);
            if (dice.isMatch() && frame.block("match").orElse(null) instanceof Move.Block.Effects(List<Phrase> twist)) {
                run.push(twist, frame);
            }
            return;
        }
        OracleTable.Row row = row(question.hero(), which, dice, question.source(), cause);
        List<StoryEffect.RollOn> onward = row.effects().stream()
                .flatMap(phrase ->
                        phrase.effect() instanceof StoryEffect.RollOn again ? Stream.of(again) : Stream.empty())
                .toList();
        boolean isWorseYet = question.worse() && onward.stream().anyMatch(StoryEffect.RollOn::worse);
        if (question.times() > 1) {
            ask(false, Optional.of(which), question.times() - 1, Optional.empty(), false, frame, question.source());
        }
        if (isWorseYet) {
            run.emit(Event.Prompted.toEnvision(question.hero(), "something dreadful that changes your quest", cause));
        } else if (question.worse()) {
            run.emit(Event.Prompted.remark(question.hero(), "make it worse", cause));
        }
        if (onward.isEmpty()) {
            came(question, row, frame, cause);
            run.push(row.effects(), frame);
        } else if (!isWorseYet) {
            for (StoryEffect.RollOn again : onward) {
                ask(
                        false,
                        Optional.of(again.table()),
                        again.times(),
                        question.previous(),
                        again.worse(),
                        frame,
                        question.source());
            }
        }
    }

    /** A result came up, and not a row that only leads on to another. The second of a pair is told of the first. */
    private void came(Question.Oracle question, OracleTable.Row row, Frame frame, Cause cause) {
        if (question.previous().filter(row.text()::equals).isPresent()) {
            run.emit(Event.Prompted.remark(question.hero(), "the same twice: make it weigh more", cause));
        }
        run.retell(
                frame.id(),
                other -> other instanceof Question.Oracle pending
                                && pending.previous().isEmpty()
                        ? pending.after(row.text())
                        : other);
    }

    /** At any time, by itself: a row is read and nothing else happens. */
    void consult(Command.Consult consult) {
        OracleRoll rolled = dice(consult.value(), Source.BY_HAND);
        OracleRoll dice = consult.reversed() ? rolled.reversed() : rolled;
        OracleTable table = table(consult.table(), Source.BY_HAND);
        Cause cause = Cause.byHand(consult.hero(), "");
        tell(consult.hero(), table, table.beside(table.row(dice.value()), consult.rowsDown()), dice, cause);
    }

    void askOdds(Command.AskOdds ask) {
        Cause cause = Cause.byHand(ask.hero(), ask.question());
        answer(ask.hero(), ask.likely(), dice(ask.value(), Source.BY_HAND), Source.BY_HAND, cause);
    }

    private OracleTable.Row row(String hero, String name, OracleRoll dice, Source source, Cause cause) {
        OracleTable table = table(name, source);
        return tell(hero, table, table.row(dice.value()), dice, cause);
    }

    private OracleTable table(String wanted, Source source) {
        return run.rulebook().tables().values().stream()
                .filter(table -> table.name().equalsIgnoreCase(wanted))
                .findFirst()
                .orElseThrow(() -> new Refusal(source, "there is no table called " + wanted));
    }

    private OracleTable.Row tell(String hero, OracleTable table, OracleTable.Row row, OracleRoll dice, Cause cause) {
        run.ran(row.source());
        run.emit(new Event.OracleRolled(hero, Asked.TABLE, table.name(), dice, row.text(), cause.at(row.source())));
        return row;
    }

    private void answer(String hero, String wanted, OracleRoll dice, Source source, Cause cause) {
        Likely likely = run.rulebook().odds().stream()
                .filter(odds -> odds.name().equalsIgnoreCase(wanted))
                .findFirst()
                .orElseThrow(() -> new Refusal(source, "there are no odds called " + wanted));
        run.ran(likely.source());
        run.emit(new Event.OracleRolled(
                hero,
                Asked.ODDS,
                likely.name(),
                dice,
                likely.isYes(dice.value()) ? "yes" : "no",
                cause.at(likely.source())));
    }

    private static OracleRoll dice(int value, Source source) {
        if (value < 1 || value > 100) {
            throw new Refusal(source, "an oracle roll is 1 to 100, not " + value);
        }
        return OracleRoll.of(value);
    }
}
