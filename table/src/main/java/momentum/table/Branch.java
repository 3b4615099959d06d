package momentum.table;

import java.time.Instant;

/**
 * An abandoned branch of the story: the rows that were left behind when play went on from an earlier row. Playing on from its
 * last row returns to it.
 *
 * @param from the last row that it shares with the current story; 0 where it shares none
 * @param first its first own row
 * @param last its last row
 * @param commands how many rows of commands it has of its own
 * @param who the seat that left it
 */
public record Branch(long from, long first, long last, int commands, String who, Instant at) {}
