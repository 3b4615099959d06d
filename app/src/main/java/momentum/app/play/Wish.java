package momentum.app.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import momentum.play.Command;
import momentum.table.Saying;

/** What someone wants who typed a line. */
sealed interface Wish {
    /**
     * Something is said to the table.
     *
     * @param roll how to roll as soon as dice are asked for, if that was said as well
     */
    record Say(List<Saying> sayings, Optional<Roll> roll) implements Wish {
        static Say of(Command command) {
            return of(Saying.of(command));
        }

        static Say of(Saying saying) {
            return new Say(List.of(saying), Optional.empty());
        }
    }

    /** The table's dice, with this stat, and what is so in the story. */
    record Roll(String stat, Set<String> said) {}

    /** Something is looked at. */
    record Show(List<String> lines) implements Wish {}

    /** A name was given that needs a rank before it is an answer. */
    record Half(String name) implements Wish {}

    /** Another hero acts from now on. */
    record Act(String hero) implements Wish {}

    /** A hero is to be made. */
    record Create() implements Wish {}

    record Undo() implements Wish {}

    record Redo() implements Wish {}

    /** The dice so far are to be opened for checking. */
    record OpenSeal() implements Wish {}

    record Quit() implements Wish {}

    /** Nothing can be made of it: why, and what could be typed. */
    record Unclear(String why) implements Wish {}
}
