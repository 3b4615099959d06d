package momentum.content.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import momentum.content.Library;
import momentum.content.book.OracleRow;
import momentum.content.book.OracleText;
import momentum.content.book.Range;
import momentum.rule.Effect;
import momentum.rule.Likely;
import momentum.rule.OracleTable;
import momentum.rule.Phrase;
import momentum.rule.StoryEffect;

/** How our tables differ from the book's: their ranges, the moves that their rows make, how often they are rolled on again. */
final class TableFacts {
    /** Tables that the book calls by the move they stand in. */
    private static final Map<String, String> OTHER_NAMES =
            Map.of("Mortal Harm", "Endure Harm", "Despair", "Endure Stress");

    private TableFacts() {}

    static Optional<OracleText> inTheBook(String name, Library library) {
        String wanted = OTHER_NAMES.getOrDefault(name, name).toLowerCase(Locale.ROOT);
        List<OracleText> tables = new ArrayList<>(library.oracles());
        tables.addAll(library.embeddedTables());
        return tables.stream()
                .filter(table -> table.name().toLowerCase(Locale.ROOT).equals(wanted)
                        || table.bookName()
                                .filter(it -> it.toLowerCase(Locale.ROOT).equals(wanted))
                                .isPresent())
                .findFirst();
    }

    static List<String> differences(OracleTable ours, OracleText book) {
        List<String> differences = new ArrayList<>();
        if (ours.rows().size() != book.rows().size()) {
            differences.add("we have " + ours.rows().size() + " rows, the book "
                    + book.rows().size());
            return differences;
        }
        for (int i = 0; i < ours.rows().size(); i++) {
            OracleTable.Row row = ours.rows().get(i);
            OracleRow theirs = book.rows().get(i);
            String range = new Range(row.from(), row.to()).toString();
            String bookRange = theirs.range().map(Range::toString).orElse("none");
            if (!range.equals(bookRange)) {
                differences.add("row " + (i + 1) + ": ours " + range + ", the book's " + bookRange);
            }
            List<String> calls = row.effects().stream()
                    .flatMap(phrase -> call(phrase).stream())
                    .toList();
            List<String> bookCalls = calls(theirs);
            if (!calls.equals(bookCalls)) {
                differences.add("row " + (i + 1) + ": ours " + calls + ", the book's " + bookCalls);
            }
        }
        return differences;
    }

    /** A yes of ours against the rows of the book that say yes. */
    static List<String> differences(Likely ours, OracleText book) {
        Range yes = book.rows().stream()
                .filter(row -> row.text().source().equals("Yes"))
                .flatMap(row -> row.range().stream())
                .findFirst()
                .orElseThrow();
        Range our = ours.orMore() ? new Range(ours.number(), 100) : new Range(1, ours.number());
        return our.equals(yes) ? List.of() : List.of("a yes is " + our + ", in the book " + yes);
    }

    private static Optional<String> call(Phrase phrase) {
        return switch (phrase.effect()) {
            case Effect.Make make -> Optional.of(make.move());
            case StoryEffect.RollOn roll -> Optional.of("roll " + roll.times() + " times");
            case Effect other -> Optional.empty();
        };
    }

    /** What a row has to be rolled again is in a field of its own, or only in its words. */
    private static List<String> calls(OracleRow row) {
        List<String> calls = new ArrayList<>();
        java.util.regex.Pattern.compile("\\[([^\\]]*)\\]\\(datasworn:move:")
                .matcher(row.text().source())
                .results()
                .forEach(link -> calls.add(link.group(1)));
        row.rolls().forEach(roll -> calls.add("roll " + roll.times() + " times"));
        if (row.rolls().isEmpty() && row.text().source().startsWith("Roll again")) {
            calls.add("roll 1 times");
        }
        return calls;
    }
}
