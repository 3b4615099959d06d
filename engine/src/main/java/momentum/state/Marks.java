package momentum.state;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import momentum.rule.Debility;

/**
 * A hero's debilities.
 *
 * @param bits a bit for each that is marked
 * @param bound those that only the end of a track clears, by their names
 */
public record Marks(int bits, Map<String, Bound> bound) {
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

    public Optional<Bound> bound(Debility debility) {
        return Optional.ofNullable(bound.get(debility.name()));
    }

    public Marks with(Debility debility, boolean marked, Optional<Bound> until) {
        Map<String, Bound> changed = new TreeMap<>(bound);
        changed.remove(debility.name());
        if (marked) {
            until.ifPresent(end -> changed.put(debility.name(), end));
        }
        return new Marks(marked ? bits | debility.bit() : bits & ~debility.bit(), changed);
    }
}
