package momentum.table.seat;

/**
 * A hero that a seat plays. A name alone would not tell: a hero that was undone may be made again, by someone else. So a claim is
 * to the hero of this name that was made in one of these rows.
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

    boolean isTo(String name, long row) {
        return hero.equals(name) && first <= row && row <= last;
    }
}
