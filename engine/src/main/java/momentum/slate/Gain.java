package momentum.slate;

/** A side has met a condition. */
public record Gain(Side side, SlateCondition condition) {}
