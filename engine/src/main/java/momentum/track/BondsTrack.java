package momentum.track;

/** The track of a hero's bonds: one tick each, and no rank. */
public record BondsTrack(Progress progress) {
    public static final BondsTrack NONE = new BondsTrack(Progress.NONE);

    public BondsTrack mark() {
        return new BondsTrack(progress.plus(1));
    }

    public BondsTrack clear() {
        return new BondsTrack(progress.plus(-1));
    }
}
