package momentum.play;

import java.util.List;
import java.util.Optional;
import momentum.state.Asset;

/** What a person puts right by hand, on a hero's sheet or among the tracks they share. */
public sealed interface Correction {
    /** The hero is called otherwise from now on, wherever they are named. */
    record Renamed(String to) implements Correction {}

    /** What was earned so far, spent or not. */
    record Experience(int earned) implements Correction {}

    /** The harm of the weapon at hand. */
    record Harm(int harm) implements Correction {}

    /** Whether the hero has the initiative, in a fight. */
    record Initiative(boolean hasIt) implements Correction {}

    /** A bond that is there, or is no more. */
    record Bond(String with, boolean made) implements Correction {}

    /** An asset as it is now; a new one, where there is none of its name. */
    record HasAsset(Asset asset) implements Correction {}

    record NoAsset(String name) implements Correction {}

    /** Something on the card of an asset. */
    record OnAsset(String asset, Change change) implements Correction {}

    /** What is put right on a card. */
    sealed interface Change {
        /** A name of its own; empty, where it has none any more. */
        record Called(String name) implements Change {}

        record MeterIs(String meter, int value) implements Change {}

        /**
         * A box that is marked from now on, or is not.
         *
         * @param bearer who bears what the box stands for; empty, where nobody in particular does
         */
        record BoxIs(String box, boolean marked, String bearer) implements Change {}

        /** What was chosen for it. */
        record Chosen(String what, String value) implements Change {}

        /** An ability is marked from now on, or is not. */
        record AbilityIs(int number, boolean marked) implements Change {}

        /** What was used up can be used again. */
        record Unused() implements Change {}
    }

    /** All that is carried, apart from assets. */
    record Gear(List<String> gear) implements Correction {
        public Gear {
            gear = List.copyOf(gear);
        }
    }

    /** A bonus that still waited is let go; it is known by its number and the move it is from. */
    record NoBonus(int add, Optional<String> from) implements Correction {}

    /** A track ends otherwise than by a move. */
    record TrackEnds(String track, String ending) implements Correction {}

    /** The hero is out of the fight, and those beside them fight on. */
    record LeavesFight(String ending) implements Correction {}

    /** The hero's fight ends otherwise than by a move, for all who share it. */
    record FightEnds(String ending) implements Correction {}
}
