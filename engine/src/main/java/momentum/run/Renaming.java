package momentum.run;

import java.util.List;
import java.util.Optional;
import momentum.state.AbilityRef;
import momentum.state.Agenda;
import momentum.state.Frame;
import momentum.state.MoveCall;
import momentum.state.Question;
import momentum.state.Taken;
import momentum.state.Task;

/** A hero's new name, put wherever the old one stands in what still waits. */
record Renaming(String from, String to) {
    Agenda in(Agenda agenda) {
        return agenda.map(task -> switch (task) {
            case Task.Do(var phrase, Frame frame) -> new Task.Do(phrase, in(frame));
            case Task.Ask(Question question, Frame frame) -> new Task.Ask(in(question), in(frame));
        });
    }

    List<Taken> in(List<Taken> taken) {
        return Interpreter.grouped(taken.stream()
                .map(each -> new Taken(in(each.hero()), each.label(), each.meter(), each.companion(), each.amount()))
                .toList());
    }

    private AbilityRef in(AbilityRef ref) {
        return ref.ownedBy(in(ref.owner()));
    }

    private String in(String name) {
        return name.equals(from) ? to : name;
    }

    private Optional<String> in(Optional<String> name) {
        return name.map(this::in);
    }

    private Frame in(Frame frame) {
        MoveCall made = frame.made();
        return new Frame(
                new MoveCall(
                        made.id(),
                        made.caller(),
                        made.origin(),
                        in(made.hero()),
                        made.adding(),
                        made.ranks(),
                        made.manner()),
                in(frame.you()),
                new Frame.About(
                        in(frame.about().someone()),
                        frame.about().track(),
                        in(frame.about().bond())),
                frame.amount(),
                frame.roll(),
                frame.option(),
                new Frame.Called(
                        frame.called().outcome(),
                        in(frame.called().by()),
                        frame.called().track()),
                frame.riding().renamed(from, to));
    }

    private Question in(Question question) {
        String hero = in(question.hero());
        return switch (question) {
            case Question.Dice ask -> new Question.Dice(hero, ask.roll(), ask.source());
            case Question.Reroll ask ->
                new Question.Reroll(hero, ask.cast(), ask.by().map(this::in), ask.source());
            case Question.Use ask ->
                new Question.Use(
                        hero,
                        ask.moment(),
                        ask.riders().stream().map(this::in).toList(),
                        ask.cast(),
                        ask.option(),
                        ask.source());
            case Question.OneDie ask -> new Question.OneDie(hero, ask.die(), ask.effect(), ask.source());
            case Question.Burn ask -> new Question.Burn(hero, ask.cast(), ask.better(), ask.source());
            case Question.Choose ask ->
                new Question.Choose(
                        hero, ask.options(), ask.unavailable(), ask.howMany(), ask.focus(), ask.source(), ask.terms());
            case Question.May ask -> new Question.May(hero, ask.effect(), ask.source());
            case Question.HowMuch ask ->
                new Question.HowMuch(
                        hero, ask.what(), ask.least(), ask.most(), ask.advised(), ask.effect(), ask.source());
            case Question.Divide ask -> new Question.Divide(hero, ask.amount(), ask.meters(), ask.most(), ask.source());
            case Question.Name ask ->
                new Question.Name(
                        hero,
                        ask.what(),
                        ask.kind(),
                        ask.known().stream().map(this::in).toList(),
                        ask.mayBeNew(),
                        ask.ranks(),
                        ask.then(),
                        ask.source());
            case Question.Oracle ask ->
                new Question.Oracle(
                        hero, ask.odds(), ask.which(), ask.times(), ask.previous(), ask.worse(), ask.source());
        };
    }
}
