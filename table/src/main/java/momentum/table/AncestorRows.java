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

/** Goes back from a command's row, by what each goes on from; rows are read some at a time, from wherever the way leads. */
final class AncestorRows {
    private static final int READ_AT_ONCE = CampaignHistory.SNAPSHOT_EVERY;

    private final String campaign;
    private final Journal journal;
    private final Map<Long, Row> read = new HashMap<>();
    private final List<Row> back = new ArrayList<>();
    private long at;

    /** The nearest at or below where we are, once it was looked for. */
    private Optional<Snapshot> snapshot = Optional.empty();

    private boolean isLooked;

    AncestorRows(String campaign, Journal journal, long head) {
        this.campaign = campaign;
        this.journal = journal;
        this.at = head;
    }

    /** The row we have come to; 0 for the beginning. */
    long at() {
        return at;
    }

    /** The snapshot of the row we have come to. */
    Optional<Snapshot> snapshot() {
        if (!isLooked || snapshot.filter(found -> found.seq() > at).isPresent()) {
            snapshot = journal.snapshot(campaign, at);
            isLooked = true;
        }
        return snapshot.filter(found -> found.seq() == at);
    }

    /** To the row that this one goes on from. */
    void back() {
        if (!read.containsKey(at)) {
            journal.rows(campaign, Math.max(0, at - READ_AT_ONCE), at).forEach(row -> read.put(row.seq(), row));
        }
        Row row = require(Optional.ofNullable(read.get(at)), at);
        back.add(row);
        at = row.base();
    }

    /** The rows gone through, in the order they were written. */
    List<Row> path() {
        return back.reversed();
    }

    static Row require(Optional<Row> row, long seq) {
        return row.orElseThrow(() -> new StoreException("Row %d of the campaign is missing.".formatted(seq)));
    }
}
