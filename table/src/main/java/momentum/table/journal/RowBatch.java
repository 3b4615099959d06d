package momentum.table.journal;

import java.util.List;
import java.util.Optional;
import momentum.table.seat.Seat;

/**
 * Consecutive rows to append, with their blobs.
 *
 * @param blobs referenced blobs that may not be stored yet
 * @param author the seat that writes them, checked again when they are written; empty for local use, which needs no seat
 */
public record RowBatch(List<Row> rows, List<Blob> blobs, Optional<Seat> author) {
    public RowBatch {
        rows = List.copyOf(rows);
        blobs = List.copyOf(blobs);
        for (int i = 1; i < rows.size(); i++) {
            if (rows.get(i).seq() != rows.getFirst().seq() + i) {
                throw new IllegalArgumentException("rows that are written together follow each other");
            }
        }
    }

    public static RowBatch of(List<Row> rows) {
        return new RowBatch(rows, List.of(), Optional.empty());
    }
}
