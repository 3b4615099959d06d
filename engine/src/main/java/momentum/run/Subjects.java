package momentum.run;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import momentum.phrase.English;
import momentum.play.Cause;
import momentum.play.Event;
import momentum.play.Reply;
import momentum.rule.Move;
import momentum.rule.Move.Subject;
import momentum.rule.Source;
import momentum.rule.TrackEffect;
import momentum.rule.Walk;
import momentum.state.Asset;
import momentum.state.Frame;
import momentum.state.Hero;
import momentum.state.Question;
import momentum.state.Track;
import momentum.text.Names;
import momentum.track.ProgressTrack;
import momentum.track.Rank;

/** Whom or what a move is about: named, found, begun, or asked for. */
final class Subjects {
    private static final int LARGEST_PACK = 2;
    private static final String YOURSELF = "yourself";

    private final Interpreter run;

    Subjects(Interpreter run) {
        this.run = run;
    }

    /** The frame with its subject named; or nothing, where it had to be asked for or is not there. */
    Optional<Frame> settle(Frame frame, List<Reply.Named> names, Source source) {
        Optional<Subject> about = frame.move().subject();
        if (about.isEmpty()) {
            return Optional.of(frame);
        }
        Subject subject = about.get();
        if (names.size() > 1 && subject.kind() != Subject.Kind.FIGHT) {
            throw new Refusal(
                    source, "%s is %s: one at a time".formatted(frame.move().name(), subject.text()));
        }
        return switch (subject.kind()) {
            case TRACK -> openTrack(subject, frame, names, source);
            case NEW_TRACK, NEW_OR_OPEN_TRACK, FIGHT -> anyTrack(subject, frame, names, source);
            case BOND, NEW_BOND -> bond(subject, frame, names, source);
            case ALLY -> person(Question.What.ALLY, known(frame), frame, names, source);
            case COMPANION -> person(Question.What.COMPANION, known(frame), frame, names, source);
            case ANYONE -> anyone(frame, names, source);
        };
    }

    /** Those that can be named now; nothing, where it must be new or nobody is asked for. */
    List<String> known(Frame frame) {
        Optional<Subject> about = frame.move().subject();
        if (about.isEmpty()) {
            return List.of();
        }
        return switch (about.get().kind()) {
            case TRACK -> {
                List<Track> open = run.table().open(about.get().track());
                yield mayJoin(frame) ? names(open) : own(open, frame);
            }
            case NEW_OR_OPEN_TRACK, FIGHT -> names(run.table().open(about.get().track()));
            case BOND -> run.hero(frame.you()).bonds();
            case NEW_TRACK, NEW_BOND -> List.of();
            case ALLY -> run.table().alliesOf(frame.hero());
            case COMPANION -> companions(frame);
            case ANYONE ->
                Stream.concat(run.table().inPlay().stream().map(Hero::name), companions(frame).stream())
                        .toList();
        };
    }

    private List<String> companions(Frame frame) {
        return run.hero(frame.you()).assets().stream()
                .filter(Asset::isCompanion)
                .map(Asset::name)
                .toList();
    }

    private static List<String> names(List<Track> tracks) {
        return tracks.stream().map(Track::name).toList();
    }

    private static List<String> own(List<Track> open, Frame frame) {
        return names(
                open.stream().filter(track -> track.isSharedBy(frame.hero())).toList());
    }

    /** A hero's own move may be about what others have begun, unless it would end that. */
    private static boolean mayJoin(Frame frame) {
        return !frame.made().isCalled() && !ends(frame.move());
    }

    private Optional<Frame> openTrack(Subject subject, Frame frame, List<Reply.Named> names, Source source) {
        List<Track> open = run.table().open(subject.track());
        List<String> own = own(open, frame);
        if (names.isEmpty()) {
            if (frame.track().filter(own::contains).isPresent()) {
                return Optional.of(frame);
            }
            if (own.size() == 1 && run.game().tracks().isFoughtOver(subject.track())) {
                return Optional.of(about(frame, own.getFirst()));
            }
            askName(Question.What.TRACK, subject.track(), known(frame), false, frame, source);
            return Optional.empty();
        }
        String name =
                known(names.getFirst().name(), frame.made().isCalled() ? own : names(open), subject.track(), source);
        Cause cause = Cause.of(frame, subject.source());
        if (!mayJoin(frame) && !own.contains(name)) {
            run.against(subject.source(), "only those who share %s can bring it to an end".formatted(name), cause);
        }
        run.table().track(name).ifPresent(track -> join(track, frame, cause));
        return Optional.of(about(frame, name));
    }

    private static Frame about(Frame frame, String track) {
        return frame.about(frame.about().withTrack(track));
    }

    /** Whether a move can bring its track to an end. */
    private static boolean ends(Move move) {
        return Walk.effects(move).stream()
                .anyMatch(effect -> effect instanceof TrackEffect.EndTrack || effect instanceof TrackEffect.EndFight);
    }

    /** Whoever acts on a track that others have begun shares it from then on. */
    private void join(Track track, Frame frame, Cause cause) {
        if (!track.isSharedBy(frame.hero())) {
            run.sheet().changeTrack(track, cause, each -> each.joinedBy(frame.hero()));
        }
        run.fights().enter(frame.hero(), track, cause);
    }

    /** What is said with the dice alone, as with those of a move that another led to, holds for the track all the same. */
    void together(Frame frame, Cause cause) {
        boolean isBegun = frame.move()
                .subject()
                .map(Subject::kind)
                .filter(kind -> kind == Subject.Kind.NEW_TRACK || kind == Subject.Kind.NEW_OR_OPEN_TRACK)
                .isPresent();
        if (isBegun) {
            frame.track().flatMap(run.table()::track).ifPresent(track -> together(track, frame, cause));
        }
    }

    private void together(Track track, Frame frame, Cause cause) {
        if (!frame.ticks().isTogether()) {
            return;
        }
        List<String> all = run.table().inPlay().stream().map(Hero::name).toList();
        run.sheet().changeTrack(track, cause, each -> each.joinedBy(all));
        all.forEach(hero -> run.fights().enter(hero, track, cause));
    }

    private String known(String name, List<String> known, String kind, Source source) {
        return Names.find(name, known)
                .orElseThrow(() -> new Refusal(source, "there is no open %s called %s".formatted(kind, name)));
    }

    /** New ones begin here; a hero who comes to one already here joins it. */
    private Optional<Frame> anyTrack(Subject subject, Frame frame, List<Reply.Named> names, Source source) {
        List<String> known = known(frame);
        if (names.isEmpty()) {
            Question.What what = subject.kind() == Subject.Kind.FIGHT ? Question.What.FOES : Question.What.TRACK;
            askName(what, subject.track(), known, true, frame, source);
            return Optional.empty();
        }
        Cause cause = Cause.of(frame, subject.source());
        for (Reply.Named named : names) {
            Optional<Track> here = Names.find(named.name(), known).flatMap(run.table()::track);
            if (here.isPresent()) {
                join(here.get(), frame, cause);
                run.table().track(here.get().name()).ifPresent(track -> together(track, frame, cause));
            } else {
                Track opened = opened(subject, frame, named, source);
                run.emit(new Event.TrackOpened(opened, cause));
                tellCaller(frame);
                opened.heroes().forEach(hero -> run.fights().enter(hero, opened, cause));
            }
        }
        String first = names.getFirst().name();
        return Optional.of(about(frame, Names.find(first, known).orElse(first)));
    }

    /** The lines that called for this move may ask what became of the track that it has begun. */
    private void tellCaller(Frame frame) {
        if (frame.made().isCalled()) {
            int place = run.table().tracks().size() - 1;
            run.reframe(frame.made().caller(), each -> each.with(each.called().beginning(place)));
        }
    }

    private Track opened(Subject subject, Frame frame, Reply.Named named, Source source) {
        Rank rank = named.rank()
                .orElseThrow(() ->
                        new Refusal(source, "%s is new: give it a rank, such as dangerous".formatted(named.name())));
        if (named.name().isBlank()
                || run.table().track(named.name()).filter(Track::isOpen).isPresent()) {
            throw new Refusal(source, "there is an open track called \"" + named.name() + "\" already, or no name");
        }
        if (!frame.made().ranks().isEmpty()
                && !frame.made().ranks().contains(rank.name().toLowerCase(Locale.ROOT))) {
            run.against(
                    source,
                    "the rank must be " + String.join(" or ", frame.made().ranks()),
                    Cause.of(frame, source));
        }
        requirePack(named, rank, subject, source);
        Rank packed = rank;
        for (int i = 0; i < named.pack(); i++) {
            packed = packed.raised();
        }
        List<String> heroes = frame.ticks().isTogether()
                ? run.table().inPlay().stream().map(Hero::name).toList()
                : List.of(frame.hero());
        return Track.begin(subject.track(), named.name(), ProgressTrack.of(packed), heroes);
    }

    private void requirePack(Reply.Named named, Rank rank, Subject subject, Source source) {
        if (named.pack() == 0) {
            return;
        }
        if (!run.game().tracks().isFoughtOver(subject.track())) {
            throw new Refusal(source, "%s is no pack".formatted(English.a(subject.track())));
        }
        if (named.pack() < 0 || named.pack() > LARGEST_PACK) {
            throw new Refusal(source, "a pack is small or large, one rank higher or two");
        }
        if (rank != Rank.TROUBLESOME && rank != Rank.DANGEROUS) {
            throw new Refusal(source, "only troublesome or dangerous foes form a pack");
        }
    }

    private Optional<Frame> bond(Subject subject, Frame frame, List<Reply.Named> names, Source source) {
        List<String> known = known(frame);
        boolean mayBeNew = subject.kind() == Subject.Kind.NEW_BOND;
        if (names.isEmpty()) {
            askName(Question.What.BOND, "bond", known, mayBeNew, frame, source);
            return Optional.empty();
        }
        String typed = names.getFirst().name();
        List<String> heroes = run.table().heroes().stream().map(Hero::name).toList();
        String name = Names.find(typed, heroes).orElse(typed);
        if (mayBeNew) {
            requireNewBond(name, frame, source);
        }
        return Optional.of(frame.about(frame.about().withBond(mayBeNew ? name : known(name, known, "bond", source))));
    }

    private void requireNewBond(String with, Frame frame, Source source) {
        if (with.equals(frame.you())) {
            throw new Refusal(source, "a bond is with someone else");
        }
        requireLiving(with, source);
        Names.find(with, run.hero(frame.you()).bonds()).ifPresent(known -> {
            throw new Refusal(source, "there is a bond with " + known + " already");
        });
    }

    private void requireLiving(String name, Source source) {
        if (run.table().hero(name).filter(hero -> !hero.isInPlay()).isPresent()) {
            throw new Refusal(source, name + "'s story has ended");
        }
    }

    private Optional<Frame> person(
            Question.What what, List<String> known, Frame frame, List<Reply.Named> names, Source source) {
        if (!names.isEmpty()) {
            return Optional.of(frame.about(frame.about()
                    .withSomeone(
                            known(names.getFirst().name(), known, what.name().toLowerCase(Locale.ROOT), source))));
        }
        if (known.size() == 1) {
            return Optional.of(frame.about(frame.about().withSomeone(known.getFirst())));
        }
        askName(what, what.name().toLowerCase(Locale.ROOT), known, false, frame, source);
        return Optional.empty();
    }

    private Optional<Frame> anyone(Frame frame, List<Reply.Named> names, Source source) {
        List<String> known = known(frame);
        if (names.isEmpty()) {
            askName(Question.What.ANYONE, "someone", known, true, frame, source);
            return Optional.empty();
        }
        String typed = names.getFirst().name();
        Set<String> all = new TreeSet<>(known);
        for (Hero hero : run.table().heroes()) {
            all.add(hero.name());
            hero.assets().stream().filter(Asset::isCompanion).map(Asset::name).forEach(all::add);
        }
        String name = typed.equalsIgnoreCase(YOURSELF)
                ? frame.hero()
                : Names.find(typed, all).orElse(typed);
        requireLiving(name, source);
        return Optional.of(frame.about(frame.about().withSomeone(name)));
    }

    static String missing(String kind, String move) {
        return "there is no %s for %s".formatted(kind, move);
    }

    /** Where there is nothing to name, a hero's own command is refused, and a line of a move comes to nothing. */
    private void askName(
            Question.What what, String kind, List<String> known, boolean mayBeNew, Frame frame, Source source) {
        if (known.isEmpty() && !mayBeNew) {
            String why = missing(kind, frame.move().name());
            if (!frame.made().isCalled()) {
                throw new Refusal(source, why);
            }
            run.emit(Event.Prompted.remark(frame.you(), why, Cause.of(frame, source)));
            return;
        }
        run.ask(
                new Question.Name(
                        frame.you(),
                        what,
                        Optional.of(kind),
                        List.copyOf(known),
                        mayBeNew,
                        frame.made().ranks(),
                        new Question.Then.BeginMove(),
                        source),
                frame);
    }
}
