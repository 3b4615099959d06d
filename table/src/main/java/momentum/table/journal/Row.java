package momentum.table.journal;

import java.time.Instant;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An immutable row of the journal: commands with their events, a change of the current row by undo, redo or branch, or a note
 * about the dice.
 *
 * @param seq from 1, without gaps
 * @param base the row that this one follows; for any other kind, the row that is current after it
 * @param who the name of the seat that wrote it
 * @param hash the row's link in the chain, see {@link HashChain}; a row of the first form has none
 */
public record Row(
        String campaign,
        long seq,
        long base,
        Instant at,
        String who,
        Kind kind,
        Content content,
        Optional<String> hash) {
    private static final Pattern SEAL = Pattern.compile("\"seal\":(\\d{1,9})\\b");

    /** The kind of a row. */
    public enum Kind {
        /** Commands. */
        COMMAND,
        /** The last row of commands was undone. */
        UNDO,
        /** An undone row was redone. */
        REDO,
        /** The story goes on from an earlier row. */
        BRANCH,
        /** Something about the dice themselves, see {@link momentum.table.dice.DiceNote}. The table stays as it is. */
        DICE
    }

    /**
     * Commands, events and dice as JSON.
     *
     * @param form the version of the form they are written in
     * @param command empty for an undo, a redo or a branch; the note for a row about the dice
     * @param dice the dice that the program threw; otherwise empty
     */
    public record Content(int form, String command, String events, String dice) {
        /** The content of an undo, a redo or a branch. */
        public static Content none(int form) {
            return new Content(form, "", "[]", "");
        }

        /** The size in characters. */
        public int length() {
            return command.length() + events.length() + dice.length();
        }
    }

    public int form() {
        return content.form();
    }

    public String command() {
        return content.command();
    }

    public String events() {
        return content.events();
    }

    public String dice() {
        return content.dice();
    }

    /** The command row whose table is current after this row. */
    public long head() {
        return kind == Kind.COMMAND ? seq : base;
    }

    /** The seal of its dice; 0 for none. */
    public int seal() {
        Matcher named = SEAL.matcher(dice());
        return named.find() ? Integer.parseInt(named.group(1)) : 0;
    }

    /** A copy of the row for another campaign. */
    public Row of(String other) {
        return new Row(other, seq, base, at, who, kind, content, hash);
    }

    public Row withHash(Optional<String> changed) {
        return new Row(campaign, seq, base, at, who, kind, content, changed);
    }
}
