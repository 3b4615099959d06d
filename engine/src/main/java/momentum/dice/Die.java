package momentum.dice;

/** One of the three dice of an action roll: a d6 for the hero, two d10 for the world. */
public enum Die {
    ACTION(6, "action die"),
    FIRST(10, "first challenge die"),
    SECOND(10, "second challenge die");

    private final int faces;
    private final String inWords;

    Die(int faces, String inWords) {
        this.faces = faces;
        this.inWords = inWords;
    }

    public int faces() {
        return faces;
    }

    public String inWords() {
        return inWords;
    }

    /** Whether this die can show the number at all. */
    public boolean shows(int number) {
        return 1 <= number && number <= faces;
    }

    void require(int number) {
        if (!shows(number)) {
            throw new IllegalArgumentException(inWords + " shows 1 to " + faces + ", not " + number);
        }
    }
}
