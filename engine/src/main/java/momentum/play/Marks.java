package momentum.play;

import java.util.Map;
import java.util.TreeMap;
import momentum.rule.Debility;

/**
 * A hero's debilities.
 *
 * @param bits a bit for each that is marked
 * @param bound those that only the fulfilment of a vow clears, with that vow
 */
public record Marks(int bits, Map<String, String> bound) {
    static final Marks NONE = new Marks(0, Map.of());

    public boolean has(Debility debility) {
        return (bits & debility.bit()) != 0;
    }

    public int count() {
        return Integer.bitCount(bits);
    }

    Marks with(Debility debility, boolean marked, String boundTo) {
        Map<String, String> changed = new TreeMap<>(bound);
        changed.remove(debility.name());
        if (marked && !boundTo.isEmpty()) {
            changed.put(debility.name(), boundTo);
        }
        return new Marks(marked ? bits | debility.bit() : bits & ~debility.bit(), changed);
    }
}
