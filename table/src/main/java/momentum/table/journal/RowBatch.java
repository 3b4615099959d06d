package momentum.table.journal;

import java.util.List;
import java.util.Optional;
import momentum.table.dice.Seal;
import momentum.table.seat.HeroClaim;

/**
 * Consecutive rows to append, with their blobs.
 *
 * @param blobs referenced blobs that may not be stored yet
 * @param seals new seals, and seals that are opened, with their secrets, which rows do not tell
 * @param author the seat that writes them, checked again when they are written; empty for local use, which needs no seat
 * @param made heroes that come with these rows, and are their author's to play
 * @param lineage what these rows were made upon, where not all of it was stored yet
 */
public record RowBatch(
        List<Row> rows,
        List<Blob> blobs,
        List<Seal> seals,
        Optional<Author> author,
        List<HeroClaim> made,
        Lineage lineage) {
    public RowBatch {
        rows = List.copyOf(rows);
        blobs = List.copyOf(blobs);
        seals = List.copyOf(seals);
        made = List.copyOf(made);
        for (int i = 1; i < rows.size(); i++) {
            if (rows.get(i).seq() != rows.getFirst().seq() + i) {
                throw new IllegalArgumentException("rows that are written together follow each other");
            }
        }
    }

    /** Rows that were made upon stored ones. */
    public RowBatch(List<Row> rows, List<Blob> blobs, List<Seal> seals, Optional<Author> author, List<HeroClaim> made) {
        this(rows, blobs, seals, author, made, new Lineage());
    }

    public RowBatch(List<Row> rows, List<Blob> blobs, Optional<Author> author) {
        this(rows, blobs, List.of(), author, List.of());
    }

    public static RowBatch of(List<Row> rows) {
        return new RowBatch(rows, List.of(), Optional.empty());
    }
}
