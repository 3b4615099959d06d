package momentum.content.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeSet;

/**
 * What a move comes to, in words that can be compared: what is rolled, and per outcome what happens and what can be chosen.
 *
 * @param ways what is rolled, each way a word
 * @param sections by "before" the roll, "strong hit", "weak hit", "miss" and "match"
 */
record MoveFacts(List<String> ways, SequencedMap<String, Section> sections) {

    /** What happens for certain, and what is chosen. */
    record Section(List<String> own, List<Choice> choices) {
        static final Section EMPTY = new Section(List.of(), List.of());

        /** Everything that happens to a player who takes an option of the first choice, or all there is without one. */
        List<List<String>> paths() {
            if (choices.isEmpty()) {
                return List.of(normal(own));
            }
            List<List<String>> paths = new ArrayList<>();
            for (List<String> option : choices.getFirst().options()) {
                List<String> path = new ArrayList<>(own);
                path.addAll(option);
                paths.add(normal(path));
            }
            return paths;
        }

        /** "Inflict your harm" and "inflict +1 harm" together are the second alone. */
        private static List<String> normal(List<String> facts) {
            List<String> normal = new ArrayList<>(facts);
            if (normal.stream().anyMatch(fact -> fact.startsWith("inflict +"))) {
                normal.remove("inflict");
            }
            normal.sort(null);
            return normal;
        }
    }

    /** So many of these. */
    record Choice(String count, List<List<String>> options) {
        @Override
        public String toString() {
            return "choose " + count + " of " + options.size();
        }
    }

    /** How these facts, which are ours, differ from the book's: nothing if they do not. */
    List<String> differencesFrom(MoveFacts book) {
        List<String> differences = new ArrayList<>();
        compare("rolls", ways, book.ways, differences);
        TreeSet<String> names = new TreeSet<>(sections.keySet());
        names.addAll(book.sections.keySet());
        for (String name : names) {
            compare(
                    name,
                    sections.getOrDefault(name, Section.EMPTY),
                    book.sections.getOrDefault(name, Section.EMPTY),
                    differences);
        }
        return differences;
    }

    private static void compare(String name, Section ours, Section book, List<String> differences) {
        int choices = Math.max(ours.choices().size(), book.choices().size());
        boolean sameChoice = true;
        for (int i = 0; i < choices; i++) {
            String our = i < ours.choices().size() ? ours.choices().get(i).toString() : "no choice";
            String theirs = i < book.choices().size() ? book.choices().get(i).toString() : "no choice";
            if (!our.equals(theirs)) {
                differences.add(name + ": we " + our + ", the book " + theirs);
                sameChoice &= i > 0;
            }
        }
        for (int i = 1; i < ours.choices().size(); i++) {
            differences.add(name + ": ours alone " + ours.choices().get(i).options());
        }
        if (!sameChoice) {
            compare(name, flat(ours), flat(book), differences);
            return;
        }
        List<List<String>> oursAlone = eachWithout(ours.paths(), book.paths());
        List<List<String>> bookAlone = eachWithout(book.paths(), ours.paths());
        tell(name, "ours alone", oursAlone, differences);
        tell(name, "the book alone", bookAlone, differences);
    }

    /** What is the same for every option is told once. */
    private static void tell(String name, String whose, List<List<String>> alone, List<String> differences) {
        List<String> common = new ArrayList<>(alone.getFirst());
        alone.forEach(common::retainAll);
        if (!common.isEmpty()) {
            differences.add(name + ": " + whose + " " + common);
        }
        for (int i = 0; i < alone.size(); i++) {
            List<String> rest = without(alone.get(i), common);
            if (!rest.isEmpty()) {
                differences.add(name + ", option " + (i + 1) + ": " + whose + " " + rest);
            }
        }
    }

    private static List<List<String>> eachWithout(List<List<String>> all, List<List<String>> those) {
        List<List<String>> rest = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            rest.add(without(all.get(i), those.get(i)));
        }
        return rest;
    }

    /** Where the choices are not alike, all that may happen is held against all that may happen. */
    private static List<String> flat(Section section) {
        List<String> all = new ArrayList<>(section.own());
        section.choices().forEach(choice -> choice.options().forEach(all::addAll));
        all.sort(null);
        return all;
    }

    private static void compare(String where, List<String> ours, List<String> book, List<String> differences) {
        List<String> oursAlone = without(ours, book);
        List<String> bookAlone = without(book, ours);
        if (!oursAlone.isEmpty()) {
            differences.add(where + ": ours alone " + oursAlone);
        }
        if (!bookAlone.isEmpty()) {
            differences.add(where + ": the book alone " + bookAlone);
        }
    }

    private static List<String> without(List<String> all, List<String> those) {
        List<String> rest = new ArrayList<>(all);
        those.forEach(rest::remove);
        rest.sort(null);
        return rest;
    }
}
