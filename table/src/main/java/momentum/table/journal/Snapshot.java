package momentum.table.journal;

/** The serialized table after a row: a cache that can be rebuilt from the rows. */
public record Snapshot(String campaign, long seq, int form, String table) {}
