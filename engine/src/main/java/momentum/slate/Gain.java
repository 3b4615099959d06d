package momentum.slate;

/** A side has gained momentum, and what for. */
public record Gain(Side side, GainReason reason) {}
