package momentum.table.journal;

import java.time.Instant;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One row: commands with what they brought about, or word that another row stands from now on. Nothing in it is ever changed.
 *
 * @param seq from 1, without gaps
 * @param base the row whose table this one went on from; where no command was said, the row whose table stands after it
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

    /** What was done. */
    public enum Kind {
        /** Something was said to the table. */
        COMMAND,
        /** The last command was taken back. */
        UNDO,
        /** What was taken back stands again. */
        REDO,
        /** The story goes on from an earlier row. */
        BRANCH
    }

    /**
     * What was said and what came of it, as texts of JSON.
     *
     * @param form the version of the form they are written in
     * @param command empty where no command was said
     * @param dice the table's own dice, where it threw some; otherwise empty
     */
    public record Content(int form, String command, String events, String dice) {
        /** Of a row that says which row stands, and nothing else. */
        public static Content none(int form) {
            return new Content(form, "", "[]", "");
        }

        /** How much there is to keep, in letters. */
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

    /** The row whose table stands after this one. */
    public long head() {
        return kind == Kind.COMMAND ? seq : base;
    }

    /** The seal its dice follow from; 0 for none. */
    public int seal() {
        Matcher named = SEAL.matcher(dice());
        return named.find() ? Integer.parseInt(named.group(1)) : 0;
    }

    /** The same row, of another campaign. */
    public Row of(String other) {
        return new Row(other, seq, base, at, who, kind, content, hash);
    }

    public Row withHash(Optional<String> changed) {
        return new Row(campaign, seq, base, at, who, kind, content, changed);
    }
}
