package momentum.table.seat;

import java.time.Instant;

/**
 * A whisper, or something that only the guide sees: a note, a hidden foe, a hidden roll. It is stored beside the journal, not
 * in it.
 *
 * @param number from 1, in the order of the campaign
 * @param from the name of the seat that said it
 * @param to the id of the seat it is for; empty for the guide
 */
public record Aside(String campaign, long number, Instant at, Kind kind, String from, String to, String text) {
    /** What is kept behind the screen. */
    public enum Kind {
        WHISPER(50, "whispers"),
        NOTE(200, "notes"),
        FOE(100, "hidden foes"),
        ROLL(200, "hidden rolls");

        private final int most;
        private final String words;

        Kind(int most, String words) {
            this.most = most;
            this.words = words;
        }

        /** How many of one seat's may lie there at once. */
        public int most() {
            return most;
        }

        /** What someone is told who has no room for another. */
        public String noRoom() {
            return "You have %d %s here, and that is the most. Put some away, and there is room again."
                    .formatted(most, words);
        }
    }

    public Aside numbered(long next) {
        return new Aside(campaign, next, at, kind, from, to, text);
    }
}
