package momentum.dice;

/**
 * The action die as it lies.
 *
 * @param isCancelled whether negative momentum cancels it
 */
public record ActionDie(int number, boolean isCancelled) {}
