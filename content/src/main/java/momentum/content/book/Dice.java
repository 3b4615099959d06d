package momentum.content.book;

/** What is thrown for a table: "1d100". */
public record Dice(int count, int sides, int plus) {
    public int lowest() {
        return count + plus;
    }

    public int highest() {
        return count * sides + plus;
    }

    @Override
    public String toString() {
        return count + "d" + sides + (plus == 0 ? "" : plus > 0 ? "+" + plus : "" + plus);
    }
}
