package momentum.bench;

import java.util.List;

/** An upper bound of a measured figure. */
record Limit(String what, double figure, double most, String unit) {
    private boolean isKept() {
        return figure <= most;
    }

    /** Prints each and whether it is kept. */
    static boolean areKept(List<Limit> promises) {
        for (Limit promise : promises) {
            System.out.printf(
                    "%-4s %-38s %8.3f %s (at most %s)%n",
                    promise.isKept() ? "ok" : "OVER", promise.what, promise.figure, promise.unit, promise.most);
        }
        long kept = promises.stream().filter(Limit::isKept).count();
        System.out.printf("%d kept, %d broken%n", kept, promises.size() - kept);
        return kept == promises.size();
    }
}
