package momentum.slate;

import java.util.List;

/** What is still to happen on a slate, in order. */
public sealed interface Step {
    Side side();

    /** The side's gains push the slider. */
    record Push(Side side, List<Condition> why) implements Step {}

    /** The side chooses its reward: everything behind waits for that. */
    record Await(Side side) implements Step {}

    /** The side's opponent gains a seal. */
    record Console(Side side) implements Step {}

    /** The slider returns to the middle. */
    record Return(Side side) implements Step {}
}
