package momentum.run;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import momentum.phrase.SpokenLine;
import momentum.play.Cause;
import momentum.play.Command;
import momentum.play.Event;
import momentum.rule.Amount;
import momentum.rule.Debility.Lasting;
import momentum.rule.Effect;
import momentum.rule.Effect.Argument;
import momentum.rule.Meter;
import momentum.rule.MeterEffect;
import momentum.rule.Phrase;
import momentum.rule.SheetEffect;
import momentum.rule.Source;
import momentum.rule.Who;
import momentum.state.Frame;
import momentum.state.Frame.About;
import momentum.state.Frame.RollState;
import momentum.state.Hero;
import momentum.state.MoveCall;
import momentum.state.MoveCall.Origin;

/** A line handed out: it runs for each who is named as if it stood in a move of theirs, with all that follows from it. */
final class Imposing {
    private final Interpreter run;

    Imposing(Interpreter run) {
        this.run = run;
    }

    /** What falls on all at once, such as a loss of what they share, runs once, for the first of them. */
    void impose(Command.Impose command) {
        if (!run.agenda().isEmpty()) {
            throw new Refusal(Source.BY_HAND, "something is still waiting for an answer");
        }
        List<String> heroes = heroes(command);
        List<Phrase> all = switch (SpokenLine.read(command.phrase(), run.rulebook())) {
            case SpokenLine.Reading.Read(List<Phrase> phrases) -> phrases;
            case SpokenLine.Reading.Wrong(String why) -> throw new Refusal(Source.BY_HAND, why);
        };
        List<Phrase> each =
                all.stream().filter(phrase -> !isForAll(phrase.effect())).toList();
        Cause cause = Cause.byHand(command.reason());
        all.forEach(phrase -> requireClearable(phrase.effect(), heroes, cause));
        all.forEach(phrase -> checkAmount(phrase.effect(), cause));
        run.emit(new Event.Imposed(command.heroes(), command.phrase(), cause));
        Origin line = new Origin.ByHand(command.reason());
        for (int i = heroes.size() - 1; i >= 0; i--) {
            String hero = heroes.get(i);
            MoveCall made = new MoveCall(
                    run.newFrame(), MoveCall.NO_CALLER, line, hero, Optional.empty(), Set.of(), MoveCall.Manner.CALLED);
            run.push(i == 0 ? all : each, Frame.begin(made, hero, About.NOTHING, OptionalInt.empty(), RollState.NONE));
        }
    }

    private List<String> heroes(Command.Impose command) {
        if (command.heroes().isEmpty()) {
            List<String> everyone =
                    run.table().inPlay().stream().map(Hero::name).toList();
            if (everyone.isEmpty()) {
                throw new Refusal(Source.BY_HAND, "nobody is in play");
            }
            return everyone;
        }
        for (String name : command.heroes()) {
            if (!run.hero(name).isInPlay()) {
                throw new Refusal(Source.BY_HAND, name + "'s story has ended");
            }
        }
        return List.copyOf(new LinkedHashSet<>(command.heroes()));
    }

    /** What lasts is not cleared in passing: the rules clear it, or a person does by hand and says why. */
    private void requireClearable(Effect effect, List<String> heroes, Cause cause) {
        if (effect instanceof SheetEffect.Clear clear
                && !(clear.debility().kind().lasting() instanceof Lasting.UntilCleared)
                && heroes.stream().anyMatch(hero -> run.hero(hero).isMarked(clear.debility()))) {
            run.against(clear.debility().source(), Sheet.lasts(clear.debility()), cause);
        }
    }

    private void checkAmount(Effect effect, Cause cause) {
        if (effect instanceof Effect.Make make && make.argument() instanceof Argument.Of(Amount.Fixed(int number))) {
            run.making().checkAmount(number, run.move(make.move()).orElseThrow(), cause);
        }
    }

    private boolean isForAll(Effect effect) {
        return (effect instanceof MeterEffect.Take take && isShared(take.meter()))
                || (effect instanceof MeterEffect.Suffer suffer && isShared(suffer.meter()))
                || (effect instanceof SheetEffect.Mark mark
                        && (mark.who() == Who.EVERYONE || run.sheet().isShared(mark.debility())))
                || (effect instanceof Effect.Make make
                        && run.game().meters().stream()
                                .anyMatch(meter -> isShared(meter)
                                        && meter.emptied()
                                                .filter(make.move()::equals)
                                                .isPresent()));
    }

    private static boolean isShared(Meter meter) {
        return meter.scope() == Meter.Scope.SHARED;
    }
}
