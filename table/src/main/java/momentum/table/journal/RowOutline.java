package momentum.table.journal;

import java.time.Instant;

/** A row without what was said and what came of it: enough to find one's way among many. */
public record RowOutline(long seq, long base, Instant at, String who, Row.Kind kind) {
    public static RowOutline of(Row row) {
        return new RowOutline(row.seq(), row.base(), row.at(), row.who(), row.kind());
    }

    /** The row whose table stands after this one. */
    public long head() {
        return kind == Row.Kind.COMMAND ? seq : base;
    }
}
