package momentum.state;

/**
 * The numbers of a hero's own.
 *
 * @param stats in the game's order, and so the meters
 */
public record Scores(Values stats, Values meters, int momentum) {}
