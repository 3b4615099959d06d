package momentum.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import momentum.rule.Debility;
import momentum.rule.Game;
import momentum.rule.Meter;
import momentum.track.MomentumMeter;
import momentum.track.Progress;

/**
 * A hero, as the sheet has them. What follows from these numbers is not stored.
 *
 * @param meters those of the hero's own, in the game's order
 * @param experience earned in all
 * @param fate empty while the story goes on
 */
public record Hero(
        String name,
        Values stats,
        Values meters,
        int momentum,
        Marks marks,
        List<String> bonds,
        int experience,
        int spent,
        List<Asset> assets,
        List<Bonus> bonuses,
        Stance stance,
        String fate) {

    public static Hero create(Game game, String name, List<Integer> stats, List<String> bonds, List<Asset> assets) {
        Values meters = Values.of(game.meters().stream()
                .filter(meter -> meter.scope() == Meter.Scope.HERO)
                .map(Meter::start)
                .toList());
        return new Hero(
                name,
                Values.of(stats),
                meters,
                game.momentum().start(),
                Marks.NONE,
                List.copyOf(bonds),
                0,
                0,
                List.copyOf(assets),
                List.of(),
                Stance.armedFor(game.armedHarm()),
                "");
    }

    public boolean isMarked(Debility debility) {
        return marks.has(debility);
    }

    public boolean isInPlay() {
        return fate.isEmpty();
    }

    public Initiative initiative() {
        return stance.initiative();
    }

    public boolean isFighting() {
        return stance.initiative() != Initiative.NO_FIGHT;
    }

    /** Experience not yet spent. */
    public int freeExperience() {
        return experience - spent;
    }

    public MomentumMeter momentum(Game game) {
        return new MomentumMeter(game.momentum(), momentum, marks.count());
    }

    /** The track of bonds: a tick each. */
    public Progress bondProgress() {
        return Progress.NONE.plus(bonds.size());
    }

    public Optional<Asset> asset(String wanted) {
        return assets.stream().filter(asset -> asset.name().equals(wanted)).findFirst();
    }

    Hero with(Values changed) {
        return new Hero(name, stats, changed, momentum, marks, bonds, experience, spent, assets, bonuses, stance, fate);
    }

    Hero withMomentum(int value) {
        return new Hero(name, stats, meters, value, marks, bonds, experience, spent, assets, bonuses, stance, fate);
    }

    Hero with(Marks changed) {
        return new Hero(
                name, stats, meters, momentum, changed, bonds, experience, spent, assets, bonuses, stance, fate);
    }

    Hero withBonds(List<String> changed) {
        return new Hero(
                name, stats, meters, momentum, marks, changed, experience, spent, assets, bonuses, stance, fate);
    }

    Hero withExperience(int earned, int used) {
        return new Hero(name, stats, meters, momentum, marks, bonds, earned, used, assets, bonuses, stance, fate);
    }

    /** An asset in the place of another, which may be none, as may the new one. */
    Hero withAsset(Optional<Asset> before, Optional<Asset> after) {
        List<Asset> changed = new ArrayList<>(assets);
        int at = before.map(changed::indexOf).orElse(-1);
        if (at >= 0) {
            changed.remove(at);
        }
        after.ifPresent(asset -> changed.add(at >= 0 ? at : changed.size(), asset));
        return new Hero(
                name,
                stats,
                meters,
                momentum,
                marks,
                bonds,
                experience,
                spent,
                List.copyOf(changed),
                bonuses,
                stance,
                fate);
    }

    Hero withBonuses(List<Bonus> changed) {
        return new Hero(name, stats, meters, momentum, marks, bonds, experience, spent, assets, changed, stance, fate);
    }

    Hero with(Stance changed) {
        return new Hero(name, stats, meters, momentum, marks, bonds, experience, spent, assets, bonuses, changed, fate);
    }

    /** The story ends, and with it any fight. */
    Hero withFate(String how) {
        return new Hero(
                name,
                stats,
                meters,
                momentum,
                marks,
                bonds,
                experience,
                spent,
                assets,
                bonuses,
                stance.withInitiative(Initiative.NO_FIGHT),
                how);
    }
}
