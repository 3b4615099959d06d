package momentum.odds;

import java.util.Arrays;

/** Counts as whole percentages that always add up to a hundred. */
public final class Percent {
    private Percent() {}

    /** Each share rounded down, and what is missing to a hundred given to those that lost most by it. */
    public static int[] of(long... counts) {
        long all = Arrays.stream(counts).sum();
        int[] percent = new int[counts.length];
        long[] lost = new long[counts.length];
        int missing = 100;
        for (int i = 0; i < counts.length; i++) {
            long hundredfold = Math.multiplyExact(100L, counts[i]);
            percent[i] = (int) (hundredfold / all);
            lost[i] = hundredfold % all;
            missing -= percent[i];
        }
        for (; missing > 0; missing--) {
            int most = 0;
            for (int i = 1; i < lost.length; i++) {
                if (lost[i] > lost[most]) {
                    most = i;
                }
            }
            percent[most]++;
            lost[most] = -1;
        }
        return percent;
    }
}
