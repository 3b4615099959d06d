package momentum.rule;

import java.util.List;
import java.util.Optional;
import momentum.track.MomentumRule;

/**
 * A game's own numbers and names.
 *
 * @param meters momentum among them
 * @param cost how much may be suffered where it is left open
 * @param assetKinds the kinds of asset there are
 * @param guideDecides the moves whose questions a guide answers, where there is one
 */
public record Game(
        String name,
        HeroRule hero,
        List<Meter> meters,
        MomentumRule momentum,
        List<Debility> debilities,
        Tracks tracks,
        Harm harm,
        Cost cost,
        List<AssetKind> assetKinds,
        List<String> guideDecides) {

    public Game {
        meters = List.copyOf(meters);
        debilities = List.copyOf(debilities);
        assetKinds = List.copyOf(assetKinds);
        guideDecides = List.copyOf(guideDecides);
    }

    public Optional<AssetKind> assetKind(String wanted) {
        return assetKinds.stream().filter(kind -> kind.name().equals(wanted)).findFirst();
    }

    /**
     * A kind of asset.
     *
     * @param isCompanion whether it is someone at the hero's side, with a meter of their own: out of action while that is 0
     * @param isPerformed whether to roll its own move is to perform it, as a ritual is
     */
    public record AssetKind(String name, boolean isCompanion, boolean isPerformed, Source source) {}

    public List<String> stats() {
        return hero.stats();
    }

    public Optional<Meter> meter(String wanted) {
        return meters.stream().filter(meter -> meter.name().equals(wanted)).findFirst();
    }

    public Optional<Debility> debility(String wanted) {
        return debilities.stream().filter(mark -> mark.name().equals(wanted)).findFirst();
    }

    public Meter momentumMeter() {
        for (Meter meter : meters) {
            if (meter.isMomentum()) {
                return meter;
            }
        }
        throw new IllegalStateException("a game without momentum");
    }

    /** What a hero inflicts, by the weapon at hand. */
    public record Harm(int armed, int unarmed) {}

    /**
     * What may be said where a line or a move leaves open how much is suffered.
     *
     * @param doubt what the book advises
     */
    public record Cost(int least, int most, int doubt) {
        public boolean allows(int amount) {
            return least <= amount && amount <= most;
        }
    }
}
