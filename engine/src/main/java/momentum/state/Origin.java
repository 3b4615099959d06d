package momentum.state;

import momentum.rule.Move;

/** Where the lines come from that run. */
public sealed interface Origin {
    record OfMove(Move move) implements Origin {}

    /** Handed out by a person; the reason may be empty. */
    record ByHand(String reason) implements Origin {}
}
