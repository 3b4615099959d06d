package momentum.rule;

import java.util.List;
import momentum.dice.Outcome;

/** What stands in the slots of a form, each read as what it should be. What cannot be read so is a problem of that place. */
public interface Slots {
    String text(String slot);

    /** A word, but not one that has a form of its own. */
    String wordOtherThan(String slot, String taken);

    int number(String slot);

    /** A number that changes something. */
    int positive(String slot);

    /** A number, or the name of what the move is made with. */
    Amount amount(String slot);

    /** What can stand for a number: a meter, the action die, the rank. */
    Amount value(String slot);

    /** A box of the asset at hand. */
    String mark(String slot);

    /** Something that is chosen for the asset at hand. */
    String trait(String slot);

    /** Values that the trait of the asset at hand can have. */
    List<String> traitValues(String slot, String trait);

    Outcome outcome(String slot);

    Outcome outcomeOtherThan(String slot, Outcome taken);

    /** Which dice are thrown again. */
    RiderLine.Dice dice(String slot);

    /** One of the game's stats, by its place. */
    int ownStat(String slot);

    /** A number for each rank. */
    Amount.ByRank byRank(String slot);

    /** "this, that, or something else". */
    List<String> list(String slot);

    Meter meter(String slot);

    /** One of the asset at hand. */
    Meter ownMeter(String slot);

    /** "health, spirit, or supply". */
    List<Meter> meters(String slot);

    /** "-health, -spirit, or -supply". */
    List<Meter> lostMeters(String slot);

    Debility debility(String slot);

    /** What can be rolled: a stat or a meter. */
    String stat(String slot);

    String move(String slot);

    String table(String slot);

    /** How likely a yes is. */
    String likelihood(String slot);

    /** A named part of the move at hand. */
    String block(String slot);

    String kindOfTrack(String slot);

    /** How a track of any kind can end. */
    String ending(String slot);

    /** How a track of this kind can end. */
    String ending(String slot, String kind);

    String fightEnding(String slot);

    String heroEnding(String slot);
}
