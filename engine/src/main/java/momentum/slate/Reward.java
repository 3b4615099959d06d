package momentum.slate;

/** What the player who pushed the slider past 2 may take. */
public enum Reward {
    DISPLACEMENT("displaces a friendly unit by 1 hex"),
    BOOST("puts a boost token on a friendly unit"),
    NEITHER("takes neither");

    private final String inWords;

    Reward(String inWords) {
        this.inWords = inWords;
    }

    public String inWords() {
        return inWords;
    }
}
