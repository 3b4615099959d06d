package momentum.table;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/** A cache of the latest rows. Pages show them repeatedly, and rows are immutable. */
final class RecentRows {
    /** Slightly more than a page shows at first. */
    private static final int MOST = 56;

    /** Bounds the memory: where rows are long, fewer are cached. */
    private static final int MOST_LETTERS = 200_000;

    private record Kept(JournalEntry entry, int letters) {}

    private final NavigableMap<Long, Kept> kept = new TreeMap<>();
    private int letters;

    /**
     * Caches a row.
     *
     * @param size its size in characters or bytes
     */
    synchronized void add(JournalEntry entry, int size) {
        Kept added = new Kept(entry, size);
        Kept before = kept.put(entry.seq(), added);
        letters += added.letters() - (before == null ? 0 : before.letters());
        while (kept.size() > MOST || letters > MOST_LETTERS) {
            letters -= kept.pollFirstEntry().getValue().letters();
        }
    }

    /** The rows above one number and up to another, if all of them are cached. */
    synchronized Optional<List<JournalEntry>> between(long above, long upTo) {
        long from = Math.max(0, above);
        List<JournalEntry> found = new ArrayList<>();
        kept.subMap(from, false, Math.max(from, upTo), true).values().forEach(each -> found.add(each.entry()));
        return found.size() == upTo - from ? Optional.of(found) : Optional.empty();
    }
}
