package momentum.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import momentum.phrase.Printer;
import momentum.rule.Meter;
import momentum.rule.Move;
import momentum.rule.Option;
import momentum.rule.Rider;
import momentum.rule.RiderLine;
import momentum.rule.Source;
import momentum.rule.Trigger;
import momentum.rule.Trigger.Deed;
import momentum.state.AbilityRef;
import momentum.state.Frame;
import momentum.state.Hero;
import momentum.state.Question;
import momentum.state.Question.Moment;
import momentum.state.Riding;

/** Things that happen, and the abilities that wait for them. What happens by itself runs; all else is offered. */
final class Hooks {
    private final Interpreter run;
    private final Riders riders;

    Hooks(Interpreter run) {
        this.run = run;
        this.riders = new Riders(run.rulebook(), run.table());
    }

    private interface Waits {
        boolean isFor(Trigger trigger, AbilityRef ref);
    }

    private List<AbilityRef> waiting(Waits waits) {
        List<AbilityRef> found = new ArrayList<>();
        riders.forEachRider((ref, rider) -> {
            if (rider.trigger().isEvent() && waits.isFor(rider.trigger(), ref)) {
                found.add(ref);
            }
        });
        return found;
    }

    /** A meter of a hero's has fallen to 0 or below: whoever bears what hangs on it loses it. */
    void fell(String hero, Meter meter, Frame frame) {
        for (AbilityRef ref : waiting((trigger, each) ->
                trigger.deed() instanceof Deed.FallsToZero(List<Meter> meters) && meters.contains(meter))) {
            Rider rider = riders.rider(ref);
            Optional<String> bearer = ref.asset(run.table()).flatMap(asset -> Riders.bearer(rider, asset));
            if (bearer.orElse(ref.owner()).equals(hero)
                    && riders.whyNot(ref, frame).isEmpty()) {
                run.ran(RiderKeys.line(ref, run.rulebook()));
                run.push(Using.plain(rider), frame.withYou(hero).by(ref));
            }
        }
    }

    /** Momentum was burned on the roll of a move. */
    void burned(Frame frame, Source source) {
        offer(
                waiting((trigger, ref) -> trigger.deed() instanceof Deed.Burn(List<String> moves)
                        && ref.owner().equals(frame.hero())
                        && (moves.isEmpty() || moves.contains(frame.move().name()))),
                Optional.empty(),
                frame,
                source);
    }

    /** A box was filled on a track, or on a track of the hero's own. */
    void filled(String kind, String hero, Frame frame, Source source) {
        offer(
                waiting((trigger, ref) -> trigger.deed() instanceof Deed.FillBox box
                        && box.kind().equals(kind)
                        && ref.owner().equals(hero)),
                Optional.empty(),
                frame.withYou(hero),
                source);
    }

    /** Abilities that wait for an option to be chosen; and whether that is done only once they are settled. */
    boolean chosen(Option option, Frame frame, Source source) {
        String label = Printer.label(option);
        List<AbilityRef> refs = waiting((trigger, ref) -> trigger.deed() instanceof Deed.Choose(var moves, var wanted)
                && label.startsWith(wanted)
                && frame.moveName().filter(moves::contains).isPresent()
                && isActor(trigger, ref, frame.you()));
        return offer(refs, Optional.of(option), frame, source);
    }

    private static boolean isActor(Trigger trigger, AbilityRef ref, String hero) {
        return switch (trigger.actor()) {
            case YOU -> ref.owner().equals(hero);
            case AN_ALLY -> !ref.owner().equals(hero);
            case YOU_OR_AN_ALLY -> true;
            case NOBODY -> false;
        };
    }

    private boolean offer(List<AbilityRef> refs, Optional<Option> option, Frame frame, Source source) {
        if (refs.isEmpty()) {
            return false;
        }
        Question.Use question = new Question.Use(frame.you(), Moment.EVENT, refs, Optional.empty(), option, source);
        if (riders.usable(question, frame).isEmpty()) {
            return false;
        }
        run.ask(question, frame);
        return true;
    }

    /** The lines that a rider in use has for an option. */
    List<Ridden> ridden(Option option, Frame frame) {
        String label = Printer.label(option);
        List<Ridden> found = new ArrayList<>();
        for (Riding.Use use : frame.riding().inUse()) {
            riders.lines(use).stream()
                    .filter(line ->
                            line.effect() instanceof RiderLine.WhenChosen chosen && label.startsWith(chosen.label()))
                    .forEach(line ->
                            found.add(new Ridden((RiderLine.WhenChosen) line.effect(), line.source(), use.rider())));
        }
        return found;
    }

    /** A line for an option, and the ability that has it. */
    record Ridden(RiderLine.WhenChosen line, Source source, AbilityRef by) {}

    /** Whether an asset of someone's at the table brings a move along. */
    static Optional<AbilityRef> ownMove(Hero hero, Move move) {
        return move.card()
                .flatMap(of -> hero.ofCard(of.card())
                        .filter(asset -> asset.has(of.ability()))
                        .map(asset -> new AbilityRef(hero.name(), of.card(), of.ability(), AbilityRef.NO_RIDER)));
    }
}
