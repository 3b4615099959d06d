package momentum.run;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import momentum.play.Cause;
import momentum.play.Event;
import momentum.play.Event.BonusChanged.Waiting;
import momentum.rule.Debility;
import momentum.rule.Debility.Lasting;
import momentum.rule.Meter;
import momentum.rule.SheetEffect;
import momentum.rule.Source;
import momentum.rule.TrackEffect;
import momentum.rule.Tracks.HeroTrack;
import momentum.rule.Who;
import momentum.state.Asset;
import momentum.state.Bonus;
import momentum.state.Derived;
import momentum.state.Frame;
import momentum.state.Hero;
import momentum.state.Marks.Bound;
import momentum.state.Question;
import momentum.state.Track;
import momentum.state.Until;
import momentum.text.Names;

/** All of a hero's sheet but the meters: debilities, bonds, tracks, the fight, experience, assets. */
final class Sheet {
    static final String NO_ABILITY = "no asset has an ability left to mark";
    static final String NO_PROGRESS = "no track has progress to lose";

    private final Interpreter run;

    Sheet(Interpreter run) {
        this.run = run;
    }

    void mark(SheetEffect.Mark mark, Frame frame, Source source) {
        Cause cause = Cause.of(frame, source);
        List<String> heroes = mark.who() == Who.EVERYONE || isShared(mark.debility())
                ? run.table().inPlay().stream().map(Hero::name).toList()
                : List.of(frame.you());
        Optional<Until> until =
                mark.until().flatMap(ending -> begun(frame, ending).or(() -> newest(frame.you(), ending)));
        heroes.forEach(hero -> mark(hero, mark.debility(), until, cause));
    }

    /** The end of the track that the call before has begun. */
    private Optional<Until> begun(Frame frame, String ending) {
        return frame.called().track().stream()
                .mapToObj(place -> new Until(run.table().tracks().get(place).name(), ending))
                .findFirst();
    }

    /** The newest open track of the hero's that can end so. */
    private Optional<Until> newest(String hero, String ending) {
        return run.table().tracks().reversed().stream()
                .filter(track -> track.isOpen()
                        && track.isSharedBy(hero)
                        && run.game()
                                .tracks()
                                .kind(track.kind())
                                .filter(kind -> kind.endings().contains(ending))
                                .isPresent())
                .findFirst()
                .map(track -> new Until(track.name(), ending));
    }

    /** A new mark lowers max momentum, and pulls momentum down with it. */
    void mark(String name, Debility debility, Optional<Until> until, Cause cause) {
        Hero hero = run.hero(name);
        if (hero.isMarked(debility)) {
            // Marked already, and by this for longer: it takes the end of both.
            until.ifPresent(end -> run.emit(new Event.Marked(name, debility, true, until, cause)));
            return;
        }
        Hero marked = hero.with(hero.marks().with(debility, true, Optional.empty()));
        int max = new Derived(run.rulebook(), marked).momentum().max();
        if (max < hero.momentum()) {
            run.emit(Event.MeterChanged.of(name, run.game().momentumMeter(), hero.momentum(), max, cause));
        }
        run.emit(new Event.Marked(name, debility, true, until, cause));
    }

    /** How long a debility lasts, in a sentence. */
    static String lasts(Debility debility) {
        String name = debility.name();
        return switch (debility.kind().lasting()) {
            case Lasting.UntilCleared() -> name + " lasts until a move clears it";
            case Lasting.ForGood() -> name + " is for good";
            case Lasting.UntilTrack(String kind, String ending) ->
                "%s lasts until its %s is %s".formatted(name, kind, ending);
        };
    }

    void clear(SheetEffect.Clear clear, Frame frame, Source source) {
        if (!isMarked(clear, frame)) {
            return;
        }
        if (clear.may()) {
            run.ask(new Question.May(frame.you(), clear, source), frame);
        } else {
            cleared(clear, frame, source);
        }
    }

    /** Whether there is something to clear. */
    boolean isMarked(SheetEffect.Clear clear, Frame frame) {
        return run.table()
                .hero(cleared(clear, frame))
                .filter(hero -> hero.isMarked(clear.debility()))
                .isPresent();
    }

    private static String cleared(SheetEffect.Clear clear, Frame frame) {
        return clear.who() == Who.THEY ? frame.they().orElseThrow() : frame.you();
    }

    /** A mark that weighs on a shared meter is marked together, and so it is cleared together. */
    boolean isShared(Debility debility) {
        return debility.blocks()
                .flatMap(run.game()::meter)
                .filter(meter -> meter.scope() == Meter.Scope.SHARED)
                .isPresent();
    }

    void cleared(SheetEffect.Clear clear, Frame frame, Source source) {
        String who = cleared(clear, frame);
        boolean isShared = isShared(clear.debility());
        for (Hero hero : run.table().inPlay()) {
            if (hero.isMarked(clear.debility()) && (isShared || hero.name().equals(who))) {
                run.emit(new Event.Marked(
                        hero.name(), clear.debility(), false, Optional.empty(), Cause.of(frame, source)));
            }
        }
    }

    /** What may be added to a move still to come; what is for this fight alone needs a fight. */
    void bonus(SheetEffect.NextAdd next, Frame frame, Source source) {
        Cause cause = Cause.of(frame, source);
        if (next.lasts().thisFight() && !run.hero(frame.you()).isFighting()) {
            run.emit(new Event.CameToNothing(frame.you(), "bonus", next.number(), Fights.NO_FIGHT, cause));
            return;
        }
        Bonus bonus = new Bonus(
                next.number(),
                next.move(),
                next.onHit(),
                next.onMiss(),
                next.lasts(),
                run.cards().asset(frame).map(Asset::name).or(frame::moveName),
                source);
        run.emit(new Event.BonusChanged(frame.you(), bonus, Waiting.GAINED, cause));
    }

    /** What waits no longer is gone, and is told. */
    void dropBonuses(Hero hero, Predicate<Bonus> isOver, Cause cause) {
        hero.bonuses().stream()
                .filter(isOver)
                .forEach(bonus -> run.emit(new Event.BonusChanged(hero.name(), bonus, Waiting.GONE, cause)));
    }

    void changeTrack(Frame frame, Cause cause, UnaryOperator<Track> change) {
        run.track(frame).filter(Track::isOpen).ifPresent(track -> {
            changeTrack(track, cause, change);
            int before = track.progress().score();
            boolean isFilled = run.track(frame)
                    .filter(now -> now.progress().score() > before)
                    .isPresent();
            if (isFilled) {
                for (String hero : track.heroes()) {
                    run.hooks().filled(track.kind(), hero, frame, cause.source());
                }
            }
        });
    }

    void changeTrack(Track track, Cause cause, UnaryOperator<Track> change) {
        Track changed = change.apply(track);
        if (!changed.equals(track)) {
            run.emit(new Event.TrackChanged(track, changed, cause));
        }
    }

    /** The open track by that name, in any capitals. */
    Optional<Track> open(String typed) {
        List<Track> open = run.table().tracks().stream().filter(Track::isOpen).toList();
        return Names.find(typed, open.stream().map(Track::name).toList()).flatMap(run.table()::track);
    }

    /** A hero's asset by that name, in any capitals. */
    static Optional<Asset> asset(Hero hero, String typed) {
        return Names.find(typed, hero.assets().stream().map(Asset::name).toList())
                .flatMap(hero::asset);
    }

    void endTrack(TrackEffect.EndTrack end, Frame frame, Cause cause) {
        run.track(frame).filter(Track::isOpen).ifPresent(track -> end(List.of(track), end.ending(), cause));
    }

    /** These end, what was marked until then is cleared, and whoever has nothing left to fight over is out of the fight. */
    void end(List<Track> tracks, String ending, Cause cause) {
        for (Track track : tracks) {
            changeTrack(track, cause, each -> each.ended(ending));
            release(cause);
        }
        run.fights().endWhereNothingIsLeft(cause);
    }

    /** What was marked until some end is cleared with the last of the ends it waits for. */
    private void release(Cause cause) {
        for (Hero hero : run.table().heroes()) {
            for (Debility debility : run.game().debilities()) {
                List<Bound> bounds = hero.marks().bounds(debility);
                if (!bounds.isEmpty() && bounds.stream().allMatch(this::isOver)) {
                    run.emit(new Event.Marked(hero.name(), debility, false, Optional.empty(), cause));
                }
            }
        }
    }

    private boolean isOver(Bound bound) {
        return run.table()
                .tracks()
                .get(bound.track())
                .ending()
                .filter(bound.ending()::equals)
                .isPresent();
    }

    /** A bond with an ally is both heroes' bond; and one that all act for together is made, or ended, for all. */
    void bond(Frame frame, boolean made, Cause cause) {
        List<Hero> bound = frame.ticks().isTogether() ? run.table().inPlay() : List.of(run.hero(frame.you()));
        frame.about().bond().ifPresent(with -> bond(bound, with, made, cause));
        tellOfFilledBoxes(bound, frame, cause);
    }

    private void tellOfFilledBoxes(List<Hero> heroesBefore, Frame frame, Cause cause) {
        for (Hero before : heroesBefore) {
            for (HeroTrack track : run.game().tracks().ofHero()) {
                if (run.hero(before.name()).progress(track).score()
                        > before.progress(track).score()) {
                    run.hooks().filled(track.name(), before.name(), frame, cause.source());
                }
            }
        }
    }

    void bond(List<Hero> bound, String with, boolean made, Cause cause) {
        boolean isWithAHero = run.table().hero(with).filter(Hero::isInPlay).isPresent();
        for (Hero hero : bound) {
            if (!hero.name().equals(with)) {
                bond(hero.name(), with, made, cause);
                if (isWithAHero) {
                    bond(with, hero.name(), made, cause);
                }
            }
        }
    }

    /** A bond that was just made counts twice. */
    void bondOnceMore(Frame frame, Cause cause) {
        Hero before = run.hero(frame.you());
        frame.about()
                .bond()
                .filter(with -> Names.find(with, before.bonds()).isPresent())
                .ifPresent(with -> run.emit(new Event.BondChanged(frame.you(), with, true, cause)));
        tellOfFilledBoxes(List.of(before), frame, cause);
    }

    private void bond(String hero, String with, boolean made, Cause cause) {
        Optional<String> known = Names.find(with, run.hero(hero).bonds());
        if (known.isPresent() != made) {
            run.emit(new Event.BondChanged(hero, known.orElse(with), made, cause));
        }
    }

    /** A vow's experience is for all who share it. */
    void experience(SheetEffect.MarkExperience mark, Frame frame, Cause cause) {
        int amount = run.gains().amount(mark.amount(), frame);
        Optional<Asset> counted = switch (mark.each()) {
            case ONCE -> Optional.empty();
            case THEIR_ABILITY -> frame.they().flatMap(run.hero(frame.you())::asset);
            case OWN_ABILITY -> run.cards().asset(frame);
        };
        boolean isOfAbility = frame.riding().by().isPresent();
        if (mark.each() != SheetEffect.MarkExperience.Each.ONCE || isOfAbility) {
            int times = mark.each() == SheetEffect.MarkExperience.Each.ONCE
                    ? 1
                    : counted.map(asset -> asset.abilities().count()).orElse(0);
            experience(frame.you(), amount * times, 0, cause);
            return;
        }
        if (amount > 0) {
            run.reframe(
                    frame.id(),
                    each -> each.with(each.riding().with(each.riding().yield().withExperience())));
        }
        List<String> heroes = run.track(frame).map(Track::heroes).orElse(List.of(frame.you()));
        for (String hero : heroes) {
            if (run.hero(hero).isInPlay()) {
                experience(hero, amount, 0, cause);
            }
        }
    }

    void spend(int number, Frame frame, Cause cause) {
        experience(frame.you(), 0, number, cause);
    }

    private void experience(String name, int more, int spent, Cause cause) {
        Hero hero = run.hero(name);
        if (more != 0 || spent != 0) {
            run.emit(new Event.ExperienceChanged(
                    name,
                    hero.experience(),
                    hero.experience() + more,
                    hero.earned().spent(),
                    hero.earned().spent() + spent,
                    cause));
        }
    }

    void askAsset(int price, Frame frame, Source source) {
        run.ask(
                new Question.Name(
                        frame.you(),
                        Question.What.ASSET,
                        Optional.empty(),
                        List.of(),
                        true,
                        Set.of(),
                        new Question.Then.AddAsset(price),
                        source),
                frame);
    }

    void askAbility(int price, Frame frame, Source source) {
        List<String> open = run.cards().leftToMark(frame.you());
        if (open.isEmpty()) {
            run.emit(Event.Prompted.remark(frame.you(), NO_ABILITY, Cause.of(frame, source)));
            return;
        }
        run.ask(
                new Question.Name(
                        frame.you(),
                        Question.What.ABILITY,
                        Optional.empty(),
                        open,
                        false,
                        Set.of(),
                        new Question.Then.MarkAbility(price),
                        source),
                frame);
    }

    void companionDies(Frame frame, Cause cause) {
        frame.they()
                .flatMap(run.hero(frame.you())::asset)
                .ifPresent(asset ->
                        run.emit(new Event.AssetChanged(frame.you(), Optional.of(asset), Optional.empty(), cause)));
    }

    /** Which track loses the progress that is still owed. */
    void askWhichProgress(Frame frame, Source source) {
        List<String> known = withProgress(frame.you());
        if (known.isEmpty()) {
            run.emit(Event.Prompted.remark(frame.you(), NO_PROGRESS, Cause.of(frame, source)));
            return;
        }
        run.ask(
                new Question.Name(
                        frame.you(),
                        Question.What.TRACK,
                        Optional.empty(),
                        known,
                        false,
                        Set.of(),
                        new Question.Then.LoseProgress(frame.amount().orElseThrow()),
                        source),
                frame);
    }

    /** The open tracks of a hero's that have something to lose. */
    List<String> withProgress(String hero) {
        return run.table().tracks().stream()
                .filter(track -> track.isOpen()
                        && track.isSharedBy(hero)
                        && track.progress().ticks() > 0)
                .map(Track::name)
                .toList();
    }
}
