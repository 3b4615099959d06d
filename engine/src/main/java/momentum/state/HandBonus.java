package momentum.state;

/** What a person adds to one roll, or takes from it, by their own word. */
public record HandBonus(int number, String reason) {
    /** A roll counts up to ten; more than that either way says nothing. */
    public static final int MOST = 10;
}
