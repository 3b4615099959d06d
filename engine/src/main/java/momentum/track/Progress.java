package momentum.track;

import momentum.dice.ProgressRoll;

/** Ten boxes of four ticks. Never past forty, never below none, and never around from one to the other. */
public record Progress(int ticks) {
    public static final int TICKS_A_BOX = 4;
    public static final int BOXES = 10;
    public static final int FULL = TICKS_A_BOX * BOXES;

    public static final Progress NONE = new Progress(0);

    public Progress {
        if (ticks < 0 || ticks > FULL) {
            throw new IllegalArgumentException("a track holds 0 to 40 ticks, not " + ticks);
        }
    }

    /** More ticks, or fewer, as far as the track goes. */
    public Progress plus(int more) {
        return new Progress(Math.clamp((long) ticks + more, 0, FULL));
    }

    /** Fully filled boxes only. */
    public int score() {
        return ticks / TICKS_A_BOX;
    }

    /** "Clear all but one filled box": a track with less than one has nothing filled to clear, and keeps its ticks. */
    public Progress allButOneBoxCleared() {
        return new Progress(Math.min(ticks, TICKS_A_BOX));
    }

    public ProgressRoll roll(int first, int second) {
        return new ProgressRoll(score(), first, second);
    }
}
