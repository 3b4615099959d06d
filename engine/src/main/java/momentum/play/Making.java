package momentum.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import momentum.dice.Outcome;
import momentum.phrase.Nearest;
import momentum.rule.Effect;
import momentum.rule.Effect.Argument;
import momentum.rule.Move;
import momentum.rule.Move.Need;
import momentum.rule.Source;

/** A move begins: by a hero's command, or because a line of another says so. */
final class Making {
    private final Run run;

    Making(Run run) {
        this.run = run;
    }

    void make(Command.Make command) {
        Hero hero = run.hero(command.hero());
        if (!hero.isInPlay()) {
            throw new Refusal(Source.BY_HAND, hero.name() + "'s story has ended");
        }
        if (!run.agenda().isEmpty()) {
            throw new Refusal(Source.BY_HAND, "something is still waiting for an answer");
        }
        Move move = run.rulebook().moves().get(command.move());
        if (move == null) {
            throw new Refusal(Source.BY_HAND, unknown(command.move()));
        }
        Frame frame = new Frame(
                new Made(run.newFrame(), 0, move, hero.name(), 0, Set.of(), Made.Manner.OWN),
                hero.name(),
                "",
                "",
                command.stat(),
                command.amount().orElse(-1),
                command.said().isEmpty() ? Set.of() : new TreeSet<>(command.said()));
        checkStat(command, move);
        for (Need need : move.needs()) {
            check(need, hero, frame);
        }
        begin(frame, command.subjects(), move.source());
    }

    private String unknown(String name) {
        return "there is no move called " + name
                + Nearest.to(name, run.rulebook().moves().keySet())
                        .map(near -> "; did you mean " + near + "?")
                        .orElse("");
    }

    private void checkStat(Command.Make command, Move move) {
        if (command.stat().isEmpty()) {
            return;
        }
        boolean isKnown = run.game().stats().contains(command.stat())
                || run.game().meter(command.stat()).isPresent();
        if (!isKnown) {
            throw new Refusal(move.source(), "there is no stat called " + command.stat());
        }
    }

    private void check(Need need, Hero hero, Frame frame) {
        String name = frame.move().name();
        String why = switch (need) {
            case Need.HasInitiative ignored ->
                hero.initiative() == Initiative.HERO ? "" : name + " needs the initiative";
            case Need.InitiativeInAFight ignored ->
                hero.initiative() == Initiative.FOE ? name + " needs the initiative in a fight" : "";
            case Need.FoeHasInitiative ignored ->
                hero.initiative() == Initiative.FOE ? "" : name + " needs the foe to have the initiative";
            case Need.StrongHitJustNow ignored ->
                hero.isFighting()
                                && hero.stance()
                                        .last()
                                        .filter(outcome -> outcome == Outcome.STRONG_HIT)
                                        .isPresent()
                        ? ""
                        : name + " needs a strong hit just now";
            case Need.OnceAFight ignored ->
                hero.stance().used().contains(name) ? name + " can be made once a fight" : "";
            case Need.Unless unless ->
                new Truth(run.table(), run.rulebook()).holds(unless.condition(), frame) ? unless.why() : "";
        };
        Cause cause = Cause.of(frame, need.source());
        run.ran(need.source());
        if (!why.isEmpty()) {
            switch (run.table().strictness()) {
                case ENFORCE -> throw new Refusal(need.source(), why);
                case ADVISE -> run.emit(new Event.Bent(why, cause));
                case OFF -> {}
            }
        } else if (need instanceof Need.OnceAFight && hero.isFighting()) {
            run.emit(new Event.UsedThisFight(hero.name(), name, cause));
        }
    }

    /** What the move is about is settled first, then what it is made with; then its lines go on the agenda. */
    void begin(Frame frame, List<Reply.Named> names, Source source) {
        Optional<Frame> settled = new Subjects(run).settle(frame, names, source);
        if (settled.isEmpty()) {
            return;
        }
        proceed(settled.get(), source);
    }

    /** What the move is about is known; what it is made with may still have to be said. */
    void proceed(Frame ready, Source source) {
        if (ready.move().parameter().isPresent() && ready.amount() < 0) {
            String what = ready.move().parameter().get();
            run.ask(
                    new Question.HowMuch(ready.you(), what, 0, 10, advised(ready), new Effect.PressOn(), source),
                    ready);
            return;
        }
        run.emit(new Event.MoveMade(
                ready.hero(), ready.move().name(), Cause.of(ready, ready.move().source())));
        run.push(ready.move().body(), ready);
    }

    /** In a fight a foe inflicts by its rank; otherwise the book advises a number when in doubt. */
    private int advised(Frame frame) {
        Optional<Track> foe =
                run.table().track(frame.track()).filter(track -> track.kind().equals("foe"));
        List<Track> foes = run.table().open("foe").stream()
                .filter(each -> each.heroes().contains(frame.you()))
                .toList();
        return foe.or(() -> foes.size() == 1 ? Optional.of(foes.getFirst()) : Optional.empty())
                .map(each -> each.rankNumber() + each.moreHarm())
                .orElse(run.game().doubt());
    }

    void call(Effect.Make make, Frame frame, Source source) {
        if (make.may()) {
            run.ask(new Question.May(frame.you(), make, source), frame);
        } else if (make.dire()) {
            run.emit(new Event.Prompted(frame.you(), "make it dire", Cause.of(frame, source)));
            if (!isAboutToBeMade(make.move(), frame)) {
                called(make, frame, source);
            }
        } else {
            called(make, frame, source);
        }
    }

    private boolean isAboutToBeMade(String move, Frame frame) {
        return run.agenda().tasks().stream()
                .anyMatch(task -> task.frame().id() == frame.id()
                        && task instanceof Task.Do(var phrase, var ignored)
                        && phrase.effect() instanceof Effect.Make other
                        && other.move().equals(move));
    }

    void called(Effect.Make make, Frame frame, Source source) {
        OptionalInt amount = switch (make.argument()) {
            case Argument.Of(var given) -> OptionalInt.of(run.gains().amount(given, frame));
            case Argument.Rest() -> OptionalInt.of(frame.amount());
            case Argument.None none -> OptionalInt.empty();
            case Argument.Ranks ranks -> OptionalInt.empty();
        };
        Set<String> allowed =
                make.argument() instanceof Argument.Ranks(List<String> listed) ? new TreeSet<>(listed) : Set.of();
        if (make.byAlly()) {
            askAlly(make, amount.orElse(-1), frame, source);
            return;
        }
        Move move = run.move(make.move()).orElseThrow();
        String maker = make.forAlly() ? frame.hero() : frame.you();
        String you = make.forAlly() ? frame.they() : frame.you();
        Made.Manner manner = make.steady() ? Made.Manner.STEADY : Made.Manner.CALLED;
        Made made = new Made(
                run.newFrame(),
                frame.id(),
                move,
                maker,
                make.adding(),
                allowed,
                make.forAlly() ? frame.made().manner() : manner);
        Frame next = new Frame(
                made,
                you,
                frame.they(),
                frame.track(),
                make.forAlly() ? frame.stat() : "",
                amount.orElse(-1),
                frame.said());
        begin(next, List.of(), source);
    }

    /** Which ally makes the move in the hero's place. */
    private void askAlly(Effect.Make make, int amount, Frame frame, Source source) {
        List<String> allies = run.table().inPlay().stream()
                .map(Hero::name)
                .filter(name -> !name.equals(frame.you()))
                .toList();
        if (allies.size() == 1) {
            follow(make.move(), allies.getFirst(), amount, frame, source);
        } else if (!allies.isEmpty()) {
            run.ask(
                    new Question.Name(
                            frame.you(),
                            Question.What.ALLY,
                            "ally",
                            allies,
                            false,
                            Set.of(),
                            Question.Then.BY_ALLY,
                            source),
                    frame.withThey(make.move()).withAmount(amount));
        }
    }

    /** The move that a meter calls for when it has no more to lose. */
    void follow(String name, String hero, int rest, Frame frame, Source source) {
        Move move = run.move(name).orElseThrow();
        Made made = new Made(run.newFrame(), frame.id(), move, hero, 0, Set.of(), Made.Manner.CALLED);
        begin(new Frame(made, hero, "", frame.track(), "", rest, Set.of()), List.of(), source);
    }

    /** More is owed than the meters of an exchange have: momentum owes it, and has its own move for that. */
    void beyond(Effect.Exchange exchange, String hero, int rest, Frame frame, Source source) {
        run.game()
                .momentumMeter()
                .emptied()
                .ifPresentOrElse(
                        move -> follow(move, hero, rest, frame, source),
                        () -> run.emit(new Event.CameToNothing(
                                hero,
                                exchange.meters().getFirst().name(),
                                -rest,
                                "nothing is left to lose",
                                Cause.of(frame, source))));
    }
}
