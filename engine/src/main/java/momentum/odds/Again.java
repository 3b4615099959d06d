package momentum.odds;

import java.util.List;

/**
 * A reroll that a player may use, once: dice are picked up and thrown again together.
 *
 * @param adding what is added to the score if it is used
 */
public record Again(Which which, int adding) {
    /** "Reroll any dice", as the books word it most. */
    public static final Again ANY_DICE = new Again(Which.ANY, 0);

    /** Which dice may be picked up. On a progress roll there are only the challenge dice. */
    public enum Which {
        /** Any of the dice. */
        ANY,

        /** All of the dice, or none. */
        ALL,

        /** One of the challenge dice, and not both. */
        ONE_CHALLENGE,

        /** One of the challenge dice, or both. */
        ANY_CHALLENGE,

        ACTION_DIE;

        /** What may be thrown, the fewest dice first. */
        List<Throw> throwsOn(RollBasis basis) {
            return basis.hasActionDie() ? withActionDie() : withoutActionDie();
        }

        private List<Throw> withActionDie() {
            return switch (this) {
                case ANY -> Throw.EVERY;
                case ALL -> Throw.ALL_THREE;
                case ONE_CHALLENGE -> Throw.ONE_CHALLENGE;
                case ANY_CHALLENGE -> Throw.ANY_CHALLENGE;
                case ACTION_DIE -> Throw.ACTION_ALONE;
            };
        }

        private List<Throw> withoutActionDie() {
            return switch (this) {
                case ANY, ANY_CHALLENGE -> Throw.ANY_CHALLENGE;
                case ALL -> Throw.BOTH_CHALLENGE;
                case ONE_CHALLENGE -> Throw.ONE_CHALLENGE;
                case ACTION_DIE -> List.of();
            };
        }
    }
}
