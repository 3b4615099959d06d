package momentum.app.terminal.context;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import momentum.app.text.NameMatcher;
import momentum.content.book.OracleText;
import momentum.rule.OracleTable;

/** Every table that can be rolled on: the rulebook's own, and the books' others. */
public final class OracleTables {
    /** A table by the name a person knows it by; the rulebook's own has no text of the book's. */
    public record Named(String name, String group, Optional<OracleText> text) {
        public String title() {
            return group.isEmpty() ? name : name + " (" + group + ")";
        }
    }

    private final SessionContext context;

    public OracleTables(SessionContext context) {
        this.context = context;
    }

    /** The rulebook's tables come first, and a table of the book by the same name is the same table. */
    public List<Named> all() {
        Map<String, Named> own = new LinkedHashMap<>();
        for (OracleTable table : context.rulebook().tables().values()) {
            own.put(NameMatcher.simple(table.name()), new Named(table.name(), "", Optional.empty()));
        }
        List<Named> all = new ArrayList<>(own.values());
        for (OracleText text : context.library().oracles()) {
            if (text.rollable() && !own.containsKey(NameMatcher.simple(text.name()))) {
                all.add(new Named(text.name(), text.group(), Optional.of(text)));
            }
        }
        return all;
    }

    /** The tables meant by words: by name, or by name and the group they stand in. */
    public List<Named> meant(String words) {
        List<Named> all = all();
        List<Named> byName = NameMatcher.meant(words, all, Named::name);
        return byName.isEmpty() ? NameMatcher.meant(words, all, Named::title) : byName;
    }

    /**
     * Several tables named one after another, each by its whole name: "action theme". A name that several have is none; behind it
     * may stand the group that tells it from the others.
     */
    public List<Named> inTurn(String words) {
        List<Named> found = new ArrayList<>();
        List<String> left = new ArrayList<>(List.of(NameMatcher.simple(words).split(" ", -1)));
        List<Named> all = all();
        while (!left.isEmpty()) {
            int taken = 0;
            for (int length = left.size(); length > 0 && taken == 0; length--) {
                List<Named> meant = whole(String.join(" ", left.subList(0, length)), all);
                if (meant.size() == 1) {
                    found.add(meant.getFirst());
                    taken = length;
                }
            }
            if (taken == 0) {
                return List.of();
            }
            left.subList(0, taken).clear();
        }
        return found;
    }

    private static List<Named> whole(String name, List<Named> all) {
        return all.stream()
                .filter(table -> NameMatcher.simple(table.name()).equals(name)
                        || NameMatcher.simple(table.title()).equals(name))
                .toList();
    }
}
