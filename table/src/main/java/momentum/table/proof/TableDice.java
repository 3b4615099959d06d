package momentum.table.proof;

import java.util.Set;
import java.util.stream.Collectors;
import momentum.content.Library;
import momentum.content.Licences;
import momentum.content.book.Dice;
import momentum.content.book.OracleText;

/** What the tables of the books are rolled with. Without it, a roll could claim to be of other dice than its table's. */
@FunctionalInterface
public interface TableDice {
    /** No table is known. */
    TableDice UNKNOWN = table -> Set.of();

    /** The dice of a table by its name or id, such as "1d100"; of several tables with one name, those of each. */
    Set<String> of(String table);

    /** The dice of a game's own book. */
    static TableDice ofGame(String game) {
        return Library.of(game, Licences.NON_COMMERCIAL).map(TableDice::of).orElse(UNKNOWN);
    }

    static TableDice of(Library library) {
        return table -> library.everything().stream()
                .filter(OracleText.class::isInstance)
                .map(OracleText.class::cast)
                .filter(text -> text.name().equals(table)
                        || text.id().equals(table)
                        || table.equals(text.group() + ": " + text.name()))
                .map(OracleText::dice)
                .map(Dice::toString)
                .collect(Collectors.toUnmodifiableSet());
    }
}
