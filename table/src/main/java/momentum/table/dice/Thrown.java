package momentum.table.dice;

import java.util.List;
import java.util.stream.Stream;

/**
 * The dice a row was thrown with.
 *
 * @param seal the number of the seal they follow from; 0 for dice that follow from none
 * @param turn the number of this roll among those of its seal, from 1; 0 for a seal of the first form
 * @param words what the seats had added, for a seal of the first form; for others, rows say so
 * @param roll where the first of them are added up to what was said: what they are, such as "2d6+1"; otherwise empty
 */
public record Thrown(int seal, long turn, String words, String roll, List<DiceSource.Throw> dice) {
    public static final Thrown NONE = new Thrown(0, 0, "", "", List.of());

    public Thrown {
        dice = List.copyOf(dice);
    }

    /** These and those that were thrown after them for the same row. */
    public Thrown and(Thrown more) {
        if (isNone() || more.isNone()) {
            return isNone() ? more : this;
        }
        return new Thrown(
                seal,
                turn,
                words,
                roll,
                Stream.concat(dice.stream(), more.dice.stream()).toList());
    }

    public boolean isNone() {
        return dice.isEmpty();
    }
}
