package momentum.record;

import static momentum.track.MomentumMeter.signed;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import momentum.rule.Debility;
import momentum.rule.Game;
import momentum.rule.Meter;
import momentum.state.Asset;
import momentum.state.Hero;
import momentum.state.Table;
import momentum.state.Track;

/** What is otherwise at a table than it was before, each change in the words of a statement. */
record Changes(Game game, Table before, Table after) {
    /** The meters that all share. */
    List<String> shared() {
        List<String> changes = new ArrayList<>();
        for (Meter meter : game.meters()) {
            if (meter.scope() == Meter.Scope.SHARED) {
                number(
                        changes,
                        meter.name(),
                        before.shared().get(meter.index()),
                        after.shared().get(meter.index()));
            }
        }
        return changes;
    }

    /** A hero who was there before: meters, debilities, initiative, experience, companions, fate. */
    List<String> of(Hero now) {
        List<String> changes = new ArrayList<>();
        Optional<Hero> earlier = before.hero(now.name());
        if (earlier.isEmpty() || earlier.get().equals(now)) {
            return changes;
        }
        Hero then = earlier.get();
        for (Meter meter : game.meters()) {
            switch (meter.scope()) {
                case SHARED, ASSET, ASSETS_LIKE_A_HEROS -> {}
                case HERO ->
                    number(
                            changes,
                            meter.name(),
                            then.meters().get(meter.index()),
                            now.meters().get(meter.index()));
                case MOMENTUM -> {
                    if (then.momentum() != now.momentum()) {
                        changes.add(meter.name() + " " + signed(now.momentum()));
                    }
                }
            }
        }
        for (Debility debility : game.debilities()) {
            if (then.isMarked(debility) != now.isMarked(debility)) {
                changes.add((now.isMarked(debility) ? "" : "not ") + debility.name());
            }
        }
        if (then.initiative() != now.initiative()) {
            changes.add(Statement.initiative(now));
        }
        number(changes, "experience", then.freeExperience(), now.freeExperience());
        for (Asset asset : now.assets()) {
            then.asset(asset.name()).ifPresent(was -> changes.addAll(AssetStatement.changes(was, asset)));
        }
        if (!then.fate().equals(now.fate())) {
            changes.add(now.fate().orElse("in play"));
        }
        return changes;
    }

    private static void number(List<String> changes, String what, int from, int to) {
        if (from != to) {
            changes.add(what + " " + to);
        }
    }

    /** The tracks that a statement can be about: of those with one name, the open or the latest. */
    List<Track> tracks() {
        if (before.tracks().equals(after.tracks())) {
            return List.of();
        }
        Set<Track> known = Set.copyOf(before.tracks());
        return after.tracks().stream()
                .filter(track -> !known.contains(track))
                .filter(track -> after.track(track.name()).equals(Optional.of(track)))
                .toList();
    }

    /** What is new about a track, without its name: its ticks, its rank, how it ended. */
    List<String> of(Track now) {
        Optional<Track> then = before.track(now.name());
        List<String> changes = new ArrayList<>();
        int ticks = now.progress().ticks();
        if (then.isEmpty() || then.get().progress().ticks() != ticks) {
            changes.add(ticks + (ticks == 1 ? " tick" : " ticks"));
        }
        if (then.isPresent() && then.get().track().rank() != now.track().rank()) {
            changes.add(now.track().rank().name().toLowerCase(Locale.ROOT));
        }
        if (then.isPresent() && !then.get().ending().equals(now.ending())) {
            changes.add(now.ending().orElse("open"));
        }
        return changes;
    }
}
