package momentum.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import momentum.dice.ActionRoll;
import momentum.dice.Die;
import momentum.dice.Outcome;
import momentum.dice.ProgressRoll;
import momentum.dice.Roll;
import momentum.phrase.Printer;
import momentum.rule.Effect;
import momentum.rule.Effect.On;
import momentum.rule.Effect.RollKind;
import momentum.rule.Meter;
import momentum.rule.Source;

/** Dice have fallen: what they come to, whether they are thrown again or burned, and what follows. */
final class Rolls {
    private final Run run;

    Rolls(Run run) {
        this.run = run;
    }

    /** The ways to roll that are open: some are only for oneself, some only for another. */
    List<Effect.RollOption> options(Effect.Roll roll, Frame frame) {
        if (frame.move().subject().isEmpty()) {
            return roll.options();
        }
        String others = frame.they().equals(frame.hero()) ? "for another" : "for yourself";
        for (Effect.RollOption option : roll.options()) {
            if (option.fiction().equals(others)) {
                return roll.options().stream()
                        .filter(each -> !each.fiction().equals(others))
                        .toList();
            }
        }
        return roll.options();
    }

    void action(Question.Dice question, Reply.Dice dice, Frame asked) {
        requireDice(question.source(), dice.action(), dice.first(), dice.second());
        Effect.RollOption option = pick(question, dice.stat().isEmpty() ? asked.stat() : dice.stat(), asked);
        if (option.kind() instanceof RollKind.Progress) {
            throw new Refusal(question.source(), "a progress roll takes two challenge dice and no action die");
        }
        run.ran(option.source());
        Set<String> said = asked.said();
        if (!dice.said().isEmpty()) {
            said = new TreeSet<>(said);
            said.addAll(dice.said());
        }
        String stat = stat(option.kind(), asked);
        Frame frame = (dice.said().isEmpty() ? asked : asked.withSaid(said)).withStat(stat);
        Truth truth = new Truth(run.table(), run.rulebook());
        int adds = frame.made().adding();
        for (Effect.Add add : question.roll().adds()) {
            if (truth.holds(add.condition(), frame)) {
                adds += add.number();
                run.ran(add.source());
            }
        }
        List<Bonus> used = run.hero(asked.hero()).bonuses().isEmpty() ? List.of() : new ArrayList<>();
        Cause cause = Cause.of(frame, option.source());
        if (frame.made().manner() == Made.Manner.OWN) {
            for (Bonus bonus : run.hero(frame.hero()).bonuses()) {
                if (bonus.fits(frame.move().name())) {
                    used.add(bonus);
                    adds += bonus.add();
                    run.emit(new Event.BonusChanged(frame.hero(), bonus, false, cause));
                }
            }
        }
        ActionRoll roll = run.hero(frame.hero())
                .momentum(run.game())
                .roll(dice.action(), dice.first(), dice.second(), value(stat, frame), adds);
        begun(frame, cause);
        run.emit(new Event.Rolled(frame.hero(), frame.move().name(), roll, stat, roll.outcome(), cause));
        Optional<Effect.Reroll> reroll = question.roll().reroll();
        boolean mayReroll = reroll.isPresent() && truth.holds(reroll.get().condition(), frame);
        if (mayReroll) {
            run.ran(reroll.get().source());
            run.ask(
                    new Question.Reroll(frame.hero(), question.roll(), roll, List.copyOf(used), question.source()),
                    frame);
        } else {
            offerBurn(question.roll(), roll, used, frame, question.source());
        }
    }

    void progress(Question.Dice question, Reply.Challenge dice, Frame frame) {
        requireDice(question.source(), 1, dice.first(), dice.second());
        Effect.RollOption option = question.roll().options().getFirst();
        if (!(option.kind() instanceof RollKind.Progress(String kind))) {
            throw new Refusal(question.source(), "an action roll takes an action die and two challenge dice");
        }
        int score = kind.equals("bonds")
                ? run.hero(frame.hero()).bondProgress().score()
                : run.table()
                        .track(frame.track())
                        .map(track -> track.progress().score())
                        .orElse(0);
        run.ran(option.source());
        ProgressRoll roll = new ProgressRoll(score, dice.first(), dice.second());
        Cause cause = Cause.of(frame, option.source());
        run.emit(new Event.Rolled(frame.hero(), frame.move().name(), roll, "progress", roll.outcome(), cause));
        resolve(question.roll(), roll, roll.outcome(), List.of(), frame, question.source());
    }

    void reroll(Question.Reroll question, Reply.Reroll reply, Frame frame) {
        reply.thrown().forEach((die, number) -> {
            if (!die.shows(number)) {
                throw new Refusal(
                        question.source(),
                        "the %s shows 1 to %d, not %d".formatted(die.inWords(), die.faces(), number));
            }
        });
        ActionRoll roll = question.roll().reroll(reply.thrown());
        run.emit(new Event.Rolled(
                frame.hero(),
                frame.move().name(),
                roll,
                "rerolled",
                roll.outcome(),
                Cause.of(frame, question.source())));
        offerBurn(question.effect(), roll, question.used(), frame, question.source());
    }

    void offerBurn(Effect.Roll effect, ActionRoll roll, List<Bonus> used, Frame frame, Source source) {
        momentum.dice.Burn burn = run.game().momentum().burn();
        if (burn.betters(roll)) {
            run.ask(
                    new Question.Burn(frame.hero(), effect, roll, List.copyOf(used), burn.outcome(roll), source),
                    frame);
        } else {
            resolve(effect, roll, roll.outcome(), used, frame, source);
        }
    }

    /** Momentum is reset first; then the better outcome is resolved. */
    void burn(Question.Burn question, Frame frame) {
        Hero hero = run.hero(frame.hero());
        Cause cause = Cause.of(frame, question.source());
        int reset = hero.momentum(run.game()).burn().value();
        run.emit(new Event.Burned(frame.hero(), question.roll().outcome(), question.better(), cause));
        if (reset != hero.momentum()) {
            run.emit(new Event.MeterChanged(frame.hero(), run.game().momentumMeter(), hero.momentum(), reset, cause));
        }
        resolve(question.effect(), question.roll(), question.better(), question.used(), frame, question.source());
    }

    /** A roll comes to what someone says, with a reason; as long as it waits for its dice, or for what is done with them. */
    void overrule(Question question, Reply.Overrule overrule, Frame frame) {
        switch (question) {
            case Question.Dice dice -> {
                overruled(Optional.empty(), overrule, frame);
                begun(frame, Cause.of(frame, dice.source()));
                boolean isProgress = dice.roll().options().getFirst().kind() instanceof RollKind.Progress;
                resolve(dice.roll(), !isProgress, false, 0, overrule.outcome(), List.of(), frame, dice.source());
            }
            case Question.Reroll dice -> {
                overruled(Optional.of(dice.roll().outcome()), overrule, frame);
                resolve(dice.effect(), dice.roll(), overrule.outcome(), dice.used(), frame, dice.source());
            }
            case Question.Burn dice -> {
                overruled(Optional.of(dice.roll().outcome()), overrule, frame);
                resolve(dice.effect(), dice.roll(), overrule.outcome(), dice.used(), frame, dice.source());
            }
            default -> throw new Refusal(question.source(), "only a roll can be overruled, and none is waiting");
        }
    }

    private void overruled(Optional<Outcome> from, Reply.Overrule overrule, Frame frame) {
        Cause cause = Cause.byHand(frame.hero(), overrule.reason());
        run.emit(new Event.Overruled(frame.hero(), from, overrule.outcome(), cause));
    }

    void resolve(Effect.Roll effect, Roll roll, Outcome outcome, List<Bonus> used, Frame rolled, Source source) {
        boolean isAction = roll instanceof ActionRoll;
        int die = roll instanceof ActionRoll action ? action.action() : 0;
        resolve(effect, isAction, roll.isMatch(), die, outcome, used, rolled, source);
    }

    private void resolve(
            Effect.Roll effect,
            boolean isAction,
            boolean isMatch,
            int die,
            Outcome outcome,
            List<Bonus> used,
            Frame rolled,
            Source source) {
        Cause cause = Cause.of(rolled, source);
        run.emit(new Event.Resolved(rolled.hero(), outcome, cause));
        if (isAction) {
            decideInitiative(outcome, rolled, cause);
        }
        if (rolled.made().caller() != 0) {
            run.reframe(rolled.made().caller(), frame -> frame.withCalled(outcome));
        }
        Frame frame = rolled.withDie(die);
        if (!outcome.isHit()) {
            frame = frame.withYou(rolled.hero());
        }
        push(effect, On.ALWAYS, frame);
        if (isMatch) {
            push(effect, On.MATCH, frame);
            switch (outcome) {
                case STRONG_HIT -> push(effect, On.STRONG_HIT_WITH_A_MATCH, frame);
                case WEAK_HIT -> {}
                case MISS -> push(effect, On.MISS_WITH_A_MATCH, frame);
            }
        }
        if (outcome.isHit()) {
            for (Bonus bonus : used) {
                run.push(bonus.onHit(), frame.withYou(rolled.hero()));
            }
        }
        switch (outcome) {
            case STRONG_HIT -> push(effect, On.STRONG_HIT, frame);
            case WEAK_HIT -> push(effect, On.WEAK_HIT, frame);
            case MISS -> push(effect, On.MISS, frame);
        }
        if (outcome != Outcome.STRONG_HIT) {
            push(effect, On.WEAK_HIT_OR_MISS, frame);
        }
        if (outcome.isHit()) {
            push(effect, On.HIT, frame);
        } else {
            for (Bonus bonus : used) {
                run.push(bonus.onMiss(), frame);
            }
        }
    }

    private void push(Effect.Roll effect, On on, Frame frame) {
        run.push(effect.outcomes().on(on), frame);
    }

    /** In a fight, an action roll that is not a combat move's takes the initiative on a strong hit, and loses it otherwise. */
    private void decideInitiative(Outcome outcome, Frame frame, Cause cause) {
        if (!run.hero(frame.hero()).isFighting() || frame.made().manner() == Made.Manner.STEADY) {
            return;
        }
        boolean isOutside = run.game()
                .fightChapter()
                .filter(chapter -> !chapter.equals(frame.move().chapter()))
                .isPresent();
        if (isOutside) {
            run.sheet()
                    .setInitiative(
                            frame.hero(), outcome == Outcome.STRONG_HIT ? Initiative.HERO : Initiative.FOE, cause);
        }
    }

    private void begun(Frame frame, Cause cause) {
        if (!frame.track().isEmpty()) {
            run.sheet().changeTrack(frame, cause, Track::beginning);
        }
    }

    private Effect.RollOption pick(Question.Dice question, String stat, Frame frame) {
        List<Effect.RollOption> open = options(question.roll(), frame);
        if (open.size() == 1 && stat.isEmpty()) {
            return open.getFirst();
        }
        for (Effect.RollOption option : open) {
            if (option.kind() instanceof RollKind.Stat(String name) && name.equals(stat)) {
                return option;
            }
        }
        return open.stream()
                .filter(option -> names(option.kind()).contains(stat))
                .findFirst()
                .orElseThrow(() -> new Refusal(
                        question.source(),
                        "say what you roll: "
                                + String.join(
                                        ", or ",
                                        open.stream()
                                                .map(option -> Printer.rolled(option.kind()))
                                                .toList())));
    }

    private static List<String> names(RollKind kind) {
        return switch (kind) {
            case RollKind.Stat(String name) -> List.of(name);
            case RollKind.Highest(List<String> names) -> names;
            case RollKind.Lowest(List<String> names) -> names;
            case RollKind.Progress ignored -> List.of();
        };
    }

    /** Of several, the higher or the lower, as the line says. */
    private String stat(RollKind kind, Frame frame) {
        return switch (kind) {
            case RollKind.Stat(String name) -> name;
            case RollKind.Highest(List<String> names) -> {
                String best = names.getFirst();
                for (String name : names) {
                    best = value(name, frame) > value(best, frame) ? name : best;
                }
                yield best;
            }
            case RollKind.Lowest(List<String> names) -> {
                String worst = names.getFirst();
                for (String name : names) {
                    worst = value(name, frame) < value(worst, frame) ? name : worst;
                }
                yield worst;
            }
            case RollKind.Progress(String track) -> track;
        };
    }

    private int value(String name, Frame frame) {
        if (name.startsWith("their ")) {
            Meter meter = run.game().meter(name.substring("their ".length())).orElseThrow();
            return new Truth(run.table(), run.rulebook()).theirs(meter, frame);
        }
        int stat = run.game().stats().indexOf(name);
        return stat >= 0
                ? run.hero(frame.hero()).stats().get(stat)
                : run.value(frame.hero(), run.game().meter(name).orElseThrow());
    }

    private static void requireDice(Source source, int action, int first, int second) {
        int[] numbers = {action, first, second};
        Die[] dice = {Die.ACTION, Die.FIRST, Die.SECOND};
        for (int i = 0; i < dice.length; i++) {
            if (!dice[i].shows(numbers[i])) {
                throw new Refusal(
                        source,
                        "the %s shows 1 to %d, not %d".formatted(dice[i].inWords(), dice[i].faces(), numbers[i]));
            }
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
