package momentum.app.text;

import java.util.Optional;
import momentum.content.Library;
import momentum.content.book.Dice;
import momentum.content.book.OracleRow;
import momentum.content.book.OracleText;
import momentum.table.dice.DiceSource;

/** What a table of the books says to a roll, in the terminal as on the page. */
public record OracleRolls(Library library, DiceSource source) {
    /** A row may lead to other tables, and these again; the book's own chains are shorter. */
    private static final int DEEPEST = 3;

    /** The row of a roll, with what it has rolled along with it. */
    public String words(OracleText table, int rolled) {
        return table.row(rolled).map(row -> words(row, DEEPEST)).orElse("nothing");
    }

    private String words(OracleRow row, int deep) {
        StringBuilder words = new StringBuilder(row.text().plain().replaceAll("\\s+", " "));
        if (!row.text2().isEmpty()) {
            words.append(" (").append(row.text2().plain()).append(')');
        }
        for (OracleRow.FurtherRoll further : row.rolls()) {
            Optional<OracleText> table = library.table(further.oracle()).filter(OracleText::rollable);
            for (int i = 0; i < further.times() && table.isPresent() && further.automatic() && deep > 0; i++) {
                OracleText next = table.get();
                next.row(sum(further.dice().orElse(next.dice())))
                        .ifPresent(found -> words.append("; ").append(words(found, deep - 1)));
            }
        }
        return words.toString();
    }

    /** These dice are no part of the roll that the row was read by. */
    private int sum(Dice dice) {
        int sum = dice.plus();
        for (int i = 0; i < dice.count(); i++) {
            sum += source.die(dice.sides());
        }
        return sum;
    }
}
