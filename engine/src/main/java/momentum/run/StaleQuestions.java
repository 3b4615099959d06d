package momentum.run;

import java.util.List;
import java.util.Optional;
import momentum.play.Cause;
import momentum.play.Event;
import momentum.rule.Move.Subject;
import momentum.rule.RiderLine;
import momentum.rule.SheetEffect;
import momentum.state.Frame;
import momentum.state.Question;
import momentum.state.Track;

/**
 * Questions that have waited while the table changed: they are asked as things are now. One that has no answer left, because
 * what it was about is gone, ends by itself, and what stands behind it runs; so the first open question can always be answered.
 */
final class StaleQuestions {
    private final Interpreter run;

    StaleQuestions(Interpreter run) {
        this.run = run;
    }

    Question refreshed(Question question, Frame frame) {
        return switch (question) {
            case Question.Choose choose -> run.choosing().refreshed(choose, frame);
            case Question.Burn burn -> run.rolls().refreshed(burn, frame);
            case Question.Divide divide -> run.gains().refreshed(divide);
            case Question.HowMuch much -> run.gains().refreshed(much);
            case Question.Name name -> name.among(known(name, frame));
            case Question.Dice _,
                    Question.Reroll _,
                    Question.Use _,
                    Question.OneDie _,
                    Question.May _,
                    Question.Oracle _ -> question;
        };
    }

    private List<String> known(Question.Name question, Frame frame) {
        return switch (question.then()) {
            case Question.Then.BeginMove() -> new Subjects(run).known(frame);
            case Question.Then.ByAlly _ -> run.table().alliesOf(frame.you());
            case Question.Then.LoseProgress _ -> run.sheet().withProgress(frame.you());
            case Question.Then.InflictHarm _ ->
                run.fights().of(frame.hero()).stream().map(Track::name).toList();
            case Question.Then.AddAsset _,
                    Question.Then.ChooseTrait _,
                    Question.Then.FirstAbility _,
                    Question.Then.ReplaceDie _ -> question.known();
            case Question.Then.MarkAbility _ -> run.cards().leftToMark(frame.you());
        };
    }

    /** Whether no answer is left. */
    boolean isOver(Question question, Frame frame) {
        return switch (question) {
            case Question.Choose choose ->
                choose.unavailable().size() == choose.options().size();
            case Question.Divide divide -> divide.most().stream().allMatch(most -> most == 0);
            case Question.HowMuch much -> much.most() < Math.max(much.least(), 1);
            case Question.Name name ->
                (name.known().isEmpty() && !name.mayBeNew()) || isTooDear(name.then(), question.hero());
            case Question.May may ->
                may.effect() instanceof SheetEffect.Clear clear && !run.sheet().isMarked(clear, frame);
            case Question.Dice _ ->
                ended(frame).isPresent() || riders().automatic(frame).isPresent();
            case Question.Use use -> run.using().isOver(use, frame);
            case Question.Reroll _, Question.Burn _, Question.OneDie _, Question.Oracle _ -> false;
        };
    }

    private boolean isTooDear(Question.Then then, String hero) {
        return (then instanceof Question.Then.AddAsset(int whole)
                        && !run.cards().isAffordable(whole, hero))
                || (then instanceof Question.Then.MarkAbility(int price)
                        && !run.cards().isAffordable(price, hero));
    }

    /** The track that a roll is about, if that has ended since, or its hero is out of the fight over it. */
    private Optional<Track> ended(Frame frame) {
        return frame.move()
                .subject()
                .flatMap(subject -> run.track(frame).filter(track -> isOver(subject, track, frame)));
    }

    private boolean isOver(Subject subject, Track track, Frame frame) {
        boolean isFighting = run.hero(frame.hero()).isFighting();
        return switch (subject.kind()) {
            case TRACK, NEW_TRACK, NEW_OR_OPEN_TRACK ->
                !track.isOpen() || (run.game().tracks().isFoughtOver(track.kind()) && !isFighting);
            // Of several, others may be left.
            case FIGHT -> !isFighting;
            case BOND, NEW_BOND, ALLY, COMPANION, ANYONE -> false;
        };
    }

    /** What comes of a question that has no answer left: it is told, and what was owed is owed otherwise. */
    void end(Question question, Frame frame) {
        switch (question) {
            case Question.Choose _ -> tell(Choosing.NOTHING, question, frame);
            case Question.Divide divide ->
                run.making().beyond(divide.meters(), divide.hero(), divide.amount(), frame, divide.source());
            case Question.HowMuch much -> run.gains().cameToNothing(much, frame);
            case Question.Name name -> tell(missing(name, frame), question, frame);
            case Question.Dice dice
            when ended(frame).isEmpty() -> {
                RiderLine.Automatic automatic = riders().automatic(frame).orElseThrow();
                run.rolls().automatic(dice, automatic.outcome(), frame);
            }
            case Question.Use use -> run.using().end(use, frame);
            case Question.Dice _ ->
                ended(frame)
                        .ifPresent(track -> tell(
                                "there is no open %s called %s for %s any more"
                                        .formatted(
                                                track.kind(),
                                                track.name(),
                                                frame.move().name()),
                                question,
                                frame));
            case Question.May _, Question.Reroll _, Question.Burn _, Question.OneDie _, Question.Oracle _ -> {}
        }
    }

    private static String missing(Question.Name question, Frame frame) {
        return switch (question.then()) {
            case Question.Then.BeginMove() ->
                Subjects.missing(question.wanted(), frame.move().name());
            case Question.Then.ByAlly(String move, var _, var _) -> Subjects.missing(question.wanted(), move);
            case Question.Then.LoseProgress _ -> Sheet.NO_PROGRESS;
            case Question.Then.MarkAbility _ when question.known().isEmpty() -> Sheet.NO_ABILITY;
            case Question.Then.MarkAbility _, Question.Then.AddAsset _ -> "there is not enough experience any more";
            case Question.Then.ChooseTrait _, Question.Then.FirstAbility _, Question.Then.ReplaceDie _ ->
                "there is nothing to choose";
            case Question.Then.InflictHarm _ -> Fights.NO_FIGHT;
        };
    }

    private Riders riders() {
        return new Riders(run.rulebook(), run.table());
    }

    private void tell(String what, Question question, Frame frame) {
        run.emit(Event.Prompted.remark(question.hero(), what, Cause.of(frame, question.source())));
    }
}
