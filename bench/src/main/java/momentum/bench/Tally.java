package momentum.bench;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.LongAdder;

/** Counts what happened in a run, and how long it took. */
final class Tally {
    private final Map<String, LongAdder> counts = new ConcurrentHashMap<>();
    private final ConcurrentLinkedQueue<Long> nanos = new ConcurrentLinkedQueue<>();

    void count(String what) {
        counts.computeIfAbsent(what, key -> new LongAdder()).increment();
    }

    void answered(String what, int status) {
        count("answers to %s: %d".formatted(what, status));
    }

    void took(long time) {
        nanos.add(time);
    }

    Map<String, Long> counts() {
        Map<String, Long> sums = new TreeMap<>();
        counts.forEach((what, count) -> sums.put(what, count.sum()));
        return sums;
    }

    int done() {
        return nanos.size();
    }

    /** A quantile of the latencies, in milliseconds. */
    double millis(double part) {
        long[] sorted = nanos.stream().mapToLong(Long::longValue).sorted().toArray();
        return sorted.length == 0 ? 0 : sorted[(int) ((sorted.length - 1) * part)] / 1e6;
    }
}
