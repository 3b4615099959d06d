package momentum.rule;

import java.util.List;
import java.util.Optional;
import momentum.track.MomentumRule;

/**
 * A game's own numbers and names.
 *
 * @param array what the stats of a new hero are, in any order
 * @param bonds how many a new hero may have, and so for assets
 * @param firstVow the ranks that a new hero's vow may have
 * @param meters momentum among them
 * @param tracks the kinds of progress track: vow, journey ...
 * @param doubt how much is suffered when in doubt
 * @param fightChapter the moves of any other decide the initiative in a fight
 * @param guideDecides the moves whose questions a guide answers, where there is one
 */
public record Game(
        String name,
        List<String> stats,
        List<Integer> array,
        int bonds,
        int assets,
        List<String> firstVow,
        List<Meter> meters,
        List<Debility> debilities,
        List<String> tracks,
        MomentumRule momentum,
        int armedHarm,
        int unarmedHarm,
        int doubt,
        Optional<String> fightChapter,
        List<String> guideDecides) {

    public Game {
        stats = List.copyOf(stats);
        array = List.copyOf(array);
        firstVow = List.copyOf(firstVow);
        meters = List.copyOf(meters);
        debilities = List.copyOf(debilities);
        tracks = List.copyOf(tracks);
        guideDecides = List.copyOf(guideDecides);
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
}
