package momentum.slate;

import java.util.List;

/** Something changed on the slate, from what to what, and why. Slider values are as that side counts them. */
public sealed interface SlateEvent {
    Side side();

    record Moved(Side side, int from, int to, List<GainReason> why) implements SlateEvent {}

    /** The slider was pushed past 2; how far past makes no difference. */
    record Exceeded(Side side, int value, List<GainReason> why) implements SlateEvent {}

    /** Both sides gained, and by ruling so much of the one cancelled as much of the other. */
    record Cancelled(Side side, int points) implements SlateEvent {}

    record Rewarded(Side side, Reward reward) implements SlateEvent {}

    /** The slider goes back to the middle. */
    record Reset(Side side, int from) implements SlateEvent {}

    record Seals(Side side, int from, int to, Cause why) implements SlateEvent {}

    record Boosts(Side side, int from, int to, Cause why) implements SlateEvent {}

    /** Why a counter changed. */
    enum Cause {
        CONSOLATION("the opponent's momentum passed 2"),
        REWARD("the reward for passing 2"),
        BY_HAND("by hand");

        private final String inWords;

        Cause(String inWords) {
            this.inWords = inWords;
        }

        public String inWords() {
            return inWords;
        }
    }
}
