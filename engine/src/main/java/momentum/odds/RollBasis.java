package momentum.odds;

import momentum.dice.ActionRoll;
import momentum.dice.Die;
import momentum.dice.ProgressRoll;
import momentum.dice.Roll;

/** What a roll is made with, whatever its dice show. */
public sealed interface RollBasis {
    /** The score by the face of the action die, with so much added by rerolls; of a progress roll the one score it has. */
    int[] scores(int adding);

    /** What a burn could be made with. A progress roll has nothing. */
    int momentum();

    boolean hasActionDie();

    /** What a roll that has been made was made with. */
    static RollBasis of(Roll roll) {
        return switch (roll) {
            case ActionRoll action -> new Action(action.stat() + action.adds(), action.momentum());
            case ProgressRoll progress -> new Progress(progress.score());
        };
    }

    /**
     * An action die, and what is added to it.
     *
     * @param add the stat and every add, summed
     * @param momentum the hero's; where it is negative it cancels an action die that is equal to it
     */
    record Action(int add, int momentum) implements RollBasis {
        @Override
        public int[] scores(int adding) {
            int[] scores = new int[Die.ACTION.faces()];
            for (int face = 1; face <= scores.length; face++) {
                scores[face - 1] = new ActionRoll(face, 1, 1, add, adding, momentum).score();
            }
            return scores;
        }

        @Override
        public boolean hasActionDie() {
            return true;
        }
    }

    /** The filled boxes of a track. Momentum plays no part. */
    record Progress(int score) implements RollBasis {
        public Progress {
            if (score < 0 || score > Roll.HIGHEST_SCORE) {
                throw new IllegalArgumentException("a progress score is 0 to 10, not " + score);
            }
        }

        @Override
        public int[] scores(int adding) {
            return new int[] {Math.clamp((long) score + adding, 0, Roll.HIGHEST_SCORE)};
        }

        @Override
        public int momentum() {
            return 0;
        }

        @Override
        public boolean hasActionDie() {
            return false;
        }
    }
}
