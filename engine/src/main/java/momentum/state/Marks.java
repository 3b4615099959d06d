package momentum.state;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import momentum.rule.Debility;

/**
 * A hero's debilities.
 *
 * @param bits a bit for each that is marked
 * @param bound for those that only the end of tracks clears, by their names, which ends
 */
public record Marks(int bits, Map<String, List<Bound>> bound) {
    public static final Marks NONE = new Marks(0, Map.of());

    /**
     * What clears a mark: the end of this very track, and not of another of its name.
     *
     * @param track its place among the tracks of the table, which it never loses
     */
    public record Bound(int track, String ending) {}

    public boolean has(Debility debility) {
        return (bits & debility.bit()) != 0;
    }

    public int count() {
        return Integer.bitCount(bits);
    }

    /** All the ends that it takes to clear a mark; none, where it is not bound to any. */
    public List<Bound> bounds(Debility debility) {
        return bound.getOrDefault(debility.name(), List.of());
    }

    public Marks with(Debility debility, boolean marked, Optional<Bound> until) {
        Map<String, List<Bound>> changed = new TreeMap<>(bound);
        if (!marked) {
            changed.remove(debility.name());
        } else if (until.isPresent() && !bounds(debility).contains(until.get())) {
            List<Bound> more = new ArrayList<>(bounds(debility));
            more.add(until.get());
            more.sort(Comparator.comparingInt(Bound::track).thenComparing(Bound::ending));
            changed.put(debility.name(), List.copyOf(more));
        }
        return new Marks(marked ? bits | debility.bit() : bits & ~debility.bit(), changed);
    }
}
