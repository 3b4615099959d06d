package momentum.table;

import java.time.Instant;

/**
 * A part of the story that was laid aside, when it was played on from an earlier row. It can be returned to by its last row.
 *
 * @param from the row up to which it is one with the story as it stands; 0 where nothing is
 * @param first its first row after that
 * @param last its last row
 * @param commands how many rows of commands it has, from the first to the last
 * @param who the seat that laid it aside, and when
 */
public record Branch(long from, long first, long last, int commands, String who, Instant at) {}
