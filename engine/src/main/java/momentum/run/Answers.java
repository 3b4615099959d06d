package momentum.run;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import momentum.play.Cause;
import momentum.play.Command;
import momentum.play.Event;
import momentum.play.QuestionText;
import momentum.play.Reply;
import momentum.rule.Amount;
import momentum.rule.Effect;
import momentum.rule.Source;
import momentum.state.Agenda;
import momentum.state.Asset;
import momentum.state.Frame;
import momentum.state.Question;
import momentum.state.Task;
import momentum.state.Track;

/** An answer meets its question. */
final class Answers {
    private final Interpreter run;

    Answers(Interpreter run) {
        this.run = run;
    }

    void answer(Command.Answer answer) {
        Task task = asked(answer.hero());
        run.answered(task);
        if (task instanceof Task.Ask(Question question, Frame frame)) {
            meet(question, answer.reply(), frame);
        }
    }

    /** The first open question; or the first of those put to one hero. */
    private Task asked(Optional<String> hero) {
        if (hero.isEmpty() && !run.agenda().isEmpty()) {
            return run.agenda().top();
        }
        List<Question> open = run.table().questions();
        Agenda at = run.agenda();
        for (Question question : open) {
            if (question.hero().equals(hero.orElse(""))) {
                return at.top();
            }
            at = at.rest();
        }
        throw new Refusal(
                Source.BY_HAND, hero.map(name -> "nothing is asked of " + name).orElse("nothing is asked"));
    }

    private void meet(Question question, Reply reply, Frame frame) {
        if (reply instanceof Reply.Overrule overrule) {
            run.rolls().overrule(question, overrule, frame);
            return;
        }
        switch (question) {
            case Question.Dice dice -> {
                switch (reply) {
                    case Reply.Dice rolled -> run.rolls().action(dice, rolled, frame);
                    case Reply.Challenge challenge -> run.rolls().progress(dice, challenge, frame);
                    default -> throw wrong(question);
                }
            }
            case Question.Reroll reroll -> {
                switch (reply) {
                    case Reply.Reroll thrown -> run.rolls().reroll(reroll, thrown, frame);
                    case Reply.Keep() -> run.rolls().offerBurn(reroll.cast(), frame, reroll.source());
                    default -> throw wrong(question);
                }
            }
            case Question.Burn burn -> {
                switch (reply) {
                    case Reply.Burn() -> run.rolls().burn(burn, frame);
                    case Reply.Keep() ->
                        run.rolls().resolve(burn.cast(), burn.cast().roll().outcome(), frame, burn.source());
                    default -> throw wrong(question);
                }
            }
            case Question.Choose choose -> {
                if (!(reply instanceof Reply.Choose chosen)) {
                    throw wrong(question);
                }
                run.choosing().chosen(choose, chosen, frame);
            }
            case Question.May may -> {
                switch (reply) {
                    case Reply.Yes() -> yes(may, frame);
                    case Reply.No() -> {}
                    default -> throw wrong(question);
                }
            }
            case Question.HowMuch number -> {
                if (!(reply instanceof Reply.Amount(int said))) {
                    throw wrong(question);
                }
                number(number, said, frame);
            }
            case Question.Divide divide -> {
                if (!(reply instanceof Reply.Divide(var amounts))) {
                    throw wrong(question);
                }
                run.gains().divided(divide, amounts, frame);
            }
            case Question.Name name -> {
                if (!(reply instanceof Reply.Names(List<Reply.Named> names)) || names.isEmpty()) {
                    throw wrong(question);
                }
                named(name, names, frame);
            }
            case Question.Oracle oracle -> {
                if (!(reply instanceof Reply.Oracle rolled)) {
                    throw wrong(question);
                }
                run.oracles().rolled(oracle, rolled, frame);
            }
        }
    }

    private void yes(Question.May may, Frame frame) {
        switch (may.effect()) {
            case Effect.Make make -> run.making().called(make, frame, may.source());
            case Effect.Use use -> run.choosing().used(use, may.hero(), frame);
            case Effect.Clear clear -> run.sheet().cleared(clear, frame, may.source());
            default -> throw new IllegalStateException("nobody may or may not " + may.effect());
        }
    }

    private void number(Question.HowMuch question, int said, Frame frame) {
        if (said < question.least() || said > question.most()) {
            throw new Refusal(
                    question.source(),
                    "%s is %d to %d, not %d".formatted(question.what(), question.least(), question.most(), said));
        }
        switch (question.effect()) {
            case Effect.Take take -> run.gains().takeWithCost(take, said, frame, question.source());
            case Effect.Suffer suffer ->
                run.gains()
                        .suffer(
                                new Effect.Suffer(suffer.who(), new Amount.Fixed(said), suffer.meter(), suffer.rest()),
                                frame,
                                question.source());
            default -> run.making().proceed(frame.withAmount(said), question.source());
        }
    }

    private void named(Question.Name question, List<Reply.Named> names, Frame frame) {
        Reply.Named named = names.getFirst();
        Cause cause = Cause.of(frame, question.source());
        switch (question.then()) {
            case BEGIN_MOVE -> run.making().begin(frame, names, question.source());
            case BY_ALLY ->
                run.making()
                        .follow(frame.they(), find(question, named.name()), frame.amount(), frame, question.source());
            case LOSE_PROGRESS -> {
                Track track = run.table()
                        .track(find(question, named.name()))
                        .orElseThrow(() -> new Refusal(question.source(), "there is no such track"));
                run.sheet()
                        .changeTrack(
                                track, cause, each -> each.with(each.track().clear(frame.amount())));
            }
            case ADD_ASSET -> {
                if (named.name().isBlank()
                        || run.hero(question.hero()).asset(named.name()).isPresent()) {
                    throw new Refusal(question.source(), "name an asset that you do not have yet");
                }
                run.emit(new Event.AssetChanged(
                        question.hero(),
                        Optional.empty(),
                        Optional.of(new Asset(named.name(), 1, named.companionHealth(), named.companionHealth())),
                        cause));
            }
            case MARK_ABILITY -> {
                Asset asset = run.hero(question.hero())
                        .asset(find(question, named.name()))
                        .orElseThrow();
                run.emit(new Event.AssetChanged(
                        question.hero(),
                        Optional.of(asset),
                        Optional.of(asset.withAbilities(asset.abilities() + 1)),
                        cause));
            }
        }
    }

    private static String find(Question.Name question, String name) {
        return question.known().stream()
                .filter(known -> known.toLowerCase(Locale.ROOT).equals(name.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> new Refusal(
                        question.source(),
                        "\"%s\" is none of: %s".formatted(name, String.join(", ", question.known()))));
    }

    private static Refusal wrong(Question question) {
        return new Refusal(question.source(), "that does not answer the question: " + QuestionText.inWords(question));
    }
}
