package momentum.table.journal;

/** The table as it stood after a row: a shortcut to it, never the truth about it. */
public record Snapshot(String campaign, long seq, int form, String table) {}
