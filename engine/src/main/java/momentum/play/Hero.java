package momentum.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import momentum.dice.Outcome;
import momentum.rule.Debility;
import momentum.rule.Game;
import momentum.rule.Meter;
import momentum.track.MomentumMeter;

/**
 * A hero, as the sheet has them. What follows from these numbers is not stored.
 *
 * @param meters those of the hero's own, in the game's order
 * @param marks a bit for each debility
 * @param bound debilities that only the fulfilment of a vow clears, with that vow
 * @param harm what they inflict with the weapon at hand
 * @param harmNow what they inflict in this fight instead, or 0
 * @param usedThisFight moves that may be made once a fight
 * @param last the outcome of the last roll
 * @param fate empty while the story goes on
 */
public record Hero(
        String name,
        Values stats,
        Values meters,
        int momentum,
        int marks,
        Map<String, String> bound,
        List<String> bonds,
        int experience,
        int spent,
        List<Asset> assets,
        List<Bonus> bonuses,
        Initiative initiative,
        int harm,
        int harmNow,
        Set<String> usedThisFight,
        Optional<Outcome> last,
        String fate) {

    public static Hero create(Game game, String name, List<Integer> stats, List<String> bonds, List<Asset> assets) {
        return new Hero(
                name,
                Values.of(stats),
                Values.of(game.meters().stream()
                        .filter(meter -> meter.scope() == Meter.Scope.HERO)
                        .map(Meter::start)
                        .toList()),
                game.momentum().start(),
                0,
                Map.of(),
                List.copyOf(bonds),
                0,
                0,
                List.copyOf(assets),
                List.of(),
                Initiative.NO_FIGHT,
                game.armedHarm(),
                0,
                Set.of(),
                Optional.empty(),
                "");
    }

    public boolean isMarked(Debility debility) {
        return (marks & debility.bit()) != 0;
    }

    public boolean isInPlay() {
        return fate.isEmpty();
    }

    /** Experience not yet spent. */
    public int freeExperience() {
        return experience - spent;
    }

    public MomentumMeter momentum(Game game) {
        return new MomentumMeter(game.momentum(), momentum, Integer.bitCount(marks));
    }

    public Optional<Asset> asset(String wanted) {
        return assets.stream().filter(asset -> asset.name().equals(wanted)).findFirst();
    }

    Hero withMeters(Values changed) {
        return new Hero(
                name,
                stats,
                changed,
                momentum,
                marks,
                bound,
                bonds,
                experience,
                spent,
                assets,
                bonuses,
                initiative,
                harm,
                harmNow,
                usedThisFight,
                last,
                fate);
    }

    Hero withMomentum(int value) {
        return new Hero(
                name,
                stats,
                meters,
                value,
                marks,
                bound,
                bonds,
                experience,
                spent,
                assets,
                bonuses,
                initiative,
                harm,
                harmNow,
                usedThisFight,
                last,
                fate);
    }

    Hero withMark(Debility debility, boolean marked, String boundTo) {
        Map<String, String> changed = new TreeMap<>(bound);
        changed.remove(debility.name());
        if (marked && !boundTo.isEmpty()) {
            changed.put(debility.name(), boundTo);
        }
        int bits = marked ? marks | debility.bit() : marks & ~debility.bit();
        return new Hero(
                name,
                stats,
                meters,
                momentum,
                bits,
                changed,
                bonds,
                experience,
                spent,
                assets,
                bonuses,
                initiative,
                harm,
                harmNow,
                usedThisFight,
                last,
                fate);
    }

    Hero withBonds(List<String> changed) {
        return new Hero(
                name,
                stats,
                meters,
                momentum,
                marks,
                bound,
                List.copyOf(changed),
                experience,
                spent,
                assets,
                bonuses,
                initiative,
                harm,
                harmNow,
                usedThisFight,
                last,
                fate);
    }

    Hero withExperience(int earned, int used) {
        return new Hero(
                name,
                stats,
                meters,
                momentum,
                marks,
                bound,
                bonds,
                earned,
                used,
                assets,
                bonuses,
                initiative,
                harm,
                harmNow,
                usedThisFight,
                last,
                fate);
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
                bound,
                bonds,
                experience,
                spent,
                List.copyOf(changed),
                bonuses,
                initiative,
                harm,
                harmNow,
                usedThisFight,
                last,
                fate);
    }

    Hero withBonuses(List<Bonus> changed) {
        return new Hero(
                name,
                stats,
                meters,
                momentum,
                marks,
                bound,
                bonds,
                experience,
                spent,
                assets,
                List.copyOf(changed),
                initiative,
                harm,
                harmNow,
                usedThisFight,
                last,
                fate);
    }

    /** Out of a fight, what belonged to it is forgotten; into one, what came before it. */
    Hero withInitiative(Initiative changed) {
        boolean isOver = changed == Initiative.NO_FIGHT;
        boolean isNew = initiative == Initiative.NO_FIGHT;
        return new Hero(
                name,
                stats,
                meters,
                momentum,
                marks,
                bound,
                bonds,
                experience,
                spent,
                assets,
                bonuses,
                changed,
                harm,
                isOver ? 0 : harmNow,
                isOver ? Set.of() : usedThisFight,
                isNew ? Optional.empty() : last,
                fate);
    }

    Hero withHarm(int always, int now) {
        return new Hero(
                name,
                stats,
                meters,
                momentum,
                marks,
                bound,
                bonds,
                experience,
                spent,
                assets,
                bonuses,
                initiative,
                always,
                now,
                usedThisFight,
                last,
                fate);
    }

    Hero withUsed(String move) {
        Set<String> changed = new TreeSet<>(usedThisFight);
        changed.add(move);
        return new Hero(
                name,
                stats,
                meters,
                momentum,
                marks,
                bound,
                bonds,
                experience,
                spent,
                assets,
                bonuses,
                initiative,
                harm,
                harmNow,
                changed,
                last,
                fate);
    }

    Hero withLast(Outcome outcome) {
        return new Hero(
                name,
                stats,
                meters,
                momentum,
                marks,
                bound,
                bonds,
                experience,
                spent,
                assets,
                bonuses,
                initiative,
                harm,
                harmNow,
                usedThisFight,
                Optional.of(outcome),
                fate);
    }

    Hero withFate(String how) {
        return new Hero(
                name,
                stats,
                meters,
                momentum,
                marks,
                bound,
                bonds,
                experience,
                spent,
                assets,
                bonuses,
                Initiative.NO_FIGHT,
                harm,
                0,
                Set.of(),
                last,
                how);
    }
}
