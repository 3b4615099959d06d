package momentum.odds;

import momentum.dice.Die;

/**
 * Two challenge dice as one small number, whichever of them is the first: nothing in the odds tells the two apart. Either may
 * be on its way, thrown and not yet fallen.
 */
final class Pair {
    static final int FACES = Die.FIRST.faces();

    /** Stands for a die that is thrown, where 1 to 10 would be one that lies. */
    static final int THROWN = 0;

    /** Both dice thrown. */
    static final int BOTH_THROWN = of(THROWN, THROWN);

    static final int COUNT = of(FACES, FACES) + 1;

    /** In how many ways the dice that lie could have fallen, by the pair. */
    private static final int[] KEPT_FACES = new int[COUNT];

    static {
        for (int high = THROWN; high <= FACES; high++) {
            for (int low = THROWN; low <= high; low++) {
                KEPT_FACES[of(low, high)] = (low == THROWN ? 1 : FACES) * (high == THROWN ? 1 : FACES);
            }
        }
    }

    private Pair() {}

    static int of(int one, int other) {
        int high = Math.max(one, other);
        return high * (high + 1) / 2 + Math.min(one, other);
    }

    /** In how many ways two dice come to lie so. */
    static int ways(int one, int other) {
        return one == other ? 1 : 2;
    }

    static int keptFaces(int pair) {
        return KEPT_FACES[pair];
    }
}
