package momentum.play;

import java.util.List;
import java.util.Optional;
import momentum.rule.Debility;
import momentum.rule.Meter;
import momentum.rule.Source;
import momentum.track.Progress;
import momentum.track.ProgressTrack;
import momentum.track.Rank;

/** The person keeps the last word: any number can be set, and it is an event like any other. */
final class ByHand {
    private final Run run;

    ByHand(Run run) {
        this.run = run;
    }

    void set(Command.SetValue set) {
        Hero hero = run.hero(set.hero());
        Cause cause = Cause.byHand(set.hero(), set.reason());
        Optional<Meter> meter = run.game().meter(set.what());
        Optional<Debility> debility = run.game().debility(set.what());
        if (meter.isPresent()) {
            meter(meter.get(), hero, set.value(), cause);
        } else if (debility.isPresent()) {
            if (set.value() != 0) {
                run.sheet().mark(hero.name(), debility.get(), "", cause);
            } else if (hero.isMarked(debility.get())) {
                run.emit(new Event.Marked(hero.name(), debility.get(), false, "", cause));
            }
        } else {
            switch (set.what()) {
                case "experience" ->
                    run.emit(new Event.ExperienceChanged(
                            hero.name(),
                            hero.experience(),
                            within(set, hero.spent(), 1000),
                            hero.spent(),
                            hero.spent(),
                            cause));
                case "harm" -> run.emit(new Event.HarmChanged(hero.name(), within(set, 1, 10), hero.harmNow(), cause));
                case "initiative" -> {
                    if (run.table().open("foe").isEmpty()) {
                        throw new Refusal(Source.BY_HAND, "there is no fight");
                    }
                    run.sheet().setInitiative(hero.name(), set.value() > 0 ? Initiative.HERO : Initiative.FOE, cause);
                }
                default -> throw new Refusal(Source.BY_HAND, "there is nothing called " + set.what() + " to set");
            }
        }
    }

    private static int within(Command.SetValue set, int least, int most) {
        if (set.value() < least || set.value() > most) {
            throw new Refusal(Source.BY_HAND, "%s is %d to %d, not %d".formatted(set.what(), least, most, set.value()));
        }
        return set.value();
    }

    private void meter(Meter meter, Hero hero, int value, Cause cause) {
        int max = meter.isMomentum() ? hero.momentum(run.game()).max() : meter.max();
        if (value < meter.min() || value > max) {
            throw new Refusal(
                    Source.BY_HAND, "%s is %d to %d, not %d".formatted(meter.name(), meter.min(), max, value));
        }
        int from = run.value(hero.name(), meter);
        if (from != value) {
            String whose = meter.scope() == Meter.Scope.SHARED ? "" : hero.name();
            run.emit(new Event.MeterChanged(whose, meter, from, value, cause));
        }
    }

    /** A track by that name is set to so many ticks, or begun with them. */
    void setTrack(Command.SetTrack set) {
        Cause cause = Cause.byHand(set.hero(), set.reason());
        run.hero(set.hero());
        if (set.ticks() < 0 || set.ticks() > Progress.FULL) {
            throw new Refusal(Source.BY_HAND, "a track holds 0 to 40 ticks, not " + set.ticks());
        }
        Progress progress = new Progress(set.ticks());
        Optional<Track> here = run.table().track(set.name().name()).filter(Track::isOpen);
        if (here.isPresent() && !here.get().kind().equals(set.kind())) {
            throw new Refusal(
                    Source.BY_HAND,
                    "there is a %s called %s already"
                            .formatted(here.get().kind(), set.name().name()));
        }
        if (here.isPresent()) {
            Rank rank = set.name().rank().orElse(here.get().track().rank());
            run.sheet().changeTrack(here.get(), cause, track -> track.with(new ProgressTrack(rank, progress)));
            return;
        }
        Rank rank = set.name()
                .rank()
                .orElseThrow(() -> new Refusal(Source.BY_HAND, set.name().name() + " is new: give it a rank"));
        List<String> heroes = run.table().inPlay().stream().map(Hero::name).toList();
        run.emit(new Event.TrackOpened(
                new Track(set.kind(), set.name().name(), new ProgressTrack(rank, progress), heroes, "", 0, false),
                cause));
        if (set.kind().equals("foe")) {
            heroes.forEach(hero -> run.sheet().setInitiative(hero, Initiative.FOE, cause));
        }
    }

    void addHero(Command.AddHero add) {
        if (add.name().isBlank() || run.table().hero(add.name()).isPresent()) {
            throw new Refusal(Source.BY_HAND, "a hero needs a name that no other has");
        }
        List<Integer> sorted =
                add.stats().stream().sorted((a, b) -> Integer.compare(b, a)).toList();
        if (!run.game().array().isEmpty() && !sorted.equals(run.game().array())) {
            String why = "a hero begins with " + run.game().array() + " in any order, not " + add.stats();
            if (run.table().strictness() == Strictness.ENFORCE
                    || add.stats().size() != run.game().stats().size()) {
                throw new Refusal(Source.BY_HAND, why);
            }
        }
        run.emit(new Event.HeroJoined(
                Hero.create(run.game(), add.name(), add.stats(), add.bonds(), add.assets()),
                Cause.byHand(add.name(), "")));
    }
}
