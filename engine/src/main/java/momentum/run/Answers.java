package momentum.run;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import momentum.play.Cause;
import momentum.play.Command;
import momentum.play.Event;
import momentum.play.QuestionText;
import momentum.play.Reply;
import momentum.rule.Amount;
import momentum.rule.Effect;
import momentum.rule.MeterEffect;
import momentum.rule.SheetEffect;
import momentum.rule.Source;
import momentum.rule.StoryEffect;
import momentum.state.Agenda;
import momentum.state.Asset;
import momentum.state.Frame;
import momentum.state.Question;
import momentum.state.Task;
import momentum.state.Track;
import momentum.text.Names;

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
        boolean isMet = switch (question) {
            case Question.Dice dice -> rolled(dice, reply, frame);
            case Question.Reroll reroll -> rerolled(reroll, reply, frame);
            case Question.Burn burn -> burned(burn, reply, frame);
            case Question.Choose choose -> reply instanceof Reply.Choose chosen && chosen(choose, chosen, frame);
            case Question.May may -> reply instanceof Reply.No || (reply instanceof Reply.Yes && yes(may, frame));
            case Question.HowMuch much -> reply instanceof Reply.Amount(int said) && number(much, said, frame);
            case Question.Divide divide ->
                reply instanceof Reply.Divide(Map<String, Integer> amounts) && divided(divide, amounts, frame);
            case Question.Name name ->
                reply instanceof Reply.Names(List<Reply.Named> names) && !names.isEmpty() && named(name, names, frame);
            case Question.Oracle oracle -> reply instanceof Reply.Oracle thrown && oracle(oracle, thrown, frame);
        };
        if (!isMet) {
            throw new Refusal(question.source(), "that does not answer the question: " + inWords(question, frame));
        }
    }

    private String inWords(Question question, Frame frame) {
        return question instanceof Question.Dice dice
                ? QuestionText.rolls(new Ways(run.table(), run.rulebook(), dice.roll(), frame)
                        .open().stream().map(Effect.RollOption::kind))
                : QuestionText.inWords(question);
    }

    private boolean rolled(Question.Dice dice, Reply reply, Frame frame) {
        if (reply instanceof Reply.Dice thrown) {
            run.rolls().action(dice, thrown, frame);
            return true;
        }
        if (reply instanceof Reply.Challenge thrown) {
            run.rolls().progress(dice, thrown, frame);
            return true;
        }
        Optional<Question.Choose> instead = run.choosing().instead(dice.roll(), frame);
        return instead.isPresent() && reply instanceof Reply.Choose chosen && chosen(instead.get(), chosen, frame);
    }

    private boolean rerolled(Question.Reroll question, Reply reply, Frame frame) {
        if (reply instanceof Reply.Reroll thrown) {
            run.rolls().reroll(question, thrown, frame);
            return true;
        }
        if (reply instanceof Reply.Keep) {
            run.rolls().offerBurn(question.cast(), frame, question.source());
            return true;
        }
        return false;
    }

    private boolean burned(Question.Burn burn, Reply reply, Frame frame) {
        if (reply instanceof Reply.Burn) {
            run.rolls().burn(burn, frame);
            return true;
        }
        if (reply instanceof Reply.Keep) {
            run.rolls().resolve(burn.cast(), burn.cast().roll().outcome(), frame, burn.source());
            return true;
        }
        return false;
    }

    private boolean chosen(Question.Choose choose, Reply.Choose chosen, Frame frame) {
        run.choosing().chosen(choose, chosen, frame);
        return true;
    }

    private boolean divided(Question.Divide divide, Map<String, Integer> amounts, Frame frame) {
        run.gains().divided(divide, amounts, frame);
        return true;
    }

    private boolean oracle(Question.Oracle oracle, Reply.Oracle thrown, Frame frame) {
        run.oracles().rolled(oracle, thrown, frame);
        return true;
    }

    private boolean yes(Question.May may, Frame frame) {
        switch (may.effect()) {
            case Effect.Make make -> run.making().called(make, frame, may.source());
            case StoryEffect.Use use -> run.choosing().used(use, may.hero(), frame);
            case SheetEffect.Clear clear -> run.sheet().cleared(clear, frame, may.source());
        }
        return true;
    }

    private boolean number(Question.HowMuch question, int said, Frame frame) {
        if (said < question.least() || said > question.most()) {
            throw new Refusal(
                    question.source(),
                    "%s is %d to %d, not %d".formatted(question.what(), question.least(), question.most(), said));
        }
        if (question.effect().isEmpty()) {
            run.making().proceed(frame.withAmount(said), question.source());
            return true;
        }
        switch (question.effect().get()) {
            case MeterEffect.Take take -> run.gains().takeWithCost(take, said, frame, question.source());
            case MeterEffect.Suffer suffer ->
                run.gains()
                        .suffer(
                                new MeterEffect.Suffer(
                                        suffer.who(), new Amount.Fixed(said), suffer.meter(), suffer.rest()),
                                frame,
                                question.source());
        }
        return true;
    }

    private boolean named(Question.Name question, List<Reply.Named> names, Frame frame) {
        Reply.Named named = names.getFirst();
        Cause cause = Cause.of(frame, question.source());
        switch (question.then()) {
            case Question.Then.BeginMove() -> run.making().begin(frame, names, question.source());
            case Question.Then.ByAlly(String move, OptionalInt amount) ->
                run.making().follow(move, find(question, named.name()), amount, frame, question.source());
            case Question.Then.LoseProgress(int times) -> {
                Track track = run.table().track(find(question, named.name())).orElseThrow();
                run.sheet()
                        .changeTrack(
                                track, cause, each -> each.with(each.track().clear(times)));
            }
            case Question.Then.AddAsset() -> {
                if (named.name().isBlank()
                        || Sheet.asset(run.hero(question.hero()), named.name()).isPresent()) {
                    throw new Refusal(question.source(), "name an asset that you do not have yet");
                }
                run.emit(new Event.AssetChanged(
                        question.hero(),
                        Optional.empty(),
                        Optional.of(new Asset(named.name(), 1, named.companionHealth(), named.companionHealth())),
                        cause));
            }
            case Question.Then.MarkAbility() -> {
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
        return true;
    }

    private static String find(Question.Name question, String name) {
        return Names.find(name, question.known())
                .orElseThrow(() -> new Refusal(
                        question.source(),
                        "\"%s\" is none of: %s".formatted(name, String.join(", ", question.known()))));
    }
}
