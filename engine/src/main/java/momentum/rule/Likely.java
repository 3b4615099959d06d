package momentum.rule;

/** How likely a yes is: from a number up, or from a number down, as each game has it. */
public record Likely(String name, int number, boolean orMore, int gap, Source source) {
    /** How many of a hundred rolls are a yes. */
    public int percent() {
        return orMore ? 101 - number : number;
    }

    public boolean isYes(int value) {
        return orMore ? value >= number : value <= number;
    }
}
