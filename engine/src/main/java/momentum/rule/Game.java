package momentum.rule;

import java.util.List;
import java.util.Optional;
import momentum.track.MomentumRule;

/**
 * A game's own numbers and names.
 *
 * @param meters momentum among them
 * @param cost how much may be suffered where it is left open
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
        List<String> guideDecides) {

    public Game {
        meters = List.copyOf(meters);
        debilities = List.copyOf(debilities);
        guideDecides = List.copyOf(guideDecides);
    }

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
