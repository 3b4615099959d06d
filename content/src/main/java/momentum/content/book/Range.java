package momentum.content.book;

/** From a number to a number, both counting. */
public record Range(int min, int max) {
    public boolean holds(int number) {
        return min <= number && number <= max;
    }

    @Override
    public String toString() {
        return min == max ? "" + min : min + "-" + max;
    }
}
