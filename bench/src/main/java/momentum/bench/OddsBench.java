package momentum.bench;

import java.util.List;
import momentum.dice.Burn;
import momentum.odds.ActionOdds;
import momentum.odds.Again;
import momentum.odds.Aim;
import momentum.odds.Odds;
import momentum.odds.ProgressOdds;
import momentum.odds.RollOutlook;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** One exact answer of each kind. */
@State(Scope.Thread)
public class OddsBench {
    private ActionOdds action = new ActionOdds(2, 7);
    private RollOutlook twice =
            RollOutlook.action(2, 7, Burn.CANCELS_DICE).with(List.of(new Again(Again.Which.ANY, 1), Again.ANY_DICE));
    private ProgressOdds progress = new ProgressOdds(6);

    @Benchmark
    public Odds plain() {
        return action.plain();
    }

    @Benchmark
    public Odds withBurn() {
        return action.withBurn();
    }

    @Benchmark
    public Odds withReroll() {
        return action.withReroll(Aim.HIT);
    }

    @Benchmark
    public Odds withTwoRerolls() {
        return twice.withRerolls(Aim.HIT);
    }

    @Benchmark
    public Odds progress() {
        return progress.plain();
    }
}
