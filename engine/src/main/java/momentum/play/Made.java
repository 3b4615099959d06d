package momentum.play;

import java.util.Set;
import momentum.rule.Move;

/**
 * The making of a move: what does not change while its lines run.
 *
 * @param id told apart from every other making of a move
 * @param caller the making that asked for this one, or 0
 * @param hero who makes the move
 * @param adding what the line that asked for it adds
 * @param ranks those allowed for a track it begins; none named, all are
 * @param manner how it came to be made
 */
public record Made(int id, int caller, Move move, String hero, int adding, Set<String> ranks, Manner manner) {
    /** How a move came to be made. */
    public enum Manner {
        /** By a hero's own command: what they may add to their next move counts. */
        OWN,
        /** Because a line of another says so. */
        CALLED,
        /** The same, and whatever comes of it, the initiative stays where it is. */
        STEADY
    }
}
