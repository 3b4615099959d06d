package momentum.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import momentum.dice.Die;
import momentum.phrase.Printer;
import momentum.play.Cause;
import momentum.play.Event;
import momentum.rule.Effect;
import momentum.rule.Option;
import momentum.rule.Phrase;
import momentum.rule.Rider;
import momentum.rule.RiderLine;
import momentum.rule.Source;
import momentum.rule.Trigger;
import momentum.state.AbilityRef;
import momentum.state.Asset;
import momentum.state.Cast;
import momentum.state.Frame;
import momentum.state.Question;
import momentum.state.Question.Moment;
import momentum.state.Task;

/** An ability is used: what it costs is paid, and what it says of the roll is joined to it. */
final class Using {
    private final Interpreter run;

    Using(Interpreter run) {
        this.run = run;
    }

    private Riders riders() {
        return new Riders(run.rulebook(), run.table());
    }

    /** Before the dice, which are asked for again once what the rider brings at once is done. */
    void before(Question.Dice question, String said, Frame frame) {
        List<AbilityRef> fitting = riders().before(question.roll(), frame);
        RiderKeys.Key key = find(said, fitting, frame.hero(), frame, question.source());
        Frame riding = joined(key, frame);
        run.askAgain(question, riding);
        atOnce(key, riding);
    }

    /** What was said with the move: where it does not fit after all, that is told. */
    void said(Question.Dice question, Frame frame) {
        for (String said : frame.ticks().using()) {
            Task task = run.agenda().top();
            List<AbilityRef> fitting = riders().before(question.roll(), task.frame());
            Optional<RiderKeys.Key> key = keys(frame)
                    .find(
                            said,
                            fitting,
                            ref -> riders().whyNot(ref, task.frame()).isEmpty());
            Optional<String> why = key.isEmpty()
                    ? Optional.of("it does not fit here")
                    : riders().whyNot(key.get().ref(), task.frame());
            if (why.isPresent()) {
                run.emit(Event.Prompted.remark(
                        frame.hero(),
                        "%s is not used: %s".formatted(said, why.get()),
                        Cause.of(frame, question.source())));
            } else if (run.agenda().top() instanceof Task.Ask(Question.Dice dice, Frame waiting)) {
                run.answered(task);
                before(dice, said, waiting);
                run.runOn();
                if (!(run.agenda().top() instanceof Task.Ask(Question.Dice waits, Frame _))
                        || !waits.equals(question)) {
                    return;
                }
            }
        }
    }

    /** Of those that a question offers. */
    void use(Question.Use question, String said, Frame frame) {
        RiderKeys.Key key = find(said, question.riders(), question.hero(), frame, question.source());
        switch (question.moment()) {
            case BEGINNING -> atBeginning(question, key, frame);
            case DICE_LIE -> behind(question, key, frame);
            case EVENT -> onEvent(question, key, frame);
        }
    }

    void keep(Question.Use question, Frame frame) {
        switch (question.moment()) {
            case BEGINNING -> run.making().begun(frame);
            case DICE_LIE ->
                run.rolls()
                        .settle(
                                question.cast().orElseThrow(),
                                frame.with(frame.riding().kept()),
                                question.source());
            case EVENT -> question.option().ifPresent(option -> run.choosing().done(option, frame));
        }
    }

    /** Lines in place of a move, or before the lines of one that has no dice. */
    private void atBeginning(Question.Use question, RiderKeys.Key key, Frame frame) {
        Rider rider = riders().rider(key.ref());
        if (rider.trigger().manner() == Trigger.Manner.IN_PLACE_OF) {
            Frame in = joined(key, frame);
            run.push(
                    rider.lines(),
                    in.with(in.riding().replacing(frame.move().name()).by(key.ref())));
            return;
        }
        Frame riding = joined(key, frame);
        run.askAgain(question.without(key.ref()), riding);
        atOnce(key, riding);
    }

    private void behind(Question.Use question, RiderKeys.Key key, Frame frame) {
        Cast cast = question.cast().orElseThrow();
        Frame riding = joined(key, frame);
        for (Phrase line : riders().lines(key.use())) {
            switch (line.effect()) {
                case RiderLine.Add add -> {
                    run.ran(line.source());
                    cast = run.rolls().adding(cast, add.amount(), key.ref(), riding, line.source());
                }
                case RiderLine.CancelADie _ -> {
                    run.ran(line.source());
                    cast = cancelled(cast, riding.by(key.ref()), line.source());
                }
                case Effect _ -> {}
            }
        }
        run.askAgain(question.without(key.ref()).withCast(cast), riding);
        atOnce(key, riding);
    }

    /** Momentum is burned for one challenge die. */
    private Cast cancelled(Cast cast, Frame frame, Source source) {
        Die die = riders().cancelled(cast, frame.hero()).orElseThrow();
        Cast after = cast.cancelling(die);
        run.rolls().burnMomentum(frame.hero(), cast.outcome(), after.outcome(), Cause.of(frame, source));
        return after;
    }

    private void onEvent(Question.Use question, RiderKeys.Key key, Frame frame) {
        Question.Use rest = question.without(key.ref());
        Frame by = joined(key, frame).by(key.ref());
        if (!riders().usable(rest, frame).isEmpty()) {
            run.ask(rest, frame);
        }
        Rider rider = riders().rider(key.ref());
        boolean isInstead = rider.lines().stream()
                .anyMatch(line -> line.effect() instanceof RiderLine.WhenChosen chosen && chosen.isInstead());
        run.push(plain(rider), by);
        for (Phrase line : rider.lines()) {
            if (line.effect() instanceof RiderLine.Then then) {
                run.ran(line.source());
                run.pushLast(then.then(), by);
            }
        }
        if (!isInstead) {
            question.option().ifPresent(option -> run.choosing().done(option, frame));
        }
    }

    /** What a hook does: its lines, or those that stand in place of what the event brings. */
    static List<Phrase> plain(Rider rider) {
        return rider.lines().stream()
                .filter(line -> !(line.effect() instanceof RiderLine.Then))
                .flatMap(line ->
                        line.effect() instanceof RiderLine.WhenChosen chosen ? chosen.then().stream() : Stream.of(line))
                .toList();
    }

    private RiderKeys keys(Frame frame) {
        return new RiderKeys(run.rulebook(), run.table(), frame.hero());
    }

    private RiderKeys.Key find(String said, List<AbilityRef> fitting, String roller, Frame frame, Source source) {
        RiderKeys keys = new RiderKeys(run.rulebook(), run.table(), roller);
        return keys.find(said, fitting, ref -> riders().whyNot(ref, frame).isEmpty())
                .orElseThrow(() -> new Refusal(
                        source,
                        fitting.isEmpty()
                                ? "no ability fits here"
                                : "\"%s\" is none of: %s"
                                        .formatted(
                                                said,
                                                String.join(
                                                        "; ",
                                                        keys.of(fitting).stream()
                                                                .map(RiderKeys.Key::text)
                                                                .toList()))));
    }

    /** The frame with the rider in use. */
    Frame joined(RiderKeys.Key key, Frame frame) {
        AbilityRef ref = key.ref();
        Rider rider = riders().rider(ref);
        Source source = RiderKeys.line(ref, run.rulebook());
        Frame by = frame.by(ref);
        Cause cause = Cause.of(by, source);
        riders().whyNot(ref, frame)
                .ifPresent(why -> run.against(source, "%s cannot be used: %s".formatted(key.text(), why), cause));
        run.ran(source);
        run.emit(new Event.Used(frame.hero(), ref, key.text(), cause));
        for (Rider.Limit limit : rider.limits()) {
            run.ran(limit.source());
            switch (limit.kind()) {
                case ONCE_A_FIGHT -> run.emit(new Event.UsedThisFight(ref.owner(), ref.limit(), cause));
                case ONE_TIME_ONLY -> run.cards().use(ref, cause);
            }
        }
        key.option().ifPresent(option -> {
            run.ran(option.source());
            run.emit(new Event.Chosen(frame.hero(), Printer.label(option), cause.at(option.source())));
        });
        return frame.with(frame.riding().using(key.use()));
    }

    /** What it costs, and what is chosen or named first. */
    private void atOnce(RiderKeys.Key key, Frame riding) {
        Rider rider = riders().rider(key.ref());
        List<Phrase> lines = new ArrayList<>();
        for (Phrase line : rider.lines()) {
            switch (line.effect()) {
                case Effect.Choose choose
                when choose.listed().stream().anyMatch(RiderKeys::isOfTheRoll) ->
                    lines.addAll(chosen(choose, line, key));
                case RiderLine.NameAnAmount _ when key.amount().isEmpty() -> lines.add(line);
                case RiderLine _ -> {}
                case Effect _ -> lines.add(line);
            }
        }
        run.push(lines, riding.by(key.ref()));
    }

    private List<Phrase> chosen(Effect.Choose choose, Phrase line, RiderKeys.Key key) {
        Optional<Option> option = key.option().filter(choose.listed()::contains);
        if (option.isPresent()) {
            run.ran(line.source());
            return option.get().effects().stream()
                    .filter(each -> !(each.effect() instanceof RiderLine))
                    .toList();
        }
        return choose.count() instanceof Effect.Count.Exactly ? List.of(line) : List.of();
    }

    /** How much goes into the roll is said. */
    void name(RiderLine.NameAnAmount named, Frame frame, Source source) {
        int most = new ConditionEvaluator(run.table(), run.rulebook())
                .asset(frame)
                .map(asset -> asset.value(named.meter()))
                .orElse(0);
        run.ask(
                new Question.HowMuch(frame.you(), named.meter().name(), 1, most, most, Optional.of(named), source),
                frame);
    }

    void named(int amount, Frame frame) {
        AbilityRef ref = frame.riding().by().orElseThrow();
        run.reframe(frame.id(), each -> each.with(each.riding().naming(ref, amount)));
    }

    /** An option says something of the roll that waits. */
    void chosen(Option option, Frame frame) {
        frame.riding().by().ifPresent(ref -> {
            if (RiderKeys.isOfTheRoll(option)) {
                run.reframe(frame.id(), each -> each.with(each.riding().choosing(ref, option.source())));
            }
        });
    }

    /** Dice that come with the riders they are thrown with. */
    Frame withDice(Question.Dice question, Set<String> using, Frame asked) {
        Frame frame = asked;
        for (String said : using) {
            before(question, said, frame);
            run.runOn();
            if (run.agenda().isEmpty()
                    || !(run.agenda().top() instanceof Task.Ask(Question.Dice dice, Frame riding))
                    || !dice.equals(question)) {
                throw new Refusal(
                        question.source(),
                        "%s asks for something before the dice: say \"use %s\" first".formatted(said, said));
            }
            run.answered(run.agenda().top());
            frame = riding;
        }
        if (riders().automatic(frame).isPresent()) {
            throw new Refusal(question.source(), "the outcome is certain, and no dice are thrown");
        }
        return frame;
    }

    /** Whether a question offers anything that can be used still. */
    boolean isOver(Question.Use question, Frame frame) {
        if (question.moment() == Moment.DICE_LIE
                && run.rolls().isRerollLeft(question.cast().orElseThrow(), frame)) {
            return true;
        }
        return riders().usable(question, frame).isEmpty();
    }

    /** What comes of a question that offers nothing any more. */
    void end(Question.Use question, Frame frame) {
        switch (question.moment()) {
            case BEGINNING -> run.making().begun(frame);
            case DICE_LIE -> run.rolls().settle(question.cast().orElseThrow(), frame, question.source());
            case EVENT -> question.option().ifPresent(option -> run.choosing().done(option, frame));
        }
    }

    /** The riders of a hero's that must be used, and can be. */
    List<AbilityRef> forced(List<AbilityRef> fitting, Frame frame) {
        return fitting.stream()
                .filter(ref -> riders().rider(ref).trigger().manner() == Trigger.Manner.WHENEVER)
                .filter(ref -> riders().whyNot(ref, frame).isEmpty())
                .toList();
    }

    /** Joined before the dice without a word of the player's. */
    Frame forced(Effect.Roll roll, Frame frame) {
        Frame riding = frame;
        for (AbilityRef ref : forced(riders().before(roll, frame), frame)) {
            RiderKeys.Key key = new RiderKeys.Key(keys(frame).name(ref), ref, Optional.empty(), OptionalInt.empty());
            riding = joined(key, riding);
            List<Phrase> plain = riders().rider(ref).lines().stream()
                    .filter(line -> !(line.effect() instanceof RiderLine))
                    .toList();
            run.push(plain, riding.by(ref));
        }
        return riding;
    }

    /** A companion that aids a roll is at risk. */
    void tellOfCompanions(int actionDie, Frame frame, Source source) {
        if (actionDie != 1) {
            return;
        }
        frame.riding().inUse().stream()
                .flatMap(use -> use.rider().asset(run.table()).stream())
                .filter(Asset::isCompanion)
                .map(Asset::name)
                .distinct()
                .forEach(name -> run.emit(Event.Prompted.remark(
                        frame.hero(),
                        "%s aided this roll, and the die shows 1: let what goes wrong fall on %s".formatted(name, name),
                        Cause.of(frame, source))));
    }
}
