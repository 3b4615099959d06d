package momentum.content.verify;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import momentum.content.Errata;
import momentum.content.Library;
import momentum.content.Licences;
import momentum.content.book.OracleText;
import momentum.rule.Rulebook;

/** A rulebook held against the book's text: what differs, and what the errata say may. */
final class Verification {
    private final Library library;
    private final String book;
    private final Map<String, MoveFacts> facts = new HashMap<>();
    private final Map<String, String> ids = new HashMap<>();
    private final Map<String, Optional<OracleText>> tables = new HashMap<>();

    private static final MoveFacts NOTHING = new MoveFacts(List.of(), new LinkedHashMap<>());

    Verification(String game) {
        library = Library.of(game, Licences.OPEN).orElseThrow();
        book = library.moves().getFirst().id().replaceAll(".*:(\\w+)/.*", "$1");
        library.moves().forEach(move -> {
            facts.put(move.name(), BookFacts.of(move));
            ids.put(move.name(), move.id());
        });
    }

    private Optional<OracleText> table(String name) {
        return tables.computeIfAbsent(name, wanted -> TableFacts.inTheBook(wanted, library));
    }

    /** What differs, by the id of the move or the table. */
    SortedMap<String, List<String>> differences(Rulebook rulebook) {
        SortedMap<String, List<String>> differences = new TreeMap<>();
        rulebook.moves().forEach((name, move) -> {
            MoveFacts inTheBook = facts.get(name);
            if (inTheBook == null) {
                put(differences, ours("move", name), List.of("the book has no such move"));
                put(differences, ours("move", name), RuleFacts.of(move).differencesFrom(NOTHING));
            } else {
                put(
                        differences,
                        ids.getOrDefault(name, name),
                        RuleFacts.of(move).differencesFrom(inTheBook));
            }
        });
        rulebook.tables()
                .forEach((name, table) -> table(name)
                        .ifPresentOrElse(
                                text -> put(differences, text.id(), TableFacts.differences(table, text)),
                                () -> put(
                                        differences,
                                        ours("oracle_rollable", name),
                                        List.of("the book has no such table"))));
        rulebook.odds()
                .forEach(likely -> table(likely.name())
                        .ifPresentOrElse(
                                text -> put(differences, text.id(), TableFacts.differences(likely, text)),
                                () -> put(
                                        differences,
                                        ours("oracle_rollable", likely.name()),
                                        List.of("the book has no such odds"))));
        return differences;
    }

    /** What the errata allow, in the same form. */
    SortedMap<String, List<String>> allowed() {
        SortedMap<String, List<String>> allowed = new TreeMap<>();
        Errata.all().stream()
                .filter(erratum -> !CardVerification.isOfACard(erratum.id())
                        && erratum.id().contains(":" + book + "/"))
                .forEach(erratum -> put(allowed, erratum.id(), erratum.differs()));
        return allowed;
    }

    /** What only our rulebook has is called by an id that the book could not have. */
    private String ours(String kind, String name) {
        return kind + ":" + book + "/ours/" + name.toLowerCase(Locale.ROOT).replaceAll("\\W+", "_");
    }

    private static void put(SortedMap<String, List<String>> all, String id, List<String> more) {
        if (!more.isEmpty()) {
            all.computeIfAbsent(id, key -> new ArrayList<>()).addAll(more);
            all.get(id).sort(null);
        }
    }
}
