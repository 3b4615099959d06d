package momentum.content.verify;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import momentum.content.Errata;
import momentum.content.Library;
import momentum.content.Licences;
import momentum.content.book.AssetCard;
import momentum.phrase.Printer;
import momentum.rule.Rulebook;

/** The cards of a rulebook held against the book's: what differs, and what the errata say may. */
final class CardVerification {
    private static final String ID = "asset";

    private final String book;
    private final Map<String, AssetCard> cards = new TreeMap<>();
    private final Map<String, CardFacts> facts = new HashMap<>();

    /** By the lines of the card: they say all that is compared. */
    private final Map<List<String>, Map<Integer, List<String>>> compared = new HashMap<>();

    CardVerification(String game) {
        Library library = Library.of(game, Licences.OPEN).orElseThrow();
        book = library.moves().getFirst().id().replaceAll(".*:(\\w+)/.*", "$1");
        BookCards inTheBook = new BookCards(library);
        library.assets().forEach(card -> {
            cards.put(card.id(), card);
            facts.put(card.id(), inTheBook.of(card));
        });
    }

    /** What differs, by the id of the card or of the ability. */
    SortedMap<String, List<String>> differences(Rulebook rulebook) {
        SortedMap<String, List<String>> differences = new TreeMap<>();
        Map<String, AssetCard> left = new TreeMap<>(cards);
        OurCards ours = new OurCards(rulebook);
        rulebook.cards().values().forEach(card -> {
            String id = id(card);
            AssetCard inTheBook = left.remove(id);
            CardFacts known = facts.get(id);
            if (inTheBook == null || known == null || !inTheBook.name().equals(card.name())) {
                put(differences, id, List.of("the book has no such card"));
                return;
            }
            compared.computeIfAbsent(Printer.print(card), lines -> ours.of(card).differencesFrom(known))
                    .forEach((number, each) ->
                            put(differences, number < 0 ? id : BookCards.abilityId(inTheBook, number), each));
        });
        left.keySet().forEach(id -> put(differences, id, List.of("we have no such card")));
        return differences;
    }

    /** What the errata allow, in the same form. */
    SortedMap<String, List<String>> allowed() {
        SortedMap<String, List<String>> allowed = new TreeMap<>();
        Errata.all().stream()
                .filter(erratum -> isOfACard(erratum.id()) && erratum.id().contains(":" + book + "/"))
                .forEach(erratum -> put(allowed, erratum.id(), erratum.differs()));
        return allowed;
    }

    static boolean isOfACard(String id) {
        return id.startsWith(ID);
    }

    /** Nobody writes it down: it follows from the kind and the name. */
    private String id(momentum.rule.AssetCard card) {
        return "asset:" + book + "/" + slug(card.kind()) + "/" + slug(card.name());
    }

    private static String slug(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("\\W+", "_");
    }

    private static void put(SortedMap<String, List<String>> all, String id, List<String> more) {
        if (!more.isEmpty()) {
            all.computeIfAbsent(id, key -> new ArrayList<>()).addAll(more);
            all.get(id).sort(null);
        }
    }
}
