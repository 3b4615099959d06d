package momentum.run;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import momentum.dice.Outcome;
import momentum.phrase.Nearest;
import momentum.play.Cause;
import momentum.play.Command;
import momentum.play.Draft;
import momentum.play.Event;
import momentum.play.Reply;
import momentum.rule.Effect;
import momentum.rule.Effect.Argument;
import momentum.rule.Effect.Make.How;
import momentum.rule.Game.Cost;
import momentum.rule.Meter;
import momentum.rule.Move;
import momentum.rule.Move.Need;
import momentum.rule.Source;
import momentum.rule.TrackEffect;
import momentum.rule.Tracks;
import momentum.rule.Walk;
import momentum.state.AbilityRef;
import momentum.state.Addend;
import momentum.state.Asset;
import momentum.state.Bonus;
import momentum.state.Frame;
import momentum.state.Frame.About;
import momentum.state.Frame.RollState;
import momentum.state.Hero;
import momentum.state.Initiative;
import momentum.state.MoveCall;
import momentum.state.MoveCall.Origin;
import momentum.state.Question;
import momentum.state.Riding;
import momentum.state.Task;
import momentum.state.Ticks;
import momentum.state.Track;

/** A move begins: by a hero's command, or because a line of another says so. */
final class Making {
    /** More than any move can ask for, and little enough to count with. */
    private static final int MOST = 99;

    private final Interpreter run;

    Making(Interpreter run) {
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
        Move move = run.move(command.move()).orElseThrow(() -> new Refusal(Source.BY_HAND, unknown(command.move())));
        Optional<AbilityRef> own = own(move, hero);
        Draft draft = command.draft();
        if (draft.ticks().byHand().isPresent()) {
            Rolls.requireBonus(draft.ticks().byHand().get(), move.source());
        }
        if (draft.amount().isPresent()) {
            requireAmount(draft.amount().getAsInt(), move);
            checkAmount(draft.amount().getAsInt(), move, Cause.byHand(hero.name(), ""));
        }
        MoveCall made = new MoveCall(
                run.newFrame(),
                MoveCall.NO_CALLER,
                new Origin.OfMove(move),
                hero.name(),
                Optional.empty(),
                Set.of(),
                MoveCall.Manner.OWN);
        Frame frame = Frame.begin(
                made, hero.name(), About.NOTHING, draft.amount(), RollState.of(draft.stat(), draft.ticks()));
        if (own.isPresent()) {
            frame = frame.by(own.get());
        }
        if (draft.stat().isPresent()) {
            checkStat(draft.stat().get(), move, hero);
        }
        for (Need need : move.needs()) {
            check(need, hero, frame);
        }
        begin(frame, draft.subjects(), move.source());
    }

    /** The ability of this hero's that brings the move along; nothing, where everyone may make it. */
    private Optional<AbilityRef> own(Move move, Hero hero) {
        if (move.card().isEmpty()) {
            return Optional.empty();
        }
        Optional<AbilityRef> own = Hooks.ownMove(hero, move);
        if (own.isEmpty()) {
            throw new Refusal(
                    move.source(),
                    "%s is for those who have %s %d"
                            .formatted(
                                    move.name(),
                                    move.card().get().card(),
                                    move.card().get().ability()));
        }
        return own;
    }

    private String unknown(String name) {
        return "there is no move called " + name
                + Nearest.to(name, run.rulebook().moves().keySet())
                        .map(near -> "; did you mean " + near + "?")
                        .orElse("");
    }

    private static void requireAmount(int amount, Move move) {
        if (amount < 0 || amount > MOST) {
            throw new Refusal(move.source(), "%s is made with 0 to %d, not %d".formatted(move.name(), MOST, amount));
        }
    }

    /** Where a game says how much a cost can be, a move is made with so much, whether that is asked or said. */
    void checkAmount(int amount, Move move, Cause cause) {
        Cost cost = run.game().cost();
        if (move.parameter().isPresent() && !cost.allows(amount)) {
            run.against(
                    move.source(),
                    "%s is made with %d to %d, not %d".formatted(move.name(), cost.least(), cost.most(), amount),
                    cause);
        }
    }

    private void checkStat(String stat, Move move, Hero hero) {
        boolean isKnown = run.game().stats().contains(stat)
                || run.game().meter(stat).isPresent()
                || Walk.effects(move).stream().anyMatch(effect -> isRolledBy(effect, stat))
                || hero.assets().stream()
                        .flatMap(asset -> run.rulebook().card(asset.card()).stream())
                        .flatMap(card -> card.meters().stream())
                        .anyMatch(meter -> meter.said().equals(stat));
        if (!isKnown) {
            throw new Refusal(move.source(), "there is no stat called " + stat);
        }
    }

    private static boolean isRolledBy(Effect effect, String stat) {
        return effect instanceof Effect.Roll roll
                && roll.options().stream().anyMatch(option -> Ways.means(option.kind(), Optional.of(stat)));
    }

    private void check(Need need, Hero hero, Frame frame) {
        String name = frame.move().name();
        Optional<String> why = switch (need) {
            case Need.HasInitiative _ -> unless(hero.initiative() == Initiative.HERO, name + " needs the initiative");
            case Need.InitiativeInAFight _ ->
                unless(hero.initiative() != Initiative.FOE, name + " needs the initiative in a fight");
            case Need.FoeHasInitiative _ ->
                unless(hero.initiative() == Initiative.FOE, name + " needs the foe to have the initiative");
            case Need.StrongHitJustNow _ ->
                unless(
                        hero.isFighting()
                                && hero.stance()
                                        .last()
                                        .filter(outcome -> outcome == Outcome.STRONG_HIT)
                                        .isPresent(),
                        name + " needs a strong hit just now");
            case Need.OnceAFight _ -> unless(!hero.stance().used().contains(name), name + " can be made once a fight");
            case Need.OneTimeOnly _ ->
                unless(
                        frame.riding()
                                .by()
                                .flatMap(ref -> ref.asset(run.table())
                                        .filter(asset -> asset.notes().used().contains(ref.limit())))
                                .isEmpty(),
                        name + " can be made one time only");
            case Need.Unless unless ->
                unless(
                        !new ConditionEvaluator(run.table(), run.rulebook()).holds(unless.condition(), frame),
                        unless.why());
        };
        Cause cause = Cause.of(frame, need.source());
        run.ran(need.source());
        if (why.isPresent()) {
            run.against(need.source(), why.get(), cause);
        } else if (need instanceof Need.OnceAFight && hero.isFighting()) {
            run.emit(new Event.UsedThisFight(hero.name(), name, cause));
        } else if (need instanceof Need.OneTimeOnly) {
            frame.riding().by().ifPresent(ref -> run.cards().use(ref, cause));
        }
    }

    private static Optional<String> unless(boolean isMet, String why) {
        return isMet ? Optional.empty() : Optional.of(why);
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
        if (ready.move().parameter().isPresent() && ready.amount().isEmpty()) {
            String what = ready.move().parameter().get();
            Cost cost = run.game().cost();
            run.ask(
                    new Question.HowMuch(
                            ready.you(),
                            what,
                            cost.least(),
                            cost.most(),
                            advised(what, ready),
                            Optional.empty(),
                            source),
                    ready);
            return;
        }
        if (!offered(ready, source)) {
            begun(ready);
        }
    }

    /** Abilities that something may be done by as the move begins; and whether there are any to ask about. */
    private boolean offered(Frame ready, Source source) {
        Riders riders = new Riders(run.rulebook(), run.table());
        List<AbilityRef> fitting = riders.atBeginning(ready);
        if (fitting.isEmpty()) {
            return false;
        }
        Question.Use question = new Question.Use(
                ready.hero(), Question.Moment.BEGINNING, fitting, Optional.empty(), Optional.empty(), source);
        RiderKeys keys = new RiderKeys(run.rulebook(), run.table(), ready.hero());
        Optional<String> said = ready.ticks().using().stream()
                .filter(each -> keys.find(
                                each, fitting, ref -> riders.whyNot(ref, ready).isEmpty())
                        .isPresent())
                .findFirst();
        if (riders.usable(question, ready).isEmpty()) {
            return false;
        }
        if (said.isEmpty()) {
            run.ask(question, ready);
        } else {
            run.using().use(question, said.get(), ready);
        }
        return true;
    }

    /** All is settled, and the lines of the move go on the agenda. */
    void begun(Frame ready) {
        Cause cause = Cause.of(ready, ready.move().source());
        run.emit(new Event.MoveMade(ready.hero(), ready.move().name(), cause));
        for (Hero hero : run.table().inPlay()) {
            if (!hero.bonuses().isEmpty()) {
                run.sheet().dropBonuses(hero, bonus -> isOver(bonus, hero, ready), cause);
            }
        }
        run.push(ready.move().body(), ready);
    }

    /** What waits for one move alone is gone once its hero makes another. */
    private static boolean isOver(Bonus bonus, Hero hero, Frame made) {
        boolean isAnother = bonus.lasts().isForOneMove()
                && hero.name().equals(made.hero())
                && made.made().manner() == MoveCall.Manner.OWN
                && !bonus.fits(made.move().name());
        return bonus.lasts().endsWith(made.move()) || isAnother;
    }

    /**
     * In a fight a foe inflicts by its rank, and more harm where something says so; otherwise the book has a number. It is never more
     * than may be said.
     */
    int advised(String what, Frame frame) {
        boolean isHarm = what.equals(TrackEffect.FoeInflicts.PARAMETER);
        Tracks tracks = run.game().tracks();
        Optional<Track> foe = run.track(frame).filter(track -> tracks.isFoughtOver(track.kind()));
        List<Track> foes = run.fights().of(frame.you());
        Cost cost = run.game().cost();
        int advised = foe.or(() -> foes.size() == 1 ? Optional.of(foes.getFirst()) : Optional.empty())
                .map(track -> isHarm ? track.harm() : track.rankNumber())
                .orElse(cost.doubt());
        return Math.clamp(advised, cost.least(), cost.most());
    }

    void call(Effect.Make make, Frame frame, Source source) {
        if (make.may()) {
            run.ask(new Question.May(frame.you(), make, source), frame);
        } else if (make.how() == How.DIRELY) {
            run.emit(Event.Prompted.remark(frame.you(), "make it dire", Cause.of(frame, source)));
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
            case Argument.Rest() -> frame.amount();
            case Argument.None none -> OptionalInt.empty();
            case Argument.Ranks ranks -> OptionalInt.empty();
        };
        Set<String> allowed =
                make.argument() instanceof Argument.Ranks(List<String> listed) ? new TreeSet<>(listed) : Set.of();
        if (make.how() == How.BY_ALLY) {
            askAlly(make, amount, frame, source);
            return;
        }
        Move move = run.move(make.move()).orElseThrow();
        boolean isForAlly = make.how() == How.FOR_ALLY;
        String maker = isForAlly ? frame.hero() : frame.you();
        String you = isForAlly ? frame.they().orElseThrow() : frame.you();
        MoveCall.Manner manner = make.how() == How.STEADILY ? MoveCall.Manner.STEADY : MoveCall.Manner.CALLED;
        MoveCall made = new MoveCall(
                run.newFrame(),
                frame.id(),
                new Origin.OfMove(move),
                maker,
                make.adding() == 0
                        ? Optional.empty()
                        : Optional.of(new Addend(
                                make.adding(),
                                run.cards()
                                        .asset(frame)
                                        .map(Asset::name)
                                        .or(frame::moveName)
                                        .orElse("by hand"),
                                source)),
                allowed,
                isForAlly ? frame.made().manner() : manner);
        RollState roll = isForAlly
                ? RollState.of(frame.stat(), frame.ticks())
                : RollState.of(make.rolling().stat(), Ticks.NONE);
        Frame called = Frame.begin(made, you, frame.about(), amount, roll)
                .with(frame.riding().called().on(terms(make.rolling())));
        begin(ofCard(called, frame), List.of(), source);
    }

    private static Set<Riding.Term> terms(Effect.Make.Rolling rolling) {
        Set<Riding.Term> terms = EnumSet.noneOf(Riding.Term.class);
        if (rolling.isRerolling()) {
            terms.add(Riding.Term.REROLLING);
        }
        if (rolling.isWithoutMomentum()) {
            terms.add(Riding.Term.WITHOUT_MOMENTUM);
        }
        return terms;
    }

    /** A move of an asset's own, called by a line of that asset. */
    private Frame ofCard(Frame called, Frame caller) {
        return called.move()
                .card()
                .flatMap(of -> caller.riding()
                        .by()
                        .filter(ref -> ref.card().equals(of.card()))
                        .map(ref -> new AbilityRef(ref.owner(), of.card(), of.ability(), AbilityRef.NO_RIDER))
                        .or(() -> Hooks.ownMove(run.hero(called.hero()), called.move())))
                .map(called::by)
                .orElse(called);
    }

    /** Which ally makes the move in the hero's place. */
    private void askAlly(Effect.Make make, OptionalInt amount, Frame frame, Source source) {
        List<String> allies = run.table().alliesOf(frame.you());
        if (allies.size() == 1) {
            follow(make.move(), make.rolling().stat(), allies.getFirst(), amount, frame, source);
        } else if (!allies.isEmpty()) {
            run.ask(
                    new Question.Name(
                            frame.you(),
                            Question.What.ALLY,
                            Optional.of("ally"),
                            allies,
                            false,
                            Set.of(),
                            new Question.Then.ByAlly(make.move(), make.rolling().stat(), amount),
                            source),
                    frame);
        }
    }

    /** The move that a meter calls for when it has no more to lose. */
    void follow(String name, String hero, OptionalInt rest, Frame frame, Source source) {
        follow(name, Optional.empty(), hero, rest, frame, source);
    }

    void follow(String name, Optional<String> stat, String hero, OptionalInt rest, Frame frame, Source source) {
        Move move = run.move(name).orElseThrow();
        MoveCall made = new MoveCall(
                run.newFrame(),
                frame.id(),
                new Origin.OfMove(move),
                hero,
                Optional.empty(),
                Set.of(),
                MoveCall.Manner.CALLED);
        RollState roll = RollState.of(stat, Ticks.NONE);
        begin(
                Frame.begin(made, hero, About.track(frame.track()), rest, roll)
                        .with(frame.riding().called()),
                List.of(),
                source);
    }

    /** More is owed than the meters of an exchange have: momentum owes it, and has its own move for that. */
    void beyond(List<Meter> meters, String hero, int rest, Frame frame, Source source) {
        run.game()
                .momentumMeter()
                .emptied()
                .ifPresentOrElse(
                        move -> follow(move, hero, OptionalInt.of(rest), frame, source),
                        () -> run.emit(new Event.CameToNothing(
                                hero,
                                meters.getFirst().name(),
                                -rest,
                                "nothing is left to lose",
                                Cause.of(frame, source))));
    }
}
