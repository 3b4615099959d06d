package momentum.odds;

import java.util.List;
import momentum.dice.Die;

/** A set of dice that is picked up and thrown again. Lists of them have the fewest dice first. */
final class Throw {
    private static final Throw ACTION = new Throw(true, false, false);
    private static final Throw HIGHER = new Throw(false, false, true);
    private static final Throw LOWER = new Throw(false, true, false);
    private static final Throw ACTION_AND_HIGHER = new Throw(true, false, true);
    private static final Throw ACTION_AND_LOWER = new Throw(true, true, false);
    private static final Throw BOTH = new Throw(false, true, true);
    private static final Throw ALL = new Throw(true, true, true);

    static final List<Throw> EVERY = List.of(ACTION, HIGHER, LOWER, ACTION_AND_HIGHER, ACTION_AND_LOWER, BOTH, ALL);
    static final List<Throw> ALL_THREE = List.of(ALL);
    static final List<Throw> ONE_CHALLENGE = List.of(HIGHER, LOWER);
    static final List<Throw> ANY_CHALLENGE = List.of(HIGHER, LOWER, BOTH);
    static final List<Throw> BOTH_CHALLENGE = List.of(BOTH);
    static final List<Throw> ACTION_ALONE = List.of(ACTION);

    private final int[] thrown = new int[Positions.count(Die.ACTION.faces())];

    /**
     * @param lower whether the challenge die that shows less is thrown
     * @param higher whether the one that shows more is
     */
    private Throw(boolean action, boolean lower, boolean higher) {
        for (int face = 1; face <= Die.ACTION.faces(); face++) {
            for (int high = 1; high <= Pair.FACES; high++) {
                for (int low = 1; low <= high; low++) {
                    int pair = Pair.of(lower ? Pair.THROWN : low, higher ? Pair.THROWN : high);
                    thrown[Positions.at(face, Pair.of(low, high))] = Positions.at(action ? Pair.THROWN : face, pair);
                }
            }
        }
    }

    /** Where the dice are that lay in a position, while these are on their way. */
    int from(int position) {
        return thrown[position];
    }
}
