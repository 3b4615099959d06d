package momentum.table.dice;

import java.util.List;

/**
 * The dice a row was thrown with.
 *
 * @param seal the number of the seal they follow from; 0 for dice that follow from none
 * @param words what the seats had added
 */
public record Thrown(int seal, String words, List<Cup.Throw> dice) {
    public static final Thrown NONE = new Thrown(0, "", List.of());

    public Thrown {
        dice = List.copyOf(dice);
    }

    public boolean isNone() {
        return dice.isEmpty();
    }
}
