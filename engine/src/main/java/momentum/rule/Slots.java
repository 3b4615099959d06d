package momentum.rule;

import java.util.List;

/** What stands in the slots of a form, each read as what it should be. What cannot be read so is a problem of that place. */
public interface Slots {
    String text(String slot);

    /** A word, but not one that has a form of its own. */
    String wordOtherThan(String slot, String taken);

    int number(String slot);

    /** A number, or the name of what the move is made with. */
    Amount amount(String slot);

    /** A number for each rank. */
    Amount.ByRank byRank(String slot);

    /** "this, that, or something else". */
    List<String> list(String slot);

    Meter meter(String slot);

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
