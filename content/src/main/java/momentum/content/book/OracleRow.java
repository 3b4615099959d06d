package momentum.content.book;

import java.util.List;
import java.util.Optional;

/**
 * A row of a table.
 *
 * @param range empty where no number brings the row up: it is there for the columns beside it
 * @param text2 the second column, or empty
 * @param text3 the third column, or empty
 * @param embeddedTable the id of a table printed within the row
 * @param template the row as a sentence to fill in from other tables, or empty
 * @param rolls what else is to be rolled when the row comes up
 * @param suggestions ids, or patterns of ids, of what may be of use next
 */
public record OracleRow(
        String id,
        Optional<Range> range,
        Prose text,
        Prose text2,
        Prose text3,
        Optional<String> embeddedTable,
        Prose template,
        List<FurtherRoll> rolls,
        List<String> suggestions) {
    public OracleRow {
        rolls = List.copyOf(rolls);
        suggestions = List.copyOf(suggestions);
    }

    /**
     * A roll that a row asks for. Nothing here rolls: whoever asked the oracle brings the dice.
     *
     * @param oracle the id of the table to roll on
     * @param automatic whether it is part of the result, and not the player's choice
     * @param dice other dice than the table's own, where they are said
     */
    public record FurtherRoll(
            String oracle, int times, boolean automatic, Duplicates duplicates, Optional<Dice> dice) {}

    /** What becomes of a result that comes up twice. */
    public enum Duplicates {
        REROLL,
        KEEP,
        MAKE_IT_WORSE
    }
}
