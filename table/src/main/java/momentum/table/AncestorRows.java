package momentum.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import momentum.table.journal.Journal;
import momentum.table.journal.Row;
import momentum.table.journal.Snapshot;
import momentum.table.journal.StoreException;

/** Walks from a row to the first one, base by base, reading rows from the journal in blocks. */
final class AncestorRows {
    private static final int READ_AT_ONCE = CampaignHistory.SNAPSHOT_EVERY;

    private final String campaign;
    private final Journal journal;
    private final Map<Long, Row> read = new HashMap<>();
    private final List<Row> back = new ArrayList<>();
    private long at;

    /** The latest snapshot at or before the current row, once it has been looked up. */
    private Optional<Snapshot> snapshot = Optional.empty();

    private boolean isLooked;

    AncestorRows(String campaign, Journal journal, long head) {
        this.campaign = campaign;
        this.journal = journal;
        this.at = head;
    }

    /** The current row; 0 is the beginning of the campaign. */
    long at() {
        return at;
    }

    /** The snapshot of the current row. */
    Optional<Snapshot> snapshot() {
        if (!isLooked || snapshot.filter(found -> found.seq() > at).isPresent()) {
            snapshot = journal.snapshot(campaign, at);
            isLooked = true;
        }
        return snapshot.filter(found -> found.seq() == at);
    }

    /** Steps to the base of the current row. */
    void back() {
        if (!read.containsKey(at)) {
            journal.rows(campaign, Math.max(0, at - READ_AT_ONCE), at).forEach(row -> read.put(row.seq(), row));
        }
        Row row = require(Optional.ofNullable(read.get(at)), at);
        back.add(row);
        at = row.base();
    }

    /** The rows walked over, oldest first. */
    List<Row> path() {
        return back.reversed();
    }

    static Row require(Optional<Row> row, long seq) {
        return row.orElseThrow(() -> new StoreException("Row %d of the campaign is missing.".formatted(seq)));
    }
}
