package momentum.play;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import momentum.phrase.SpokenLine;
import momentum.rule.Effect;
import momentum.rule.Meter;
import momentum.rule.Move;
import momentum.rule.Phrase;
import momentum.rule.Source;
import momentum.rule.Who;

/** A line handed out: it runs for each who is named as if it stood in a move of theirs, with all that follows from it. */
final class Imposing {
    private final Run run;

    Imposing(Run run) {
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
        run.emit(new Event.Imposed(command.heroes(), command.phrase(), Cause.byHand("", command.reason())));
        Move line = Move.byHand(command.reason());
        for (int i = heroes.size() - 1; i >= 0; i--) {
            String hero = heroes.get(i);
            Made made = new Made(run.newFrame(), 0, line, hero, 0, Set.of(), Made.Manner.CALLED);
            run.push(i == 0 ? all : each, new Frame(made, hero, "", "", "", -1, Set.of()));
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

    private boolean isForAll(Effect effect) {
        return switch (effect) {
            case Effect.Take take -> isShared(take.meter());
            case Effect.Suffer suffer -> isShared(suffer.meter());
            case Effect.Mark mark -> mark.who() == Who.EVERYONE;
            case Effect.Make make ->
                run.game().meters().stream()
                        .anyMatch(meter -> isShared(meter)
                                && meter.emptied().filter(make.move()::equals).isPresent());
            default -> false;
        };
    }

    private static boolean isShared(Meter meter) {
        return meter.scope() == Meter.Scope.SHARED;
    }
}
