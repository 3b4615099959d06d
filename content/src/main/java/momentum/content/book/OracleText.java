package momentum.content.book;

import java.util.List;
import java.util.Optional;

/**
 * An oracle table.
 *
 * @param group the name of the collection, the move or the truth it stands in
 * @param bookName what the book calls it, where that is not its name
 * @param kind how it is printed: {@code table_text}, {@code column_text} ...
 * @param columns the heads of its columns: of the rolls first, as far as they have one
 * @param recommendedRolls how often the book would roll, where it says
 * @param match what a match means, or empty
 */
public record OracleText(
        String id,
        String name,
        Origin origin,
        String group,
        Optional<String> bookName,
        String kind,
        Dice dice,
        Prose summary,
        Prose description,
        List<String> columns,
        Optional<Range> recommendedRolls,
        Prose match,
        List<OracleRow> rows,
        List<String> suggestions)
        implements Entry {
    public OracleText {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
        suggestions = List.copyOf(suggestions);
    }

    /** Whether a number brings something up. A table without numbers is read, not rolled. */
    public boolean rollable() {
        return rows.stream().anyMatch(row -> row.range().isPresent());
    }

    /** The row that a number brings up, with the rolls it asks for; none for a number that is not on the table. */
    public Optional<OracleRow> row(int number) {
        return rows.stream()
                .filter(row -> row.range().filter(range -> range.holds(number)).isPresent())
                .findFirst();
    }
}
