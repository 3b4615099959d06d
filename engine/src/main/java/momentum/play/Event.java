package momentum.play;

import java.util.Optional;
import momentum.dice.OracleRoll;
import momentum.dice.Outcome;
import momentum.dice.Roll;
import momentum.rule.Debility;
import momentum.rule.Meter;

/** Something happened: from what, to what, and why. The events of a table are its truth; folding them gives it back. */
public sealed interface Event {
    Cause cause();

    record HeroJoined(Hero hero, Cause cause) implements Event {}

    record MoveMade(String hero, String move, Cause cause) implements Event {}

    /** A meter moved; the hero is empty where it is shared. */
    record MeterChanged(String hero, Meter meter, int from, int to, Cause cause) implements Event {}

    /** Some of a gain or a loss had nowhere to go. */
    record CameToNothing(String hero, String what, int amount, String why, Cause cause) implements Event {}

    record CompanionChanged(String hero, Asset from, Asset to, Cause cause) implements Event {}

    record AssetChanged(String hero, Optional<Asset> from, Optional<Asset> to, Cause cause) implements Event {}

    record Marked(String hero, Debility debility, boolean marked, String boundTo, Cause cause) implements Event {}

    record TrackOpened(Track track, Cause cause) implements Event {}

    record TrackChanged(Track from, Track to, Cause cause) implements Event {}

    record BondChanged(String hero, String with, boolean made, Cause cause) implements Event {}

    record ExperienceChanged(String hero, int from, int to, int spentFrom, int spentTo, Cause cause) implements Event {}

    record HarmChanged(String hero, int harm, int harmNow, Cause cause) implements Event {}

    /** Dice fell. A cancelled die and a match are there to be seen on the roll. */
    record Rolled(String hero, String move, Roll roll, String what, Outcome outcome, Cause cause) implements Event {}

    record Burned(String hero, Outcome from, Outcome to, Cause cause) implements Event {}

    /** The outcome that stands, once nothing more is done to the dice. */
    record Resolved(String hero, Outcome outcome, Cause cause) implements Event {}

    record OracleRolled(String hero, String table, OracleRoll roll, String text, Cause cause) implements Event {}

    record InitiativeChanged(String hero, Initiative from, Initiative to, Cause cause) implements Event {}

    record UsedThisFight(String hero, String move, Cause cause) implements Event {}

    record BonusChanged(String hero, Bonus bonus, boolean gained, Cause cause) implements Event {}

    record Chosen(String hero, String label, Cause cause) implements Event {}

    /** Something to envision. */
    record Prompted(String hero, String what, Cause cause) implements Event {}

    record HeroEnded(String hero, String how, Cause cause) implements Event {}

    record Noted(String text, Cause cause) implements Event {}

    /** A rule was bent, and by which the table would have refused. */
    record Bent(String why, Cause cause) implements Event {}

    /** What is left to do, and what has been taken since the agenda was last empty. */
    record Waits(Agenda agenda, java.util.List<Taken> taken, int frames, Cause cause) implements Event {}
}
