package momentum.odds;

/** How likely a yes is, when the oracle is asked. Which end of the dice says yes is each game's own. */
public enum Likelihood {
    ALMOST_CERTAIN("almost certain", 90),
    LIKELY("likely", 75),
    FIFTY_FIFTY("50/50", 50),
    UNLIKELY("unlikely", 25),
    SMALL_CHANCE("small chance", 10);

    /** All oracle rolls, and how many of them are a match: an extreme answer, or a twist. */
    public static final int OF = 100;

    public static final int MATCH = 10;

    private final String inWords;
    private final int yes;

    Likelihood(String inWords, int yes) {
        this.inWords = inWords;
        this.yes = yes;
    }

    public String inWords() {
        return inWords;
    }

    /** How many of a hundred oracle rolls are a yes. */
    public int yes() {
        return yes;
    }

    public int no() {
        return OF - yes;
    }
}
