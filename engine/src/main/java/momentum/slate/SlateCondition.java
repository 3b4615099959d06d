package momentum.slate;

/** What the Gaining Momentum Procedure looks for. Each is worth one. */
public enum SlateCondition implements GainReason {
    CHARGE("first melee attack with a charge"),
    MELEE("won a melee attack"),
    DESTROY("destroyed an enemy unit"),
    FORMATION("won a tactical formation contest that both took part in"),
    FLANK("melee attack with flanking"),
    PUSH("pushed an enemy out of an objective area"),
    DISPEL("dispelled an enemy spell");

    private final String inWords;

    SlateCondition(String inWords) {
        this.inWords = inWords;
    }

    @Override
    public int points() {
        return 1;
    }

    @Override
    public String inWords() {
        return inWords;
    }
}
