package momentum.table.story;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import momentum.table.JournalEntry;

/**
 * One sitting at the table. It begins where hours lie between two rows that stand, so nobody has to say that it does.
 *
 * @param number from 1
 * @param row the first that stands in it
 * @param at when that was
 */
public record Session(int number, long row, Instant at) {
    /** Longer than a meal, shorter than a night. */
    public static final Duration PAUSE = Duration.ofHours(4);

    /** Before the first. */
    static final Session NONE = new Session(0, 0, Instant.MIN);

    /** The sessions of a whole story, by their first rows. */
    public static Map<Long, Session> in(List<JournalEntry> standing) {
        Map<Long, Session> found = new HashMap<>();
        Session last = NONE;
        Instant before = Instant.MIN;
        for (JournalEntry entry : standing) {
            last = next(last, before, entry.seq(), entry.at());
            found.putIfAbsent(last.row(), last);
            before = entry.at();
        }
        return found;
    }

    /** The session that a row begins after another; or the one it is still in. */
    static Session next(Session last, Instant before, long row, Instant at) {
        return last.equals(NONE) || before.plus(PAUSE).isBefore(at) ? new Session(last.number() + 1, row, at) : last;
    }
}
