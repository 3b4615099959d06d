package momentum.rule;

/**
 * What may be said where a line or a move leaves open how much is suffered.
 *
 * @param doubt what the book advises
 */
public record Cost(int least, int most, int doubt) {
    public boolean allows(int amount) {
        return least <= amount && amount <= most;
    }
}
