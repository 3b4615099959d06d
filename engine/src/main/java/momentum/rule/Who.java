package momentum.rule;

/** Whom an effect falls on. */
public enum Who {
    /** The hero the move is for: the one who makes it, unless an ally takes its benefits. */
    YOU,
    /** The one named by the move's "for" line. */
    THEY,
    /** The hero who makes the move and the ally they make it for. */
    BOTH,
    EVERYONE,
    /** Whose asset it is, where an ally rolls. */
    OWNER;

    /** Whom but a move could name? */
    Effect.Needs needs() {
        return switch (this) {
            case YOU, EVERYONE -> Effect.Needs.NOTHING;
            case THEY, BOTH -> Effect.Needs.SOMEONE;
            case OWNER -> Effect.Needs.AN_ASSET;
        };
    }
}
