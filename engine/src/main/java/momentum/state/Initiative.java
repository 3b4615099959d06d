package momentum.state;

/** Who is in control of a hero's fight. */
public enum Initiative {
    NO_FIGHT,
    HERO,
    FOE
}
