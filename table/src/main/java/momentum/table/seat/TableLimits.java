package momentum.table.seat;

import java.util.Optional;
import momentum.state.Hero;
import momentum.state.Table;
import momentum.state.Track;

/**
 * Bounds what lies on a table, since everyone's page shows it. A table that is past a bound, such as an old one, opens and is played:
 * only what would make more of the same is refused.
 */
public final class TableLimits {
    public static final int MOST_HEROES = 40;
    public static final int MOST_HEROES_OF_A_PLAYER = 12;

    /** With those that were undone: a seat remembers whom it made, for redo gives them back to it. */
    public static final int MOST_HEROES_MADE = 100;

    public static final int MOST_OPEN_TRACKS = 200;
    public static final int MOST_TRACKS = 5_000;
    public static final int MOST_ON_A_SHEET = 200;

    private TableLimits() {}

    /** Why a seat may not change the table so; empty if it may. */
    public static Optional<String> against(Seat seat, Table before, Table after) {
        int joined = after.heroes().size() - before.heroes().size();
        if (joined > 0 && after.heroes().size() > MOST_HEROES) {
            return Optional.of(
                    "there is room for %d heroes at a table; begin another campaign for more".formatted(MOST_HEROES));
        }
        if (joined > 0 && seat.role() == Role.PLAYER && seat.heroes().size() + joined > MOST_HEROES_OF_A_PLAYER) {
            return Optional.of("a player brings at most %d heroes; ask the owner of the table to bring another"
                    .formatted(MOST_HEROES_OF_A_PLAYER));
        }
        // The quick look first: nearly every table is far below.
        if (after.tracks().size() > MOST_OPEN_TRACKS && grows(open(before), open(after), MOST_OPEN_TRACKS)) {
            return Optional.of("there is room for %d open tracks at a table; bring some to an end first"
                    .formatted(MOST_OPEN_TRACKS));
        }
        if (grows(before.tracks().size(), after.tracks().size(), MOST_TRACKS)) {
            return Optional.of("there is room for %,d tracks in a campaign, with those that have ended; begin another"
                    .formatted(MOST_TRACKS));
        }
        for (int i = 0; i < after.heroes().size(); i++) {
            int now = onSheet(after.heroes().get(i));
            // By their places, which heroes keep: a name may have changed.
            if (now > MOST_ON_A_SHEET
                    && now
                            > (i < before.heroes().size()
                                    ? onSheet(before.heroes().get(i))
                                    : 0)) {
                return Optional.of("there is room for %d bonds, assets and things on a sheet; take some off first"
                        .formatted(MOST_ON_A_SHEET));
            }
        }
        return Optional.empty();
    }

    /** Why a player may not make so many heroes more; empty if they may. */
    public static Optional<String> againstMaking(Seat seat, int made) {
        return made > 0 && seat.heroes().size() + made > MOST_HEROES_MADE
                ? Optional.of(
                        "a player makes at most %d heroes, with those that were undone; ask the owner of the table to bring another"
                                .formatted(MOST_HEROES_MADE))
                : Optional.empty();
    }

    private static boolean grows(int before, int after, int most) {
        return after > before && after > most;
    }

    private static int open(Table table) {
        return (int) table.tracks().stream().filter(Track::isOpen).count();
    }

    private static int onSheet(Hero hero) {
        return hero.bonds().size()
                + hero.belongings().assets().size()
                + hero.belongings().gear().size()
                + hero.bonuses().size();
    }
}
