package momentum.slate;

/** A player's end of the slate. The slider counts toward the right: -2 is the left player's 2. */
public enum Side {
    LEFT,
    RIGHT;

    public Side opponent() {
        return this == LEFT ? RIGHT : LEFT;
    }

    /** The slider as this side counts it, or a count of this side's as the slider's: its own inverse. */
    public int facing(int slider) {
        return this == RIGHT ? slider : -slider;
    }
}
