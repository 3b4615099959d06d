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
import momentum.rule.RiderLine;
import momentum.rule.SheetEffect;
import momentum.rule.Source;
import momentum.rule.StoryEffect;
import momentum.state.Agenda;
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
            case Question.Use use -> used(use, reply, frame);
            case Question.OneDie die -> reply instanceof Reply.OneDie(int number) && oneDie(die, number, frame);
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
        if (reply instanceof Reply.Use(String rider)) {
            run.using().before(dice, rider, frame);
            return true;
        }
        if (reply instanceof Reply.Dice thrown) {
            run.rolls()
                    .action(
                            dice,
                            thrown,
                            run.using().withDice(dice, thrown.ticks().using(), frame));
            return true;
        }
        if (reply instanceof Reply.Challenge thrown) {
            run.rolls()
                    .progress(
                            dice,
                            thrown,
                            run.using().withDice(dice, thrown.ticks().using(), frame));
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
            run.rolls().kept(question, frame);
            return true;
        }
        return false;
    }

    private boolean used(Question.Use question, Reply reply, Frame frame) {
        if (reply instanceof Reply.Use(String rider)) {
            run.using().use(question, rider, frame);
            return true;
        }
        if (reply instanceof Reply.Keep) {
            run.using().keep(question, frame);
            return true;
        }
        return false;
    }

    /** One die by itself: its row runs, or so much harm is done. */
    private boolean oneDie(Question.OneDie question, int number, Frame frame) {
        if (!question.die().shows(number)) {
            throw new Refusal(
                    question.source(),
                    "the %s shows 1 to %d, not %d"
                            .formatted(question.die().inWords(), question.die().faces(), number));
        }
        Cause cause = Cause.of(frame, question.source());
        run.emit(new Event.DieRolled(question.hero(), question.die(), number, cause));
        if (question.effect() instanceof Effect.OneDie(var die, List<Effect.OneDie.Row> rows)) {
            for (Effect.OneDie.Row row : rows) {
                if (row.from() <= number && number <= row.to()) {
                    run.ran(row.source());
                    run.push(row.then(), frame.withAmount(number));
                }
            }
        } else {
            run.fights().inflict(number, frame, cause);
        }
        return true;
    }

    private boolean burned(Question.Burn burn, Reply reply, Frame frame) {
        if (reply instanceof Reply.Burn) {
            run.rolls().burn(burn, frame);
            return true;
        }
        if (reply instanceof Reply.Keep) {
            run.rolls().resolve(burn.cast(), burn.cast().outcome(), frame, burn.source());
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
            case RiderLine.NameAnAmount _ -> run.using().named(said, frame);
            case MeterEffect.TakeForHarm harm -> run.gains().takenForHarm(harm, said, frame, question.source());
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
            case Question.Then.ByAlly(String move, Optional<String> stat, OptionalInt amount) ->
                run.making().follow(move, stat, find(question, named.name()), amount, frame, question.source());
            case Question.Then.InflictHarm(int harm) ->
                run.fights()
                        .harm(run.table().track(find(question, named.name())).orElseThrow(), harm, cause);
            case Question.Then.ReplaceDie(int number) ->
                run.rolls().replaceChosen(find(question, named.name()), number, frame, question.source());
            case Question.Then.ChooseTrait choice ->
                run.cards().chooseTrait(choice, find(question, named.name()), frame, question.source());
            case Question.Then.FirstAbility(String card) ->
                run.cards().firstAbility(card, named.name(), frame, question.source());
            case Question.Then.LoseProgress(int times) -> {
                Track track = run.table().track(find(question, named.name())).orElseThrow();
                run.sheet()
                        .changeTrack(
                                track, cause, each -> each.with(each.track().clear(times)));
            }
            case Question.Then.AddAsset(int price) ->
                run.cards()
                        .add(question.hero(), named.name(), named.companionHealth(), price, frame, question.source());
            case Question.Then.MarkAbility(int price) ->
                run.cards().markNamed(question.hero(), named.name(), price, frame, question.source());
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
