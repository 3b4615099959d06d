package momentum.state;

/** What a hero has earned in all, and how much of it is spent. */
public record Experience(int earned, int spent) {
    public static final Experience NONE = new Experience(0, 0);

    public int left() {
        return earned - spent;
    }
}
