package momentum.dice;

/** How a game words the burning of momentum. Where a burn is of use the two manners come to the same outcome. */
public enum Burn {
    /** Ironsworn: challenge dice below momentum are cancelled; the action score still stands against the other. */
    CANCELS_DICE {
        @Override
        public int score(int score, int momentum) {
            return Math.max(score, momentum);
        }
    },

    /** Starforged: momentum replaces the action score. */
    REPLACES_SCORE {
        @Override
        public int score(int score, int momentum) {
            return momentum;
        }
    };

    /** What the challenge dice are held against once momentum is burned: each die below it is beaten, or cancelled. */
    public abstract int score(int score, int momentum);

    private Outcome burned(ActionRoll roll, int momentum) {
        return Outcome.of(score(roll.score(), momentum), roll.first(), roll.second());
    }

    /**
     * A burn is offered only from positive momentum, and only when it would better the outcome.
     *
     * @param momentum what there is to burn, which may have changed since the dice fell
     */
    public boolean betters(ActionRoll roll, int momentum) {
        return momentum > 0 && burned(roll, momentum).betters(roll.outcome());
    }

    /** The same, with the momentum that there was as the dice fell. */
    public boolean betters(ActionRoll roll) {
        return betters(roll, roll.momentum());
    }

    /** The outcome with a burn, where one is offered; otherwise the outcome as rolled. */
    public Outcome outcome(ActionRoll roll, int momentum) {
        return betters(roll, momentum) ? burned(roll, momentum) : roll.outcome();
    }

    /** The same, with the momentum that there was as the dice fell. */
    public Outcome outcome(ActionRoll roll) {
        return outcome(roll, roll.momentum());
    }
}
