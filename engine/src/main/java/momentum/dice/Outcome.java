package momentum.dice;

/** What a roll comes to, from worst to best. */
public enum Outcome {
    MISS("miss"),
    WEAK_HIT("weak hit"),
    STRONG_HIT("strong hit");

    /** By how many of the challenge dice are beaten. An index and no branch, for dice are what no processor predicts. */
    private static final Outcome[] BY_BEATEN = {MISS, WEAK_HIT, STRONG_HIT};

    private final String inWords;

    Outcome(String inWords) {
        this.inWords = inWords;
    }

    /** A score against two challenge dice. Ties go to the dice. */
    public static Outcome of(int score, int first, int second) {
        return ofBeaten(score > first, score > second);
    }

    /** By which of the challenge dice are beaten. */
    public static Outcome ofBeaten(boolean first, boolean second) {
        return BY_BEATEN[(first ? 1 : 0) + (second ? 1 : 0)];
    }

    public boolean isHit() {
        return this != MISS;
    }

    public boolean betters(Outcome other) {
        return compareTo(other) > 0;
    }

    public String inWords() {
        return inWords;
    }
}
