package momentum.rule;

import java.util.List;

/** A table rolled on with the oracle dice. */
public record OracleTable(String name, List<Row> rows, Source source) {
    public OracleTable {
        rows = List.copyOf(rows);
    }

    /** A range of rolls, what is read there, and what also happens. */
    public record Row(int from, int to, int gap, String text, List<Phrase> effects, Source source) {
        public Row {
            effects = List.copyOf(effects);
        }
    }

    /** The row a roll comes up on. */
    public Row row(int value) {
        for (Row row : rows) {
            if (row.from <= value && value <= row.to) {
                return row;
            }
        }
        throw new IllegalArgumentException(name + " has no row for " + value);
    }

    /** The row above or below, where a table says "one row up or down". */
    public Row beside(Row row, int by) {
        return rows.get(Math.clamp(rows.indexOf(row) + by, 0, rows.size() - 1));
    }
}
