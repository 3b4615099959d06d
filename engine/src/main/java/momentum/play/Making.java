package momentum.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
import momentum.rule.Move.Subject;
import momentum.rule.Source;
import momentum.track.ProgressTrack;
import momentum.track.Rank;

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
        Move move = run.move(command.move()).orElseThrow(() -> new Refusal(Source.BY_HAND, unknown(command.move())));
        Frame frame = new Frame(
                run.newFrame(),
                0,
                move,
                hero.name(),
                hero.name(),
                "",
                "",
                command.stat(),
                command.amount().orElse(-1),
                0,
                Set.of(),
                command.said().isEmpty() ? Set.of() : new TreeSet<>(command.said()),
                "",
                Optional.empty(),
                Optional.empty(),
                Frame.Manner.OWN);
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
            case Need.FoeHasInitiative ignored ->
                hero.initiative() == Initiative.FOE ? "" : name + " needs the foe to have the initiative";
            case Need.StrongHitJustNow ignored ->
                hero.initiative() != Initiative.NO_FIGHT
                                && hero.last()
                                        .filter(outcome -> outcome == Outcome.STRONG_HIT)
                                        .isPresent()
                        ? ""
                        : name + " needs a strong hit just now";
            case Need.OnceAFight ignored ->
                hero.usedThisFight().contains(name) ? name + " can be made once a fight" : "";
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
        } else if (need instanceof Need.OnceAFight && hero.initiative() != Initiative.NO_FIGHT) {
            run.emit(new Event.UsedThisFight(hero.name(), name, cause));
        }
    }

    /** What the move is about is settled first, then what it is made with; then its lines go on the agenda. */
    void begin(Frame frame, List<Reply.Named> names, Source source) {
        Optional<Frame> settled = subject(frame, names, source);
        if (settled.isEmpty()) {
            return;
        }
        proceed(settled.get());
    }

    /** What the move is about is known; what it is made with may still have to be said. */
    void proceed(Frame ready) {
        if (ready.move().parameter().isPresent() && ready.amount() < 0) {
            String what = ready.move().parameter().get();
            run.ask(
                    new Question.HowMuch(
                            ready.you(),
                            what,
                            0,
                            10,
                            advised(ready),
                            new Effect.PressOn(),
                            ready.move().source()),
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

    private Optional<Frame> subject(Frame frame, List<Reply.Named> names, Source source) {
        Optional<Subject> about = frame.move().subject();
        if (about.isEmpty()) {
            return Optional.of(frame);
        }
        Subject subject = about.get();
        return switch (subject.kind()) {
            case TRACK, FOE -> openTrack(subject, frame, names, source);
            case NEW_TRACK, NEW_OR_OPEN_TRACK, FOES -> anyTrack(subject, frame, names, source);
            case BOND, NEW_BOND -> bond(subject, frame, names, source);
            case ALLY ->
                person(
                        Question.What.ALLY,
                        run.table().inPlay().stream()
                                .map(Hero::name)
                                .filter(name -> !name.equals(frame.hero()))
                                .toList(),
                        frame,
                        names,
                        source);
            case COMPANION ->
                person(
                        Question.What.COMPANION,
                        run.hero(frame.you()).assets().stream()
                                .filter(Asset::isCompanion)
                                .map(Asset::name)
                                .toList(),
                        frame,
                        names,
                        source);
            case ANYONE -> anyone(frame, names, source);
        };
    }

    private Optional<Frame> openTrack(Subject subject, Frame frame, List<Reply.Named> names, Source source) {
        List<String> known =
                run.table().open(subject.track()).stream().map(Track::name).toList();
        if (names.isEmpty()) {
            if (known.contains(frame.track())) {
                return Optional.of(frame);
            }
            if (known.size() == 1 && subject.kind() == Subject.Kind.FOE) {
                return Optional.of(frame.withTrack(known.getFirst()));
            }
            return askName(Question.What.TRACK, subject.track(), known, false, frame, source);
        }
        String name = known(names.getFirst().name(), known, subject.track(), source);
        run.table().track(name).ifPresent(track -> join(track, frame, Cause.of(frame, subject.source())));
        return Optional.of(frame.withTrack(name));
    }

    /** Whoever acts on a track that others have begun shares it from then on. */
    private void join(Track track, Frame frame, Cause cause) {
        if (!track.heroes().contains(frame.hero())) {
            run.sheet().changeTrack(track, cause, each -> each.joinedBy(frame.hero()));
        }
    }

    private String known(String name, List<String> known, String kind, Source source) {
        return known.stream()
                .filter(each -> each.equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new Refusal(source, "there is no open %s called %s".formatted(kind, name)));
    }

    /** New ones begin here; a hero who comes to one already here joins it. */
    private Optional<Frame> anyTrack(Subject subject, Frame frame, List<Reply.Named> names, Source source) {
        boolean mustBeNew = subject.kind() == Subject.Kind.NEW_TRACK;
        List<String> known = mustBeNew
                ? List.of()
                : run.table().open(subject.track()).stream().map(Track::name).toList();
        if (names.isEmpty()) {
            Question.What what = subject.kind() == Subject.Kind.FOES ? Question.What.FOES : Question.What.TRACK;
            return askName(what, subject.track(), known, true, frame, source);
        }
        Cause cause = Cause.of(frame, subject.source());
        for (Reply.Named named : names) {
            Optional<Track> here = run.table().track(named.name()).filter(track -> known.contains(track.name()));
            if (here.isPresent()) {
                join(here.get(), frame, cause);
            } else {
                run.emit(new Event.TrackOpened(opened(subject, frame, named, source), cause));
            }
        }
        if (subject.kind() == Subject.Kind.FOES && run.hero(frame.hero()).initiative() == Initiative.NO_FIGHT) {
            run.sheet().setInitiative(frame.hero(), Initiative.FOE, cause);
        }
        return Optional.of(frame.withTrack(names.getFirst().name()));
    }

    private Track opened(Subject subject, Frame frame, Reply.Named named, Source source) {
        Rank rank = named.rank()
                .orElseThrow(() ->
                        new Refusal(source, "%s is new: give it a rank, such as dangerous".formatted(named.name())));
        if (named.name().isBlank()
                || run.table().track(named.name()).filter(Track::isOpen).isPresent()) {
            throw new Refusal(source, "there is an open track called \"" + named.name() + "\" already, or no name");
        }
        if (!frame.ranks().isEmpty() && !frame.ranks().contains(rank.name().toLowerCase(Locale.ROOT))) {
            throw new Refusal(source, "the rank must be " + String.join(" or ", frame.ranks()));
        }
        if (named.pack() > 0 && rank != Rank.TROUBLESOME && rank != Rank.DANGEROUS) {
            throw new Refusal(source, "only troublesome or dangerous foes form a pack");
        }
        Rank packed = rank;
        for (int i = 0; i < named.pack(); i++) {
            packed = packed.raised();
        }
        List<String> heroes = frame.said().contains("together")
                ? run.table().inPlay().stream().map(Hero::name).toList()
                : List.of(frame.hero());
        return new Track(subject.track(), named.name(), ProgressTrack.of(packed), heroes, "", 0, false);
    }

    private Optional<Frame> bond(Subject subject, Frame frame, List<Reply.Named> names, Source source) {
        List<String> known =
                subject.kind() == Subject.Kind.BOND ? run.hero(frame.you()).bonds() : List.of();
        boolean mayBeNew = subject.kind() == Subject.Kind.NEW_BOND;
        if (names.isEmpty()) {
            return askName(Question.What.BOND, "bond", known, mayBeNew, frame, source);
        }
        String name = names.getFirst().name();
        if (mayBeNew && run.hero(frame.you()).bonds().contains(name)) {
            throw new Refusal(source, "there is a bond with " + name + " already");
        }
        return Optional.of(frame.withTrack(mayBeNew ? name : known(name, known, "bond", source)));
    }

    private Optional<Frame> person(
            Question.What what, List<String> known, Frame frame, List<Reply.Named> names, Source source) {
        if (!names.isEmpty()) {
            return Optional.of(frame.withThey(
                    known(names.getFirst().name(), known, what.name().toLowerCase(Locale.ROOT), source)));
        }
        if (known.size() == 1) {
            return Optional.of(frame.withThey(known.getFirst()));
        }
        return askName(what, what.name().toLowerCase(Locale.ROOT), known, false, frame, source);
    }

    private Optional<Frame> anyone(Frame frame, List<Reply.Named> names, Source source) {
        List<String> known =
                new ArrayList<>(run.table().inPlay().stream().map(Hero::name).toList());
        run.hero(frame.you()).assets().stream()
                .filter(Asset::isCompanion)
                .map(Asset::name)
                .forEach(known::add);
        if (names.isEmpty()) {
            return askName(Question.What.ANYONE, "someone", known, true, frame, source);
        }
        String name = names.getFirst().name();
        return Optional.of(frame.withThey(name.equalsIgnoreCase("yourself") ? frame.hero() : name));
    }

    /** Where there is nothing to name, a hero's own command is refused, and a line of a move comes to nothing. */
    private Optional<Frame> askName(
            Question.What what, String kind, List<String> known, boolean mayBeNew, Frame frame, Source source) {
        if (known.isEmpty() && !mayBeNew) {
            String why = "there is no %s for %s".formatted(kind, frame.move().name());
            if (frame.caller() == 0) {
                throw new Refusal(source, why);
            }
            run.emit(new Event.Prompted(frame.you(), why, Cause.of(frame, source)));
            return Optional.empty();
        }
        run.ask(
                new Question.Name(
                        frame.you(),
                        what,
                        kind,
                        List.copyOf(known),
                        mayBeNew,
                        frame.ranks(),
                        Question.Then.BEGIN_MOVE,
                        source),
                frame);
        return Optional.empty();
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
        Frame next = new Frame(
                run.newFrame(),
                frame.id(),
                move,
                maker,
                you,
                frame.they(),
                frame.track(),
                make.forAlly() ? frame.stat() : "",
                amount.orElse(-1),
                make.adding(),
                allowed,
                frame.said(),
                "",
                Optional.empty(),
                Optional.empty(),
                make.forAlly() ? frame.manner() : make.steady() ? Frame.Manner.STEADY : Frame.Manner.CALLED);
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
        Frame next = new Frame(
                run.newFrame(),
                frame.id(),
                move,
                hero,
                hero,
                "",
                frame.track(),
                "",
                rest,
                0,
                Set.of(),
                Set.of(),
                "",
                Optional.empty(),
                Optional.empty(),
                Frame.Manner.CALLED);
        begin(next, List.of(), source);
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
