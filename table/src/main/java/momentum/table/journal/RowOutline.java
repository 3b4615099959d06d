package momentum.table.journal;

import java.time.Instant;

/** A row without its content, for walking the tree of rows. */
public record RowOutline(long seq, long base, Instant at, String who, Row.Kind kind) {
    public static RowOutline of(Row row) {
        return new RowOutline(row.seq(), row.base(), row.at(), row.who(), row.kind());
    }

    /** The command row whose table is current after this row. */
    public long head() {
        return kind == Row.Kind.COMMAND ? seq : base;
    }
}
