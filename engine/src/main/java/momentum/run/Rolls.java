package momentum.run;

import java.util.List;
import java.util.Optional;
import momentum.dice.ActionDie;
import momentum.dice.ActionRoll;
import momentum.dice.Die;
import momentum.dice.Outcome;
import momentum.dice.ProgressRoll;
import momentum.play.Cause;
import momentum.play.Event;
import momentum.play.Event.BonusChanged.Waiting;
import momentum.play.Reply;
import momentum.rule.Condition;
import momentum.rule.Effect;
import momentum.rule.Outcomes.On;
import momentum.rule.Source;
import momentum.rule.Tracks.Fight;
import momentum.state.Bonus;
import momentum.state.Cast;
import momentum.state.Frame;
import momentum.state.HandBonus;
import momentum.state.Hero;
import momentum.state.Initiative;
import momentum.state.MoveCall;
import momentum.state.Question;
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
        ActionRoll roll = run.hero(frame.hero())
                .momentum(run.game())
                .roll(dice.action(), dice.first(), dice.second(), sum.value(), sum.added());
        begun(question.roll(), frame, cause);
        run.emit(new Event.Rolled(
                frame.hero(), frame.move().name(), roll, frame.stat(), sum.adds(), roll.outcome(), cause));
        Cast cast = new Cast(question.roll(), roll, sum.stat(), sum.adds(), sum.used());
        if (ways.mayReroll(frame)) {
            question.roll().reroll().ifPresent(reroll -> run.ran(reroll.source()));
            run.ask(new Question.Reroll(frame.hero(), cast, question.source()), frame);
        } else {
            offerBurn(cast, frame, question.source());
        }
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
        run.emit(new Event.Rolled(
                frame.hero(), frame.move().name(), roll, Optional.empty(), sum.adds(), roll.outcome(), cause));
        resolve(
                question.roll(),
                new Rolled(roll.outcome(), roll.isMatch(), false, List.of()),
                frame.rolled(),
                question.source());
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
        Cast cast = question.cast().with(question.cast().roll().reroll(reply.thrown()));
        run.emit(new Event.Rolled(
                frame.hero(),
                frame.move().name(),
                cast.roll(),
                Optional.of(cast.stat()),
                cast.adds(),
                cast.roll().outcome(),
                Cause.of(frame, question.source())));
        offerBurn(cast, frame, question.source());
    }

    void offerBurn(Cast cast, Frame frame, Source source) {
        if (run.game()
                .momentum()
                .burn()
                .betters(cast.roll(), run.hero(frame.hero()).momentum())) {
            run.ask(new Question.Burn(frame.hero(), cast, burned(frame.hero(), cast), source), frame);
        } else {
            resolve(cast, cast.roll().outcome(), frame, source);
        }
    }

    /** What a burn would make of the dice, as momentum is now. */
    private Outcome burned(String hero, Cast cast) {
        return run.game().momentum().burn().outcome(cast.roll(), run.hero(hero).momentum());
    }

    Question.Burn refreshed(Question.Burn asked) {
        return new Question.Burn(asked.hero(), asked.cast(), burned(asked.hero(), asked.cast()), asked.source());
    }

    /** Momentum is reset first; then the better outcome is resolved. */
    void burn(Question.Burn asked, Frame frame) {
        Question.Burn question = refreshed(asked);
        if (!question.better().betters(question.cast().roll().outcome())) {
            throw new Refusal(
                    question.source(),
                    "momentum is %s now, and no help"
                            .formatted(
                                    MomentumMeter.signed(run.hero(frame.hero()).momentum())));
        }
        Hero hero = run.hero(frame.hero());
        Cause cause = Cause.of(frame, question.source());
        int reset = hero.momentum(run.game()).burn().value();
        run.emit(new Event.Burned(frame.hero(), question.cast().roll().outcome(), question.better(), cause));
        if (reset != hero.momentum()) {
            run.emit(Event.MeterChanged.of(frame.hero(), run.game().momentumMeter(), hero.momentum(), reset, cause));
        }
        resolve(question.cast(), question.better(), frame, question.source());
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
                resolve(dice.roll(), new Rolled(overrule.outcome(), false, !isProgress, used), frame, dice.source());
            }
            case Question.Reroll asked -> overruled(asked.cast(), overrule, frame, asked.source());
            case Question.Burn asked -> overruled(asked.cast(), overrule, frame, asked.source());
            case Question.Choose _,
                    Question.May _,
                    Question.HowMuch _,
                    Question.Divide _,
                    Question.Name _,
                    Question.Oracle _ ->
                throw new Refusal(question.source(), "only a roll can be overruled, and none is waiting");
        }
    }

    private void overruled(Cast cast, Reply.Overrule overrule, Frame frame, Source source) {
        overruled(Optional.of(cast.roll().outcome()), overrule, frame);
        resolve(cast, overrule.outcome(), frame, source);
    }

    private void overruled(Optional<Outcome> from, Reply.Overrule overrule, Frame frame) {
        Cause cause = Cause.byHand(frame.hero(), overrule.reason());
        run.emit(new Event.Overruled(frame.hero(), from, overrule.outcome(), cause));
    }

    void resolve(Cast cast, Outcome outcome, Frame frame, Source source) {
        ActionRoll roll = cast.roll();
        Frame after = cast.effect().outcomes().askAboutTheRoll(frame.move())
                ? frame.withDie(new ActionDie(roll.action(), roll.isDieCancelled()))
                : frame.rolled();
        resolve(cast.effect(), new Rolled(outcome, roll.isMatch(), true, cast.used()), after, source);
    }

    /**
     * What a roll has come to.
     *
     * @param isAction whether it was an action roll, and not a progress roll
     * @param used the bonuses that waited for it
     */
    private record Rolled(Outcome outcome, boolean isMatch, boolean isAction, List<Bonus> used) {}

    private void resolve(Effect.Roll effect, Rolled rolled, Frame asked, Source source) {
        Outcome outcome = rolled.outcome();
        Cause cause = Cause.of(asked, source);
        run.emit(new Event.Resolved(asked.hero(), outcome, !rolled.isAction(), cause));
        if (rolled.isAction()) {
            decideInitiative(outcome, asked, cause);
        }
        if (asked.made().isCalled()) {
            run.reframe(
                    asked.made().caller(), frame -> frame.with(frame.called().with(outcome)));
        }
        Frame frame = outcome.isHit() ? asked : asked.withYou(asked.hero());
        List<Bonus> used = rolled.used();
        // What is pushed last comes first.
        run.push(effect.outcomes().last(outcome, rolled.isMatch()), frame);
        for (int i = 0; i < used.size() && outcome.isHit(); i++) {
            run.push(used.get(i).onHit(), frame.withYou(asked.hero()));
        }
        run.push(effect.outcomes().first(outcome), frame);
        for (int i = 0; i < used.size() && !outcome.isHit(); i++) {
            run.push(used.get(i).onMiss(), frame);
        }
        if (asked.made().isCalled()) {
            run.hurry(asked.made().caller());
        }
    }

    /** In a fight, an action roll that is not a combat move's takes the initiative on a strong hit, and loses it otherwise. */
    private void decideInitiative(Outcome outcome, Frame frame, Cause cause) {
        if (!run.hero(frame.hero()).isFighting() || frame.made().manner() == MoveCall.Manner.STEADY) {
            return;
        }
        boolean isOutside = run.game()
                .tracks()
                .fight()
                .flatMap(Fight::chapter)
                .filter(chapter -> !chapter.equals(frame.move().chapter()))
                .isPresent();
        if (isOutside) {
            run.fights()
                    .setInitiative(
                            frame.hero(), outcome == Outcome.STRONG_HIT ? Initiative.HERO : Initiative.FOE, cause);
        }
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

    static boolean fits(On on, Outcome outcome) {
        return switch (on) {
            case STRONG_HIT -> outcome == Outcome.STRONG_HIT;
            case WEAK_HIT -> outcome == Outcome.WEAK_HIT;
            case HIT -> outcome.isHit();
            case WEAK_HIT_OR_MISS -> outcome != Outcome.STRONG_HIT;
            case MISS -> outcome == Outcome.MISS;
            case STRONG_HIT_WITH_A_MATCH, MISS_WITH_A_MATCH, MATCH, ALWAYS -> false;
        };
    }
}
