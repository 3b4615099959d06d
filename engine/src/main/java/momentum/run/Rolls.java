package momentum.run;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import momentum.dice.ActionDie;
import momentum.dice.ActionRoll;
import momentum.dice.Die;
import momentum.dice.Outcome;
import momentum.dice.ProgressRoll;
import momentum.play.Cause;
import momentum.play.Event;
import momentum.play.Event.BonusChanged.Waiting;
import momentum.play.Reply;
import momentum.rule.Amount;
import momentum.rule.Condition;
import momentum.rule.Effect;
import momentum.rule.Phrase;
import momentum.rule.RiderLine;
import momentum.rule.Source;
import momentum.state.AbilityRef;
import momentum.state.Addend;
import momentum.state.Asset;
import momentum.state.Bonus;
import momentum.state.Cast;
import momentum.state.Frame;
import momentum.state.HandBonus;
import momentum.state.Hero;
import momentum.state.Question;
import momentum.state.Question.Moment;
import momentum.state.Riding;
import momentum.state.Ticks;
import momentum.state.Track;
import momentum.track.MomentumMeter;

/** Dice have fallen: what they come to, whether they are thrown again or burned, and what follows. */
final class Rolls {
    private final Interpreter run;

    Rolls(Interpreter run) {
        this.run = run;
    }

    Ways ways(Effect.Roll roll, Frame frame) {
        return new Ways(run.table(), run.rulebook(), roll, frame);
    }

    void action(Question.Dice question, Reply.Dice dice, Frame asked) {
        requireDice(question.source(), dice.action(), dice.first(), dice.second());
        Frame ticked = ticked(asked, dice.ticks(), question.source());
        Ways ways = ways(question.roll(), ticked);
        Optional<String> said = dice.stat().isPresent() ? dice.stat() : asked.stat();
        Effect.RollOption option = ways.pick(said, question.source());
        if (option.kind().isProgress()) {
            throw new Refusal(question.source(), "a progress roll takes two challenge dice and no action die");
        }
        run.ran(option.source());
        Ways.Sum sum = ways.action(option);
        for (int i = 0; i < sum.adds().size(); i++) {
            run.ran(sum.adds().get(i).source());
        }
        Frame frame = ticked.withStat(sum.stat());
        Cause cause = Cause.of(frame, option.source());
        if (dice.ticks().isTogether()) {
            new Subjects(run).together(frame, cause);
        }
        use(sum.used(), frame, cause);
        int momentum = frame.riding().terms().contains(Riding.Term.WITHOUT_MOMENTUM)
                ? 0
                : run.hero(frame.hero()).momentum();
        ActionRoll roll =
                new ActionRoll(dice.action(), dice.first(), dice.second(), sum.value(), sum.added(), momentum);
        begun(question.roll(), frame, cause);
        Cast cast = new Cast(question.roll(), roll, sum.stat(), sum.adds(), sum.used(), Optional.empty());
        tell(cast, frame, cause);
        settle(cast, frame, question.source());
    }

    /** The dice as they lie now. */
    private void tell(Cast cast, Frame frame, Cause cause) {
        run.emit(new Event.Rolled(
                frame.hero(),
                frame.move().name(),
                cast.roll(),
                cast.isAction() ? Optional.of(cast.stat()) : Optional.empty(),
                cast.adds(),
                cast.outcome(),
                cause));
    }

    private void use(List<Bonus> bonuses, Frame frame, Cause cause) {
        for (int i = 0; i < bonuses.size(); i++) {
            Bonus bonus = bonuses.get(i);
            run.emit(new Event.BonusChanged(frame.hero(), bonus, Waiting.USED, cause));
        }
    }

    void progress(Question.Dice question, Reply.Challenge dice, Frame asked) {
        requireDice(question.source(), 1, dice.first(), dice.second());
        Effect.RollOption option = question.roll().options().getFirst();
        if (!option.kind().isProgress()) {
            throw new Refusal(question.source(), "an action roll takes an action die and two challenge dice");
        }
        Frame frame = ticked(asked, dice.ticks(), question.source());
        Ways.Sum sum = ways(question.roll(), frame).progress(option);
        run.ran(option.source());
        ProgressRoll roll = new ProgressRoll(sum.total(), dice.first(), dice.second());
        Cause cause = Cause.of(frame, option.source());
        Cast cast = new Cast(question.roll(), roll, sum.stat(), sum.adds(), sum.used(), Optional.empty());
        tell(cast, frame, cause);
        settle(cast, frame, question.source());
    }

    /** What is left to do with dice that lie: rerolls one by one, then what abilities offer behind them, then a burn. */
    void settle(Cast cast, Frame frame, Source source) {
        List<Optional<AbilityRef>> rerolls = rerolls(cast, frame);
        int done = frame.riding().dice().rerolls();
        if (done < rerolls.size()) {
            rerolls.get(done)
                    .ifPresentOrElse(
                            ref -> ranReroll(ref, frame),
                            () -> cast.effect().reroll().ifPresent(reroll -> run.ran(reroll.source())));
            run.ask(new Question.Reroll(frame.hero(), cast, rerolls.get(done), source), frame);
            return;
        }
        if (!frame.riding().dice().isKept()) {
            Riders riders = new Riders(run.rulebook(), run.table());
            List<AbilityRef> behind = riders.behind(cast.effect(), frame);
            Question.Use question = new Question.Use(
                    frame.hero(), Moment.DICE_LIE, behind, Optional.of(cast), Optional.empty(), source);
            if (!behind.isEmpty() && !riders.usable(question, frame).isEmpty()) {
                run.ask(question, frame);
                return;
            }
        }
        offerBurn(cast, frame, source);
    }

    private List<Optional<AbilityRef>> rerolls(Cast cast, Frame frame) {
        return ways(cast.effect(), frame).rerolls(frame);
    }

    boolean isRerollLeft(Cast cast, Frame frame) {
        return frame.riding().dice().rerolls() < rerolls(cast, frame).size();
    }

    private void ranReroll(AbilityRef ref, Frame frame) {
        line(ref, frame).ifPresent(line -> run.ran(line.source()));
    }

    /** The line by which a rider lets dice be thrown again. */
    private Optional<Phrase> line(AbilityRef ref, Frame frame) {
        Riders riders = new Riders(run.rulebook(), run.table());
        return frame.riding().inUse().stream()
                .filter(use -> use.rider().equals(ref))
                .flatMap(use -> riders.lines(use).stream())
                .filter(line -> line.effect() instanceof RiderLine.Reroll)
                .findFirst();
    }

    /** More in the sum once the dice lie. */
    Cast adding(Cast cast, Amount amount, AbilityRef ref, Frame frame, Source source) {
        String name = ref.asset(run.table()).map(Asset::name).orElse(ref.card());
        Cast more = cast.adding(new Addend(run.gains().amount(amount, frame.by(ref)), name, source));
        tell(more, frame, Cause.of(frame.by(ref), source));
        return more;
    }

    private static final String NEITHER = "neither";

    /** Whose roll it is may put the die that was thrown in the place of one of theirs. */
    void askWhichDie(Frame frame, Source source) {
        run.ask(
                new Question.Name(
                        frame.hero(),
                        Question.What.CHOICE,
                        Optional.of("challenge die"),
                        List.of("first", "second", NEITHER),
                        false,
                        Set.of(),
                        new Question.Then.ReplaceDie(frame.amount().orElseThrow()),
                        source),
                frame);
    }

    void replaceChosen(String which, int number, Frame frame, Source source) {
        if (!which.equals(NEITHER)) {
            replaced(which.equals("first") ? Die.FIRST : Die.SECOND, number, frame, source);
        }
    }

    void replaceLowest(Frame frame, Source source) {
        run.casts(frame.id()).stream()
                .findFirst()
                .map(cast -> cast.roll().first() <= cast.roll().second() ? Die.FIRST : Die.SECOND)
                .ifPresent(die -> replaced(die, frame.amount().orElseThrow(), frame, source));
    }

    /** A challenge die shows what was thrown elsewhere. */
    void replaced(Die die, int number, Frame frame, Source source) {
        run.retell(
                frame.id(),
                question -> question instanceof Question.Use use && use.cast().isPresent()
                        ? use.withCast(
                                use.cast().get().with(use.cast().get().roll().reroll(Map.of(die, number))))
                        : question);
        run.casts(frame.id()).forEach(cast -> tell(cast, frame, Cause.of(frame, source)));
    }

    private static Frame ticked(Frame asked, Ticks ticks, Source source) {
        ticks.byHand().ifPresent(bonus -> requireBonus(bonus, source));
        return ticks.isEmpty() ? asked : asked.withTicks(asked.ticks().and(ticks));
    }

    static void requireBonus(HandBonus bonus, Source source) {
        if (bonus.number() == 0 || Math.abs((long) bonus.number()) > HandBonus.MOST) {
            throw new Refusal(
                    source,
                    "a bonus by hand is -%d to +%d, and not %d"
                            .formatted(HandBonus.MOST, HandBonus.MOST, bonus.number()));
        }
    }

    void reroll(Question.Reroll question, Reply.Reroll reply, Frame frame) {
        reply.thrown().forEach((die, number) -> requireDie(question.source(), die, number));
        Optional<RiderLine.Reroll> rider =
                question.by().flatMap(ref -> line(ref, frame)).map(line -> (RiderLine.Reroll) line.effect());
        requireThrown(reply.thrown().keySet(), rider.map(RiderLine.Reroll::dice), question);
        Cast cast = question.cast().with(question.cast().roll().reroll(reply.thrown()));
        int adding = rider.map(RiderLine.Reroll::adding).orElse(0);
        if (adding != 0) {
            AbilityRef ref = question.by().orElseThrow();
            cast = cast.adding(
                    new Addend(adding, ref.asset(run.table()).map(Asset::name).orElse(ref.card()), question.source()));
        }
        tell(cast, frame, Cause.of(question.by().map(frame::by).orElse(frame), question.source()));
        settle(cast, frame.with(frame.riding().rerolled()), question.source());
    }

    /** What lets dice be thrown again says which. */
    private static void requireThrown(Set<Die> thrown, Optional<RiderLine.Dice> which, Question.Reroll question) {
        boolean isAction = question.cast().isAction();
        if (!isAction && thrown.contains(Die.ACTION)) {
            throw new Refusal(question.source(), "a progress roll has no action die");
        }
        boolean isAllowed = switch (which.orElse(RiderLine.Dice.ANY)) {
            case ANY -> true;
            case ALL -> thrown.size() == (isAction ? 3 : 2) || thrown.isEmpty();
            case ONE_CHALLENGE -> thrown.size() <= 1 && !thrown.contains(Die.ACTION);
        };
        if (!isAllowed) {
            throw new Refusal(
                    question.source(),
                    "reroll %s, or keep them".formatted(which.orElseThrow().inWords()));
        }
    }

    void kept(Question.Reroll question, Frame frame) {
        settle(question.cast(), frame.with(frame.riding().rerolled()), question.source());
    }

    void offerBurn(Cast cast, Frame frame, Source source) {
        Optional<Outcome> better = burned(cast, frame);
        if (better.isPresent()) {
            run.ask(new Question.Burn(frame.hero(), cast, better.get(), source), frame);
        } else {
            resolve(cast, cast.outcome(), frame, source);
        }
    }

    /** What a burn would make of the dice, as momentum is now and as outcomes count; nothing, where that is no better. */
    private Optional<Outcome> burned(Cast cast, Frame frame) {
        if (!(cast.roll() instanceof ActionRoll roll)
                || frame.riding().terms().contains(Riding.Term.WITHOUT_MOMENTUM)) {
            return Optional.empty();
        }
        int momentum = run.hero(frame.hero()).momentum();
        if (momentum <= 0) {
            return Optional.empty();
        }
        int score = run.game().momentum().burn().score(roll.score(), momentum);
        Outcome with = Outcome.of(score, roll.first(), roll.second());
        RollResolver resolver = new RollResolver(run);
        return resolver.counted(with, frame).betters(resolver.counted(cast.outcome(), frame))
                ? Optional.of(with)
                : Optional.empty();
    }

    Question.Burn refreshed(Question.Burn asked, Frame frame) {
        return new Question.Burn(
                asked.hero(),
                asked.cast(),
                burned(asked.cast(), frame).orElse(asked.cast().outcome()),
                asked.source());
    }

    /** Momentum is reset first; then the better outcome is resolved. */
    void burn(Question.Burn asked, Frame frame) {
        Question.Burn question = refreshed(asked, frame);
        Outcome before = question.cast().outcome();
        if (burned(question.cast(), frame).isEmpty()) {
            throw new Refusal(
                    question.source(),
                    "momentum is %s now, and no help"
                            .formatted(
                                    MomentumMeter.signed(run.hero(frame.hero()).momentum())));
        }
        burnMomentum(frame.hero(), before, question.better(), Cause.of(frame, question.source()));
        Frame burned = frame.with(frame.riding().burned(before, question.better()));
        resolve(question.cast(), question.better(), burned, question.source());
        run.hooks().burned(burned, question.source());
    }

    void burnMomentum(String name, Outcome from, Outcome to, Cause cause) {
        Hero hero = run.hero(name);
        int reset = run.derived(name).momentum().burn().value();
        run.emit(new Event.Burned(name, from, to, cause));
        if (reset != hero.momentum()) {
            run.emit(Event.MeterChanged.of(name, run.game().momentumMeter(), hero.momentum(), reset, cause));
        }
    }

    /** The outcome that a rider makes certain: no dice, no match, no burn. */
    void automatic(Question.Dice question, Outcome outcome, Frame frame) {
        begun(question.roll(), frame, Cause.of(frame, question.source()));
        Riders riders = new Riders(run.rulebook(), run.table());
        frame.riding().inUse().stream()
                .flatMap(use -> riders.lines(use).stream())
                .filter(line -> line.effect() instanceof RiderLine.Automatic)
                .forEach(line -> run.ran(line.source()));
        boolean isProgress = question.roll().isProgress();
        new RollResolver(run)
                .resolve(
                        question.roll(),
                        new RollResolver.Result(outcome, false, !isProgress, List.of(), Optional.empty()),
                        frame,
                        question.source());
    }

    /** A roll comes to what someone says, with a reason; as long as it waits for its dice, or for what is done with them. */
    void overrule(Question question, Reply.Overrule overrule, Frame frame) {
        switch (question) {
            case Question.Dice dice -> {
                overruled(Optional.empty(), overrule, frame);
                begun(dice.roll(), frame, Cause.of(frame, dice.source()));
                boolean isProgress = dice.roll().options().getFirst().kind().isProgress();
                List<Bonus> used =
                        isProgress ? List.of() : ways(dice.roll(), frame).used();
                use(used, frame, Cause.of(frame, dice.source()));
                new RollResolver(run)
                        .resolve(
                                dice.roll(),
                                new RollResolver.Result(overrule.outcome(), false, !isProgress, used, Optional.empty()),
                                frame,
                                dice.source());
            }
            case Question.Reroll asked -> overruled(asked.cast(), overrule, frame, asked.source());
            case Question.Burn asked -> overruled(asked.cast(), overrule, frame, asked.source());
            case Question.Use asked
            when asked.cast().isPresent() -> overruled(asked.cast().get(), overrule, frame, asked.source());
            case Question.Use _,
                    Question.OneDie _,
                    Question.Choose _,
                    Question.May _,
                    Question.HowMuch _,
                    Question.Divide _,
                    Question.Name _,
                    Question.Oracle _ ->
                throw new Refusal(question.source(), "only a roll can be overruled, and none is waiting");
        }
    }

    private void overruled(Cast cast, Reply.Overrule overrule, Frame frame, Source source) {
        overruled(Optional.of(cast.outcome()), overrule, frame);
        resolve(cast, overrule.outcome(), frame, source);
    }

    private void overruled(Optional<Outcome> from, Reply.Overrule overrule, Frame frame) {
        Cause cause = Cause.byHand(frame.hero(), overrule.reason());
        run.emit(new Event.Overruled(frame.hero(), from, overrule.outcome(), cause));
    }

    void resolve(Cast cast, Outcome outcome, Frame frame, Source source) {
        Optional<ActionDie> die = cast.roll() instanceof ActionRoll roll
                ? Optional.of(new ActionDie(roll.action(), roll.isDieCancelled()))
                : Optional.empty();
        new RollResolver(run)
                .resolve(
                        cast.effect(),
                        new RollResolver.Result(outcome, cast.roll().isMatch(), cast.isAction(), cast.used(), die),
                        frame,
                        source);
    }

    /** The first roll on a track is over, where that makes a difference. */
    private void begun(Effect.Roll roll, Frame frame, Cause cause) {
        if (roll.asks(Condition.FirstRoll.class)) {
            run.sheet().changeTrack(frame, cause, Track::beginning);
        }
    }

    private static void requireDice(Source source, int action, int first, int second) {
        requireDie(source, Die.ACTION, action);
        requireDie(source, Die.FIRST, first);
        requireDie(source, Die.SECOND, second);
    }

    private static void requireDie(Source source, Die die, int number) {
        if (!die.shows(number)) {
            throw new Refusal(source, "the %s shows 1 to %d, not %d".formatted(die.inWords(), die.faces(), number));
        }
    }
}
