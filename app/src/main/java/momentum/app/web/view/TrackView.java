package momentum.app.web.view;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import momentum.rule.Tracks;
import momentum.state.Track;
import momentum.track.Progress;

/**
 * A progress track: ten boxes, each with its ticks.
 *
 * @param marked how many ticks it would have after one more mark of progress
 * @param harm what it inflicts, where a fight is over it
 */
public record TrackView(
        String kind, String name, String rank, Progress progress, int marked, String ending, OptionalInt harm) {
    public static TrackView of(Track track, Tracks game) {
        return new TrackView(
                track.kind(),
                track.name(),
                track.track().rank().name().toLowerCase(Locale.ROOT),
                track.progress(),
                track.marked().progress().ticks(),
                track.ending().orElse(""),
                game.isFoughtOver(track.kind()) ? OptionalInt.of(track.harm()) : OptionalInt.empty());
    }

    /** A track of the hero's own, by its name with a capital. */
    static TrackView own(String name, Progress progress) {
        return new TrackView(
                name,
                name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1),
                "",
                progress,
                progress.ticks(),
                "",
                OptionalInt.empty());
    }

    /**
     * One of the ten.
     *
     * @param to how many ticks the track would have if this box were pressed: full, or not, where it is the last full one
     */
    public record Box(int number, int ticks, int to, boolean isNext) {}

    public List<Box> boxes() {
        return IntStream.rangeClosed(1, Progress.BOXES).mapToObj(this::box).toList();
    }

    private Box box(int number) {
        int before = (number - 1) * Progress.TICKS_A_BOX;
        int ticks = Math.clamp((long) progress.ticks() - before, 0, Progress.TICKS_A_BOX);
        boolean isLastFull = progress.ticks() == number * Progress.TICKS_A_BOX;
        return new Box(
                number,
                ticks,
                isLastFull ? before : number * Progress.TICKS_A_BOX,
                number == Math.min(Progress.BOXES, progress.score() + 1));
    }

    public boolean isOpen() {
        return ending.isEmpty();
    }

    public boolean isFought() {
        return harm.isPresent();
    }

    public String inWords() {
        return "%d of 10 boxes full, %d ticks".formatted(progress.score(), progress.ticks());
    }
}
