package momentum.bench;

import momentum.odds.ActionOdds;
import momentum.odds.Aim;
import momentum.odds.Odds;
import momentum.odds.ProgressOdds;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** One exact answer of each kind. */
@State(Scope.Thread)
public class OddsBench {
    private ActionOdds action = new ActionOdds(2, 7);
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
    public Odds progress() {
        return progress.plain();
    }
}
