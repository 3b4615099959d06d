package momentum.app.web.view;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import momentum.app.web.view.ReferenceView.Chapter;
import momentum.state.Table;

/** The list of all moves with their odds, as it is for a hero at a table: it is the same for everyone who looks, until the table changes. */
final class MoveLists {
    private static final int MOST = 1_000;

    private final Map<String, Kept> kept = new ConcurrentHashMap<>();

    private record Kept(Table table, List<Chapter> chapters) {}

    /**
     * The list, computed where it is not known.
     *
     * @param whose the campaign and the hero
     */
    List<Chapter> get(String whose, Table table, Supplier<List<Chapter>> computing) {
        Kept known = kept.get(whose);
        // Tables that differ in nothing a player could tell are equal, and have the same list.
        if (known != null && known.table().equals(table)) {
            return known.chapters();
        }
        if (kept.size() > MOST) {
            kept.clear();
        }
        List<Chapter> chapters = computing.get();
        kept.put(whose, new Kept(table, chapters));
        return chapters;
    }
}
