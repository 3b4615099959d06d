package momentum.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
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
                case "harm" ->
                    run.emit(new Event.HarmChanged(
                            hero.name(), within(set, 1, 10), hero.stance().harmNow(), cause));
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

    /** By the book, where the table enforces it: the stats, no more bonds and assets than there may be, the vow's rank. */
    void addHero(Command.AddHero add) {
        if (add.name().isBlank() || run.table().hero(add.name()).isPresent()) {
            throw new Refusal(Source.BY_HAND, "a hero needs a name that no other has");
        }
        if (add.stats().size() != run.game().stats().size()) {
            throw new Refusal(
                    Source.BY_HAND, "a hero has " + String.join(", ", run.game().stats()));
        }
        Cause cause = Cause.byHand(add.name(), "");
        for (String why : irregularities(add)) {
            switch (run.table().strictness()) {
                case ENFORCE -> throw new Refusal(Source.BY_HAND, why);
                case ADVISE -> run.emit(new Event.Bent(why, cause));
                case OFF -> {}
            }
        }
        run.emit(new Event.HeroJoined(
                Hero.create(run.game(), add.name(), add.stats(), add.bonds(), add.assets()), cause));
        add.vow().ifPresent(vow -> setTrack(new Command.SetTrack(add.name(), "vow", vow, 0, "")));
        if (!add.carries().isEmpty()) {
            run.emit(new Event.Noted(add.name() + " carries " + add.carries(), cause));
        }
    }

    private List<String> irregularities(Command.AddHero add) {
        List<String> found = new ArrayList<>();
        List<Integer> sorted =
                add.stats().stream().sorted(Comparator.reverseOrder()).toList();
        if (!sorted.equals(run.game().array())) {
            found.add("a hero begins with " + run.game().array() + " in any order, not " + add.stats());
        }
        if (add.bonds().size() > run.game().bonds()) {
            found.add("a hero begins with up to " + run.game().bonds() + " bonds");
        }
        if (add.assets().size() > run.game().assets()) {
            found.add("a hero begins with up to " + run.game().assets() + " assets");
        }
        boolean isVowFit = add.vow()
                .flatMap(Reply.Named::rank)
                .map(rank -> run.game().firstVow().contains(rank.name().toLowerCase(Locale.ROOT)))
                .orElse(add.vow().isEmpty());
        if (!isVowFit) {
            found.add("a hero's first vow is " + String.join(" or ", run.game().firstVow()));
        }
        return found;
    }
}
