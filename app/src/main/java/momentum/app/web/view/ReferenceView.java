package momentum.app.web.view;

import java.util.List;
import java.util.Optional;

/**
 * The side of the table: what there is to look through, and the one that is open.
 *
 * @param odds how likely something may be, to ask the oracle
 */
public record ReferenceView(Lists lists, Opened opened, List<String> odds) {

    /** All there is to look through; of oracles, those used last and those kept at hand as well. */
    public record Lists(
            List<Chapter> moves,
            List<Chapter> oracles,
            List<Chapter> foes,
            List<String> recent,
            List<String> favourites) {}

    /** The one that is open, of whatever kind. */
    public record Opened(Optional<MoveView> move, Optional<OracleView> oracle, Optional<FoeView> foe) {}

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
