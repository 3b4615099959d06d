package momentum.track;

/** The track of a vow, a journey or a fight: progress at a rank. */
public record ProgressTrack(Rank rank, Progress progress) {
    public static ProgressTrack of(Rank rank) {
        return new ProgressTrack(rank, Progress.NONE);
    }

    public ProgressTrack mark() {
        return mark(1);
    }

    /** Marks progress several times, as harm does. */
    public ProgressTrack mark(int times) {
        return at(progress.plus(times * rank.ticks()));
    }

    /** Clears progress several times, each worth what a mark of this rank is. */
    public ProgressTrack clear(int times) {
        return at(progress.plus(-times * rank.ticks()));
    }

    public ProgressTrack clearAllButOneBox() {
        return at(progress.allButOneBoxCleared());
    }

    public ProgressTrack raiseRank() {
        return new ProgressTrack(rank.raised(), progress);
    }

    private ProgressTrack at(Progress changed) {
        return new ProgressTrack(rank, changed);
    }
}
