package momentum.play;

/**
 * A number that has changed, in the parts a sentence is made of.
 *
 * @param what its name; whose it is is not said
 * @param by how much it has risen or, below 0, fallen
 */
public record NumberChange(String what, String from, String to, int by) {}
