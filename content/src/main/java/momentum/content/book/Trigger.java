package momentum.content.book;

import java.util.List;

/**
 * When a move is made.
 *
 * @param conditions the ways it can be made, each with what is rolled then
 */
public record Trigger(Prose text, List<Way> conditions) {
    public Trigger {
        conditions = List.copyOf(conditions);
    }

    /**
     * One way to make the move.
     *
     * @param text the fiction it fits; empty when there is only one way
     * @param byYou whether the hero can make it so
     * @param byAlly whether an ally can
     */
    public record Way(Prose text, Method method, boolean byYou, boolean byAlly, List<RollOption> options) {
        public Way {
            options = List.copyOf(options);
        }
    }

    /** How the options become one roll. */
    public enum Method {
        PLAYER_CHOICE,
        HIGHEST,
        LOWEST,
        ALL,
        PROGRESS_ROLL,
        MISS,
        WEAK_HIT,
        STRONG_HIT,
        /** The ability changes the move and leaves the roll as it is. */
        UNCHANGED
    }
}
