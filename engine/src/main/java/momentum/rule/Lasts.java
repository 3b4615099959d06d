package momentum.rule;

import java.util.Optional;

/**
 * How long something waits to be used.
 *
 * @param thisFight no longer than the fight at hand
 * @param untilNext no longer than until this move is made again
 * @param isForOneMove no longer than until any other move is made
 */
public record Lasts(boolean thisFight, Optional<String> untilNext, boolean isForOneMove) {
    public static final Lasts UNTIL_USED = new Lasts(false, Optional.empty(), false);
    public static final Lasts FOR_ONE_MOVE = new Lasts(false, Optional.empty(), true);

    /** Whether it is over once this move is made. */
    public boolean endsWith(Move made) {
        return untilNext.isPresent() && untilNext.get().equals(made.name());
    }

    public static Lasts thisFightOnly() {
        return new Lasts(true, Optional.empty(), false);
    }

    public static Lasts untilNext(String move) {
        return new Lasts(false, Optional.of(move), false);
    }
}
