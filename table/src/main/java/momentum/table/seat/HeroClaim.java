package momentum.table.seat;

import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * A hero that a seat plays. A name alone would not tell: a hero that was undone may be made again, by someone else. So a claim is
 * to the hero of this name that was made in one of these rows, whatever they are called later.
 */
public record HeroClaim(String hero, long first, long last) {
    /** A claim to the hero that was made in a row. */
    public static HeroClaim madeIn(String hero, long row) {
        return new HeroClaim(hero, row, row);
    }

    /** A claim to whoever bears the name, for a seat that is given before its hero is made. */
    public static HeroClaim named(String hero) {
        return new HeroClaim(hero, 0, Long.MAX_VALUE);
    }

    /**
     * The claim by the name that the hero has now; empty if they are not at the table. A hero who joined by the name that is
     * claimed is meant rather than one who got it later.
     *
     * @param origins all heroes at the table, by their names
     */
    public Optional<HeroClaim> at(Map<String, HeroOrigin> origins) {
        Optional<String> joined = origins.entrySet().stream()
                .filter(each -> each.getValue().name().equals(hero) && covers(each.getValue()))
                .min(Comparator.comparingLong(each -> each.getValue().row()))
                .map(Map.Entry::getKey);
        return joined.or(() -> Optional.ofNullable(origins.get(hero))
                        .filter(this::covers)
                        .map(origin -> hero))
                .map(now -> new HeroClaim(now, first, last));
    }

    private boolean covers(HeroOrigin origin) {
        return first <= origin.row() && origin.row() <= last;
    }
}
