package momentum.table.journal;

import momentum.table.seat.Seating;

/**
 * What every look at a campaign must know: whether another program has appended, and who may do what.
 *
 * @param last the number of the last row
 */
public record CampaignState(long last, Seating seating) {}
