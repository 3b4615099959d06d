package momentum.app.web.view;

import java.util.List;
import java.util.Optional;
import momentum.app.web.roll.OddsView;
import momentum.app.web.story.StoryItem;

/**
 * The side of the table: what there is to look through, and the one that is open.
 *
 * @param list what there is of the kind that is in view
 * @param fray the move that begins a fight, where it can be made now
 */
public record ReferenceView(List<Chapter> list, Opened opened, OracleTab oracle, Optional<String> fray) {
    static final ReferenceView NONE = new ReferenceView(
            List.of(),
            new Opened(Optional.empty(), Optional.empty(), Optional.empty()),
            new OracleTab(List.of(), List.of(), List.of(), List.of(), Optional.empty()),
            Optional.empty());

    /**
     * What the oracle's tab has at hand.
     *
     * @param odds how likely something may be, to ask the oracle
     * @param pairs tables that are rolled together by one press
     * @param recent the tables that were rolled on last
     * @param last what the oracle said last
     */
    public record OracleTab(
            List<Likelihood> odds,
            List<Pair> pairs,
            List<String> favourites,
            List<String> recent,
            Optional<StoryItem.Answer> last) {}

    /** How likely a yes may be. */
    public record Likelihood(String name, int percent) {}

    /** Two tables that make sense together. */
    public record Pair(String first, String second, String about) {
        public String name() {
            return first + " + " + second;
        }
    }

    /** The one that is open, of whatever kind. */
    public record Opened(Optional<MoveView> move, Optional<OracleView> oracle, Optional<FoeView> foe) {}

    /** A head and what stands under it. */
    public record Chapter(String name, List<Item> items) {}

    /**
     * Something that can be opened.
     *
     * @param note why it cannot be used now; empty where it can
     * @param odds how it would go, where it is a roll
     */
    public record Item(String name, String label, String note, Optional<OddsView.Bar> odds) {
        static Item of(String name, String label) {
            return new Item(name, label, "", Optional.empty());
        }
    }

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
            String source,
            boolean isFought) {}
}
