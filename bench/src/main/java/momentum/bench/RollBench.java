package momentum.bench;

import java.util.SplittableRandom;
import momentum.dice.ActionRoll;
import momentum.dice.Outcome;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Resolving an action roll, against three dice that are merely drawn and compared. */
@State(Scope.Thread)
public class RollBench {
    private final SplittableRandom random = new SplittableRandom(1);
    private int stat = 2;
    private int momentum = 4;

    /** The baseline: draws three dice and counts how many of the two are beaten. */
    @Benchmark
    public int bare() {
        int action = 1 + random.nextInt(6);
        int first = 1 + random.nextInt(10);
        int second = 1 + random.nextInt(10);
        int score = action + stat;
        return (score > first ? 1 : 0) + (score > second ? 1 : 0);
    }

    @Benchmark
    public Outcome outcome() {
        return roll().outcome();
    }

    /** The whole result kept, as a table keeps it. */
    @Benchmark
    public ActionRoll roll() {
        return new ActionRoll(1 + random.nextInt(6), 1 + random.nextInt(10), 1 + random.nextInt(10), stat, 0, momentum);
    }
}
