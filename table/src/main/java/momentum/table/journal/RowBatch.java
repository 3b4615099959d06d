package momentum.table.journal;

import java.util.List;
import java.util.Optional;
import momentum.table.seat.Seat;

/**
 * Rows to be appended, one or several that follow each other, with what they refer to.
 *
 * @param blobs what the rows need that may not be kept yet
 * @param author the seat that writes them: one that is revoked by then is refused. Empty for local use, where nobody has a seat
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
