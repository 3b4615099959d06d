package momentum.table.journal;

import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One row: a command with what it brought about, or an undo or redo of one. Nothing in it is ever changed.
 *
 * @param seq from 1, without gaps
 * @param base the row whose table this one went on from; for an undo or a redo, the row whose table it went back to
 * @param form the version of the form in which command and events are written
 * @param command empty for an undo or a redo
 * @param dice the table's dice that it was thrown with, as {@code Thrown} in JSON; empty without
 */
public record Row(
        String campaign,
        long seq,
        long base,
        Instant at,
        String who,
        Kind kind,
        int form,
        String command,
        String events,
        String dice) {
    private static final Pattern SEAL = Pattern.compile("\"seal\":(\\d{1,9})\\b");

    /** What was done. */
    public enum Kind {
        COMMAND,
        UNDO,
        REDO
    }

    /** The row whose table stands after this one. */
    public long head() {
        return kind == Kind.COMMAND ? seq : base;
    }

    /** The seal its dice follow from; 0 for none. */
    public int seal() {
        Matcher named = SEAL.matcher(dice);
        return named.find() ? Integer.parseInt(named.group(1)) : 0;
    }

    /** The same row, of another campaign. */
    public Row of(String other) {
        return new Row(other, seq, base, at, who, kind, form, command, events, dice);
    }
}
