package momentum.table.dice;

import java.util.List;

/**
 * A row of the journal about the dice themselves. What the dice follow from is said in such rows, before the dice: so it is part of the
 * hash chain, and whoever has the rows can work out what every roll must have been.
 */
public sealed interface DiceNote {
    /** The number of the seal that it is about. */
    int seal();

    /**
     * A seat whose word counts.
     *
     * @param id of the seat, which does not change
     * @param name what it was called then
     */
    record Named(String id, String name) {}

    /**
     * A secret was made, and this is its hash.
     *
     * @param seats whose words count for it; no other's does, and none of whoever keeps the table, who knows the secret
     */
    record SealMade(int seal, String hash, List<Named> seats) implements DiceNote {
        public SealMade {
            seats = List.copyOf(seats);
        }
    }

    /**
     * The secret is shown. No dice follow from it any more.
     *
     * @param rolls how many rows have dice of it, so that none can be passed off as typed in; 0 for a seal of the first form
     */
    record SealOpened(int seal, String secret, long rolls) implements DiceNote {}

    /** A seat gives the hash of its word, before any word is shown. */
    record WordPromised(int seal, String seat, String hash) implements DiceNote {}

    /** A seat shows the word that it promised. */
    record WordShown(int seal, String seat, String word) implements DiceNote {}

    /**
     * The journal was put here from elsewhere, with the rows that it has so far: whatever was played after them there is not here.
     *
     * @param seal the seal in use there, which is not used here any more; 0 for none
     * @param from how it came here
     * @param row the last row that came along, and its hash
     */
    record LeftBehind(int seal, From from, long row, String hash) implements DiceNote {}

    /** How a journal came here. */
    enum From {
        IMPORT("taken over from an export"),
        BACKUP("restored from a backup");

        private final String words;

        From(String words) {
            this.words = words;
        }

        public String inWords() {
            return words;
        }
    }
}
