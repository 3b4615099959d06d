package momentum.app.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import momentum.content.book.OracleText;
import momentum.rule.OracleTable;

/** Every table that can be rolled on: the rulebook's own, and the books' others. */
final class Tables {
    /** A table by the name a person knows it by; the rulebook's own has no text of the book's. */
    record Named(String name, String group, Optional<OracleText> text) {
        String title() {
            return group.isEmpty() ? name : name + " (" + group + ")";
        }
    }

    private final Scene scene;

    Tables(Scene scene) {
        this.scene = scene;
    }

    /** The rulebook's tables come first, and a table of the book by the same name is the same table. */
    List<Named> all() {
        Map<String, Named> own = new LinkedHashMap<>();
        for (OracleTable table : scene.rulebook().tables().values()) {
            own.put(Words.simple(table.name()), new Named(table.name(), "", Optional.empty()));
        }
        List<Named> all = new ArrayList<>(own.values());
        for (OracleText text : scene.library().oracles()) {
            if (text.rollable() && !own.containsKey(Words.simple(text.name()))) {
                all.add(new Named(text.name(), text.group(), Optional.of(text)));
            }
        }
        return all;
    }

    /** The tables meant by words: by name, or by name and the group they stand in. */
    List<Named> meant(String words) {
        List<Named> all = all();
        List<Named> byName = Words.meant(words, all, Named::name);
        return byName.isEmpty() ? Words.meant(words, all, Named::title) : byName;
    }

    /** Several tables named one after another, each by its whole name: "action theme". */
    List<Named> inTurn(String words) {
        List<Named> found = new ArrayList<>();
        List<String> left = new ArrayList<>(List.of(Words.simple(words).split(" ", -1)));
        List<Named> all = all();
        while (!left.isEmpty()) {
            int taken = 0;
            for (int length = left.size(); length > 0 && taken == 0; length--) {
                String name = String.join(" ", left.subList(0, length));
                Optional<Named> exact = all.stream()
                        .filter(table -> Words.simple(table.name()).equals(name))
                        .findFirst();
                if (exact.isPresent()) {
                    found.add(exact.get());
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
}
