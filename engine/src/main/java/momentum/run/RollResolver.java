package momentum.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import momentum.dice.ActionDie;
import momentum.dice.Outcome;
import momentum.play.Cause;
import momentum.play.Event;
import momentum.rule.Effect;
import momentum.rule.Outcomes.On;
import momentum.rule.Phrase;
import momentum.rule.RiderLine;
import momentum.rule.Source;
import momentum.rule.Tracks.Fight;
import momentum.state.Bonus;
import momentum.state.Frame;
import momentum.state.Initiative;
import momentum.state.MoveCall;
import momentum.state.Riding;

/** What a roll has come to is settled: the lines of the move and of all that rides on it follow. */
final class RollResolver {
    private final Interpreter run;
    private final Riders riders;

    RollResolver(Interpreter run) {
        this.run = run;
        this.riders = new Riders(run.rulebook(), run.table());
    }

    /**
     * What a roll has come to.
     *
     * @param isAction whether it was an action roll, and not a progress roll
     * @param used the bonuses that waited for it
     * @param die the action die, where one lies
     */
    record Result(Outcome outcome, boolean isMatch, boolean isAction, List<Bonus> used, Optional<ActionDie> die) {}

    Outcome counted(Outcome outcome, Frame frame) {
        return riders.counting(frame).of(outcome);
    }

    /** The lines that make an outcome count as another have been at work. */
    private void ranCounting(Outcome outcome, Frame frame) {
        for (Riding.Use use : frame.riding().inUse()) {
            for (Phrase line : riders.lines(use)) {
                if (line.effect() instanceof RiderLine.CountAs(Outcome from, Outcome _) && from == outcome) {
                    run.ran(line.source());
                }
            }
        }
    }

    void resolve(Effect.Roll effect, Result result, Frame asked, Source source) {
        ranCounting(result.outcome(), asked);
        Outcome outcome = counted(result.outcome(), asked);
        Cause cause = Cause.of(asked, source);
        run.emit(new Event.Resolved(asked.hero(), outcome, !result.isAction(), cause));
        if (result.isAction()) {
            decideInitiative(outcome, asked, cause);
        }
        if (asked.made().isCalled()) {
            run.reframe(
                    asked.made().caller(), frame -> frame.with(frame.called().with(outcome, asked.hero())));
        }
        boolean isRidden = !asked.riding().inUse().isEmpty();
        Frame known = result.die().isPresent() && (isRidden || effect.outcomes().askAboutTheRoll(asked.move()))
                ? asked.withDie(result.die().get())
                : isRidden ? asked : asked.rolled();
        Frame frame = outcome.isHit() ? known : known.withYou(asked.hero());
        push(effect, outcome, result, frame);
        if (asked.made().isCalled()) {
            run.hurry(asked.made().caller());
        }
        result.die().ifPresent(die -> {
            if (outcome != Outcome.STRONG_HIT) {
                new Using(run).tellOfCompanions(die.number(), frame, source);
            }
        });
    }

    /** What is pushed last comes first. */
    private void push(Effect.Roll effect, Outcome outcome, Result result, Frame frame) {
        List<Ridden> ridden = ridden(outcome, result, frame);
        ridden.stream()
                .filter(each -> each.place() == Place.LAST)
                .toList()
                .reversed()
                .forEach(this::push);
        run.push(effect.outcomes().last(outcome, result.isMatch()), frame);
        List<Bonus> used = result.used();
        for (int i = 0; i < used.size() && outcome.isHit(); i++) {
            run.push(used.get(i).onHit(), frame.withYou(frame.hero()));
        }
        List<Phrase> own = own(effect, outcome, frame);
        int call = firstCall(own);
        if (outcome.isHit()) {
            // What a hit brings comes before the price that the move may ask for it.
            run.push(own.subList(call, own.size()), frame);
            ridden.stream()
                    .filter(each -> each.place() == Place.OUTCOME)
                    .toList()
                    .reversed()
                    .forEach(this::push);
            run.push(own.subList(0, call), frame);
        } else {
            run.push(own, frame);
        }
        if (!outcome.isHit()) {
            ridden.stream()
                    .filter(each -> each.place() == Place.OUTCOME)
                    .toList()
                    .reversed()
                    .forEach(this::push);
        }
        for (int i = 0; i < used.size() && !outcome.isHit(); i++) {
            run.push(used.get(i).onMiss(), frame);
        }
    }

    private static int firstCall(List<Phrase> own) {
        for (int i = 0; i < own.size(); i++) {
            if (own.get(i).effect() instanceof Effect.Make) {
                return i;
            }
        }
        return own.size();
    }

    private void push(Ridden ridden) {
        run.push(ridden.lines(), ridden.frame());
    }

    /** The move's own lines, but for those in whose place a rider stands; and with what a rider changes in them. */
    private List<Phrase> own(Effect.Roll effect, Outcome outcome, Frame frame) {
        List<Phrase> own = effect.outcomes().first(outcome);
        for (Riding.Use use : frame.riding().inUse()) {
            for (Phrase line : riders.lines(use)) {
                if (line.effect() instanceof RiderLine.On on && fits(on.on(), outcome)) {
                    if (on.isInstead()) {
                        List<Phrase> replaced = effect.outcomes().on(on.on());
                        own = own.stream()
                                .filter(each -> !replaced.contains(each))
                                .toList();
                    }
                    for (Phrase then : on.then()) {
                        if (then.effect() instanceof RiderLine.MoreChoices(int more)) {
                            run.ran(then.source());
                            own = own.stream().map(each -> more(each, more)).toList();
                        }
                    }
                }
            }
        }
        return own;
    }

    private static Phrase more(Phrase phrase, int more) {
        return phrase.effect() instanceof Effect.Choose choose
                ? new Phrase(choose.choosing(more), phrase.source())
                : phrase;
    }

    /** Where the lines of a rider run. */
    private enum Place {
        OUTCOME,
        LAST
    }

    /** Lines of a rider that run on the outcome, in the frame of its ability. */
    private record Ridden(Place place, List<Phrase> lines, Frame frame) {}

    private List<Ridden> ridden(Outcome outcome, Result result, Frame frame) {
        List<Ridden> found = new ArrayList<>();
        for (Riding.Use use : frame.riding().inUse()) {
            Frame by = frame.withYou(frame.hero()).by(use.rider());
            for (Phrase line : riders.lines(use)) {
                switch (line.effect()) {
                    case RiderLine.AddAndTake add
                    when outcome.isHit() ->
                        found.add(new Ridden(Place.OUTCOME, List.of(new Phrase(add.gain(), line.source())), by));
                    case RiderLine.On on
                    when fits(on.on(), outcome, result.isMatch()) -> {
                        run.ran(line.source());
                        found.add(new Ridden(Place.OUTCOME, plain(on.then()), by));
                    }
                    case RiderLine.OnActionDie die
                    when result.die()
                            .filter(lies -> lies.number() == die.number())
                            .isPresent() -> {
                        run.ran(line.source());
                        boolean isForfeit = run.game()
                                .momentum()
                                .forfeitsBenefits(result.die().orElseThrow());
                        List<Phrase> then = plain(die.then());
                        found.add(new Ridden(
                                Place.OUTCOME, isForfeit ? new CancelledDie(run).standing(then, by) : then, by));
                    }
                    case RiderLine.Then then -> {
                        run.ran(line.source());
                        found.add(new Ridden(Place.LAST, plain(then.then()), by));
                    }
                    case Effect _ -> {}
                }
            }
        }
        return found;
    }

    private static List<Phrase> plain(List<Phrase> lines) {
        return lines.stream()
                .filter(line -> !(line.effect() instanceof RiderLine))
                .toList();
    }

    /** The harm of this roll, where a rider says what it is. */
    static Optional<Integer> harm(Interpreter run, Frame frame) {
        Riders riders = new Riders(run.rulebook(), run.table());
        Optional<Integer> harm = Optional.empty();
        for (Riding.Use use : frame.riding().inUse()) {
            for (Phrase line : riders.lines(use)) {
                if (line.effect() instanceof RiderLine.HarmOnce(int number, boolean isWithAmount)) {
                    run.ran(line.source());
                    int amount =
                            isWithAmount ? frame.riding().amount(use.rider()).orElse(0) : 0;
                    harm = Optional.of(number + amount);
                }
            }
        }
        return harm;
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

    private static boolean fits(On on, Outcome outcome, boolean isMatch) {
        return switch (on) {
            case STRONG_HIT, WEAK_HIT, HIT, WEAK_HIT_OR_MISS, MISS -> fits(on, outcome);
            case STRONG_HIT_WITH_A_MATCH -> isMatch && outcome == Outcome.STRONG_HIT;
            case MISS_WITH_A_MATCH -> isMatch && outcome == Outcome.MISS;
            case MATCH -> isMatch;
            case ALWAYS -> true;
        };
    }
}
