package momentum.app.web.view;

import java.util.List;
import java.util.Optional;

/** The side of the table: moves, oracles, foes and assets to look through, and the one that is open. */
public record SideView(
        List<Chapter> moves,
        List<Chapter> oracles,
        List<Chapter> foes,
        Optional<MoveView> move,
        Optional<OracleView> oracle,
        Optional<FoeView> foe,
        List<String> odds,
        List<String> recent,
        List<String> favourites) {

    /** A head and what stands under it. */
    public record Chapter(String name, List<Item> items) {}

    /**
     * Something that can be opened.
     *
     * @param note why it cannot be used now, or what it is for
     */
    public record Item(String name, String label, String note, boolean isOpen) {}

    /**
     * An oracle table, open.
     *
     * @param isOwn whether the rulebook has it, so that its rows may do something
     * @param source where it is from, to be credited
     */
    public record OracleView(
            String key,
            String name,
            String group,
            boolean isOwn,
            String dice,
            List<Row> rows,
            String source,
            boolean isFavourite) {}

    /** A row of it. */
    public record Row(String range, String html) {}

    /** A foe of the book. */
    public record FoeView(
            String name,
            String rank,
            String nature,
            String summary,
            List<String> features,
            List<String> drives,
            List<String> tactics,
            String description,
            String source) {}
}
