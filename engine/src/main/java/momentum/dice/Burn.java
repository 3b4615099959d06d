package momentum.dice;

/** How a game words the burning of momentum. Where a burn is of use the two manners come to the same outcome. */
public enum Burn {
    /** Ironsworn: challenge dice below momentum are cancelled; the action score still stands against the other. */
    CANCELS_DICE {
        @Override
        Outcome burned(ActionRoll roll) {
            return Outcome.ofBeaten(isBeaten(roll, roll.first()), isBeaten(roll, roll.second()));
        }

        private static boolean isBeaten(ActionRoll roll, int die) {
            return die < roll.momentum() || die < roll.score();
        }
    },

    /** Starforged: momentum replaces the action score. */
    REPLACES_SCORE {
        @Override
        Outcome burned(ActionRoll roll) {
            return Outcome.of(roll.momentum(), roll.first(), roll.second());
        }
    };

    abstract Outcome burned(ActionRoll roll);

    /** A burn is offered only from positive momentum, and only when it would better the outcome. */
    public boolean betters(ActionRoll roll) {
        return roll.momentum() > 0 && burned(roll).betters(roll.outcome());
    }

    /** The outcome with a burn, where one is offered; otherwise the outcome as rolled. */
    public Outcome outcome(ActionRoll roll) {
        return betters(roll) ? burned(roll) : roll.outcome();
    }
}
