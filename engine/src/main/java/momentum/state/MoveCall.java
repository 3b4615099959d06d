package momentum.state;

import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import momentum.rule.Move;

/**
 * The making of a move, or of a line that is handed out: what does not change while its lines run.
 *
 * @param id told apart from every other making of a move that still waits for something
 * @param caller the making that asked for this one; or none, or one that waits for nothing any more
 * @param hero who makes the move
 * @param adding what the line that asked for it adds
 * @param ranks those allowed for a track it begins; none named, all are
 * @param manner how it came to be made
 */
public record MoveCall(
        int id, int caller, Origin origin, String hero, Optional<Addend> adding, Set<String> ranks, Manner manner) {
    /** In one order everywhere, so that what is written of it is the same on every machine. */
    public MoveCall {
        ranks = sorted(ranks);
    }

    static Set<String> sorted(Set<String> words) {
        return words.size() < 2 ? Set.copyOf(words) : Collections.unmodifiableSortedSet(new TreeSet<>(words));
    }

    public static final int NO_CALLER = 0;
    public static final int CALLER_IS_DONE = -1;

    public boolean isCalled() {
        return caller != NO_CALLER;
    }

    public MoveCall numbered(int newId, int newCaller) {
        return id == newId && caller == newCaller
                ? this
                : new MoveCall(newId, newCaller, origin, hero, adding, ranks, manner);
    }

    /** Where the lines come from that run. */
    public sealed interface Origin {
        record OfMove(Move move) implements Origin {}

        /** Handed out by a person; the reason may be empty. */
        record ByHand(String reason) implements Origin {}
    }

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
