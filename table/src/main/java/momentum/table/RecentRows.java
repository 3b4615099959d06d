package momentum.table;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/** The last rows that were read or written. A page shows them again and again, and a row never changes. */
final class RecentRows {
    /** As many as a page shows at first, and a few more. */
    private static final int MOST = 140;

    /** Of all that is written in them: a table where chapters are told holds fewer rows, and no more memory. */
    private static final int MOST_LETTERS = 200_000;

    private record Kept(JournalEntry entry, int letters) {}

    private final NavigableMap<Long, Kept> kept = new TreeMap<>();
    private int letters;

    /**
     * Remembers a row.
     *
     * @param size how much was written in it, in letters or bytes
     */
    synchronized void add(JournalEntry entry, int size) {
        Kept added = new Kept(entry, size);
        Kept before = kept.put(entry.seq(), added);
        letters += added.letters() - (before == null ? 0 : before.letters());
        while (kept.size() > MOST || letters > MOST_LETTERS) {
            letters -= kept.pollFirstEntry().getValue().letters();
        }
    }

    /** Those above one number and up to another, where all of them are here. */
    synchronized Optional<List<JournalEntry>> between(long above, long upTo) {
        long from = Math.max(0, above);
        List<JournalEntry> found = new ArrayList<>();
        kept.subMap(from, false, Math.max(from, upTo), true).values().forEach(each -> found.add(each.entry()));
        return found.size() == upTo - from ? Optional.of(found) : Optional.empty();
    }
}
