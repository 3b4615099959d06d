package momentum.table.dice;

import java.util.List;
import java.util.stream.Stream;

/**
 * The dice a row was thrown with.
 *
 * @param seal the number of the seal they follow from; 0 for dice that follow from none
 * @param words what the seats had added
 * @param roll where the first of them are added up to what was said: what they are, such as "2d6+1"; otherwise empty
 */
public record Thrown(int seal, String words, String roll, List<DiceSource.Throw> dice) {
    public static final Thrown NONE = new Thrown(0, "", "", List.of());

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
                words,
                roll,
                Stream.concat(dice.stream(), more.dice.stream()).toList());
    }

    public boolean isNone() {
        return dice.isEmpty();
    }
}
