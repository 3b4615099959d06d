package momentum.table.seat;

import java.time.Instant;

/**
 * A whisper, or something that only the guide sees: a note, a hidden foe, a hidden roll. It is stored beside the journal, not
 * in it.
 *
 * @param number from 1, in the order of the campaign
 * @param from the name of the seat that said it
 * @param to the id of the seat it is for; empty for the guide
 * @param isGone whether it has been used or withdrawn
 */
public record Aside(
        String campaign, long number, Instant at, Kind kind, String from, String to, String text, boolean isGone) {
    /** What is kept behind the screen. */
    public enum Kind {
        WHISPER,
        NOTE,
        FOE,
        ROLL
    }

    public Aside gone() {
        return new Aside(campaign, number, at, kind, from, to, text, true);
    }
}
