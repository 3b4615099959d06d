package momentum.table;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/** The last rows that were read or written. A page shows them again and again, and a row never changes. */
final class Recent {
    /** As many as a page shows at first, and a few more. */
    static final int MOST = 140;

    private final NavigableMap<Long, Entry> entries = new TreeMap<>();

    synchronized void add(Entry entry) {
        entries.put(entry.seq(), entry);
        if (entries.size() > MOST) {
            entries.pollFirstEntry();
        }
    }

    /** Those above one number and up to another, where all of them are here. */
    synchronized Optional<List<Entry>> between(long above, long upTo) {
        long from = Math.max(0, above);
        List<Entry> found = new ArrayList<>(
                entries.subMap(from, false, Math.max(from, upTo), true).values());
        return found.size() == upTo - from ? Optional.of(found) : Optional.empty();
    }
}
