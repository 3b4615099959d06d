package momentum.rule;

/** A verb that is one phrase and has no parts: to add one is to add it here, and to say in the interpreter what it does. */
public enum Verb implements Effect.Line, Form<Verb> {
    MARK_PROGRESS("mark progress", Needs.A_TRACK, true),
    CLEAR_ALL_BUT_ONE_BOX("clear all but one filled box", Needs.A_TRACK, false),
    RAISE_RANK("raise the rank", Needs.A_TRACK, false),
    /** Progress is lost on a track of the player's choice, once for each point left over. */
    LOSE_PROGRESS("clear progress on a track, once for each of the rest", Needs.A_TRACK, false),
    MARK_BOND("mark a bond", Needs.SOMEONE, true),
    /** A bond that was just marked counts twice. */
    MARK_BOND_ONCE_MORE("mark a bond once more", Needs.SOMEONE, true),
    CLEAR_BOND("clear the bond", Needs.SOMEONE, false),
    PRESS_ON("press on", Needs.NOTHING, false),
    /** Any oracle, of the player's choice. */
    ROLL_ON_AN_ORACLE("roll on an oracle", Needs.A_TABLE, false),
    ADD_ASSET("add an asset", Needs.NOTHING, true),
    MARK_ABILITY("mark an ability", Needs.NOTHING, true),
    COMPANION_DIES("they die", Needs.SOMEONE, false),
    MARK_THIS_ABILITY("mark this ability", Needs.AN_ASSET, true),
    DISCARD_THIS_ASSET("discard this asset", Needs.AN_ASSET, false),
    /** Which, the player says. */
    RAISE_A_STAT("raise a stat by 1", Needs.AN_EARNING_MOVE, true),
    /** A challenge die of the roll that waits may show what was just thrown. */
    MAY_REPLACE_A_DIE("they may replace a challenge die with it", Needs.OTHER_LINES, true),
    REPLACE_LOWEST_DIE("they replace their lowest challenge die with it", Needs.OTHER_LINES, false),
    LOSE_WHAT_IT_GAVE("lose what it gave", Needs.OTHER_LINES, false);

    private final String phrase;
    private final Needs needs;
    private final boolean isBenefit;

    Verb(String phrase, Needs needs, boolean isBenefit) {
        this.phrase = phrase;
        this.needs = needs;
        this.isBenefit = isBenefit;
    }

    @Override
    public String pattern() {
        return phrase;
    }

    @Override
    public Verb read(Slots slots) {
        return this;
    }

    @Override
    public Wording wording() {
        return with();
    }

    @Override
    public Needs needs() {
        return needs;
    }

    @Override
    public boolean isBenefit() {
        return isBenefit;
    }
}
