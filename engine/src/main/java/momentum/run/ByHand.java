package momentum.run;

import java.util.List;
import java.util.Optional;
import momentum.phrase.English;
import momentum.play.Cause;
import momentum.play.Command;
import momentum.play.Event;
import momentum.rule.Debility;
import momentum.rule.Debility.Lasting;
import momentum.rule.Meter;
import momentum.rule.Source;
import momentum.state.Hero;
import momentum.state.Strictness;
import momentum.state.Track;
import momentum.track.Progress;
import momentum.track.ProgressTrack;
import momentum.track.Rank;

/** The person keeps the last word: any number can be set, and it is an event like any other. */
final class ByHand {
    private static final int MOST_STAT = 9;

    private final Interpreter run;

    ByHand(Interpreter run) {
        this.run = run;
    }

    void set(Command.SetValue set) {
        Hero hero = run.hero(set.hero());
        Cause cause = Cause.byHand(set.hero(), set.reason());
        Optional<Meter> meter = run.game().meter(set.what());
        Optional<Debility> debility = run.game().debility(set.what());
        int stat = run.game().stats().indexOf(set.what());
        if (meter.isPresent()) {
            meter(meter.get(), hero, set.value(), cause);
        } else if (debility.isPresent()) {
            debility(debility.get(), hero, set, cause);
        } else if (stat >= 0) {
            stat(stat, hero, set, cause);
        } else {
            throw new Refusal(Source.BY_HAND, "there is nothing called " + set.what() + " to set");
        }
    }

    private void meter(Meter meter, Hero hero, int value, Cause cause) {
        int max = meter.scope() == Meter.Scope.SHARED
                ? meter.max()
                : run.derived(hero.name()).max(meter);
        require(meter.name(), value, meter.min(), max);
        int from = run.value(hero.name(), meter);
        if (from != value) {
            run.emit(Event.MeterChanged.of(hero.name(), meter, from, value, cause));
        }
    }

    private void stat(int index, Hero hero, Command.SetValue set, Cause cause) {
        require(set.what(), set.value(), 0, MOST_STAT);
        int from = hero.stats().get(index);
        if (from != set.value()) {
            run.emit(new Event.StatChanged(hero.name(), set.what(), index, from, set.value(), cause));
        }
    }

    /** What the rules never clear, or only by the end of a track, is cleared by hand with a reason. */
    private void debility(Debility debility, Hero hero, Command.SetValue set, Cause cause) {
        if (set.value() != 0) {
            run.sheet().mark(hero.name(), debility, Optional.empty(), cause);
        } else if (hero.isMarked(debility)) {
            boolean isLasting = !(debility.kind().lasting() instanceof Lasting.UntilCleared);
            if (isLasting && set.reason().isBlank() && run.table().strictness() == Strictness.ENFORCE) {
                throw new Refusal(
                        debility.source(), "%s; to clear it by hand, say why".formatted(Sheet.lasts(debility)));
            }
            run.emit(new Event.Marked(hero.name(), debility, false, Optional.empty(), cause));
        }
    }

    private static void require(String what, int value, int least, int most) {
        if (value < least || value > most) {
            throw new Refusal(Source.BY_HAND, "%s is %d to %d, not %d".formatted(what, least, most, value));
        }
    }

    /** A track by that name is set to so many ticks, or begun with them. Whoever sets it shares it. */
    void setTrack(Command.SetTrack set) {
        Cause cause = Cause.byHand(set.hero(), set.reason());
        run.hero(set.hero());
        if (set.ticks() < 0 || set.ticks() > Progress.FULL) {
            throw new Refusal(
                    Source.BY_HAND, "a track holds 0 to %d ticks, not %d".formatted(Progress.FULL, set.ticks()));
        }
        Progress progress = new Progress(set.ticks());
        List<String> heroes =
                set.together() ? run.table().inPlay().stream().map(Hero::name).toList() : List.of(set.hero());
        // With a rank it may be a new one, whose name differs from another's in its capitals alone.
        Optional<Track> here = run.table()
                .track(set.name().name())
                .filter(Track::isOpen)
                .or(() -> set.name().rank().isPresent()
                        ? Optional.empty()
                        : run.sheet().open(set.name().name()));
        String name = here.map(Track::name).orElse(set.name().name());
        if (here.isPresent() && !here.get().kind().equals(set.kind())) {
            throw new Refusal(
                    Source.BY_HAND,
                    "there is a %s called %s already".formatted(here.get().kind(), name));
        }
        boolean isOthers = here.isPresent() && !here.get().isSharedBy(set.hero());
        if (isOthers && !set.together() && set.reason().isBlank()) {
            throw new Refusal(
                    Source.BY_HAND,
                    "%s is of %s; to share it, say why, or set it together"
                            .formatted(here.get().name(), English.and(here.get().heroes())));
        }
        Rank rank = set.name()
                .rank()
                .or(() -> here.map(track -> track.track().rank()))
                .orElseThrow(() -> new Refusal(Source.BY_HAND, name + " is new: give it a rank"));
        ProgressTrack changed = new ProgressTrack(rank, progress);
        if (here.isPresent()) {
            run.sheet()
                    .changeTrack(here.get(), cause, track -> track.with(changed).joinedBy(heroes));
        } else {
            run.emit(new Event.TrackOpened(Track.begin(set.kind(), name, changed, heroes), cause));
        }
        Track now = run.table().track(name).orElseThrow();
        heroes.forEach(hero -> run.fights().enter(hero, now, cause));
    }
}
