package momentum.table;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import momentum.table.journal.Row;

/** The last rows that were read or written. A page shows them again and again, and a row never changes. */
final class Recent {
    /** As many as a page shows at first, and a few more. */
    private static final int MOST = 140;

    /** Of all that is written in them: a table where chapters are told holds fewer rows, and no more memory. */
    private static final int MOST_LETTERS = 200_000;

    private record Kept(Entry entry, int letters) {}

    private final NavigableMap<Long, Kept> kept = new TreeMap<>();
    private int letters;

    synchronized void add(Entry entry, Row row) {
        Kept added = new Kept(entry, row.command().length() + row.events().length());
        Kept before = kept.put(entry.seq(), added);
        letters += added.letters() - (before == null ? 0 : before.letters());
        while (kept.size() > MOST || letters > MOST_LETTERS) {
            letters -= kept.pollFirstEntry().getValue().letters();
        }
    }

    /** Those above one number and up to another, where all of them are here. */
    synchronized Optional<List<Entry>> between(long above, long upTo) {
        long from = Math.max(0, above);
        List<Entry> found = new ArrayList<>();
        kept.subMap(from, false, Math.max(from, upTo), true).values().forEach(each -> found.add(each.entry()));
        return found.size() == upTo - from ? Optional.of(found) : Optional.empty();
    }
}
