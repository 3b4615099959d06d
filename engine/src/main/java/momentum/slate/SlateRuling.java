package momentum.slate;

import java.util.List;

/** What the slate makes of a command. */
public sealed interface SlateRuling {
    /** Done; nothing is waiting. */
    record Ruled(WarSlate slate, List<SlateEvent> events) implements SlateRuling {}

    /** A side has pushed the slider past 2 and must say which of these it takes. */
    record Asks(WarSlate slate, List<SlateEvent> events, Side side, List<Reward> options) implements SlateRuling {}

    /** Against the rules as they stand; the slate is unchanged. */
    record Refused(String why) implements SlateRuling {}
}
