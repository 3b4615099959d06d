package momentum.slate;

import java.util.List;

/** What is still to happen on a slate, in order. */
public sealed interface SlateStep {
    Side side();

    /** The side's gains push the slider. */
    record Push(Side side, List<GainReason> why) implements SlateStep {}

    /** The side chooses its reward: everything behind waits for that. */
    record Await(Side side) implements SlateStep {}

    /** The side's opponent gains a seal. */
    record Console(Side side) implements SlateStep {}

    /** The slider returns to the middle. */
    record Return(Side side) implements SlateStep {}
}
