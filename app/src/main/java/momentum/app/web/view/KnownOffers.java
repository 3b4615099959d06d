package momentum.app.web.view;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import momentum.app.web.view.ReferenceView.Chapter;
import momentum.play.Offers;
import momentum.state.Table;

/** What is open to a hero, and the list of all moves with their odds: the same for everyone who looks, until the table changes. */
final class KnownOffers {
    private static final int MOST = 1_000;

    private final Map<String, Known> known = new ConcurrentHashMap<>();

    /**
     * What is known of a hero at a table.
     *
     * @param chapters empty until someone looks at the list
     */
    private record Known(Table table, Offers offers, AtomicReference<List<Chapter>> chapters) {}

    /**
     * What is open to a hero.
     *
     * @param whose the campaign and the hero
     */
    Offers offers(String whose, Table table, Supplier<Offers> finding) {
        return known(whose, table, finding).offers();
    }

    List<Chapter> moves(String whose, Table table, Supplier<Offers> finding, Supplier<List<Chapter>> listing) {
        Known found = known(whose, table, finding);
        if (found.chapters().get().isEmpty()) {
            found.chapters().set(listing.get());
        }
        return found.chapters().get();
    }

    private Known known(String whose, Table table, Supplier<Offers> finding) {
        Known before = known.get(whose);
        // Tables that differ in nothing a player could tell are equal, and so is what is open at them.
        if (before != null && before.table().equals(table)) {
            return before;
        }
        if (known.size() > MOST) {
            known.clear();
        }
        Known found = new Known(table, finding.get(), new AtomicReference<>(List.of()));
        known.put(whose, found);
        return found;
    }
}
