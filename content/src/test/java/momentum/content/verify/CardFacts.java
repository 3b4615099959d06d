package momentum.content.verify;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a card comes to, in words that can be compared.
 *
 * @param head its kind, its meters, what it takes to have it
 * @param abilities in their order
 */
record CardFacts(Set<String> head, List<AbilityFacts> abilities) {
    /**
     * What an ability comes to.
     *
     * @param rides the moves that it changes
     * @param stats what is rolled for them with it
     * @param moves its own, each with what is rolled
     * @param says everything else that its text says
     * @param named moves and stats that the text names, whatever for
     */
    record AbilityFacts(Set<String> rides, Set<String> stats, Set<String> moves, Set<String> says, Set<String> named) {
        private List<String> differencesFrom(AbilityFacts book) {
            List<String> differences = new ArrayList<>();
            compare("changes", rides, withNamed(book.rides, rides, book), differences);
            compare("rolls", stats, withNamed(book.stats, stats, book), differences);
            compare("moves", moves, book.moves, differences);
            compare("says", says, book.says, differences);
            return differences;
        }

        /** The data lists moves and stats for some sentences of an ability and not for all of them; its text names the rest. */
        private static Set<String> withNamed(Set<String> listed, Set<String> ours, AbilityFacts book) {
            Set<String> all = new TreeSet<>(ours);
            all.retainAll(book.named);
            all.addAll(listed);
            return all;
        }
    }

    /** How these facts, which are ours, differ from the book's: by the number of the ability from 0, and -1 for the head. */
    SequencedMap<Integer, List<String>> differencesFrom(CardFacts book) {
        SequencedMap<Integer, List<String>> differences = new LinkedHashMap<>();
        List<String> ofHead = new ArrayList<>();
        compare("card", head, book.head, ofHead);
        differences.put(-1, ofHead);
        for (int i = 0; i < Math.min(abilities.size(), book.abilities.size()); i++) {
            differences.put(i, abilities.get(i).differencesFrom(book.abilities.get(i)));
        }
        return differences;
    }

    private static void compare(String what, Set<String> ours, Set<String> book, List<String> differences) {
        tell(what + ": ours alone ", ours, book, differences);
        tell(what + ": the book alone ", book, ours, differences);
    }

    private static void tell(String what, Set<String> those, Set<String> others, List<String> differences) {
        Set<String> alone = new TreeSet<>(those);
        alone.removeAll(others);
        if (!alone.isEmpty()) {
            differences.add(what + alone);
        }
    }
}
