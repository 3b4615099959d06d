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
 * @param harm what it inflicts, where a fight is over it
 */
public record TrackView(String kind, String name, String rank, Progress progress, String ending, OptionalInt harm) {
    public static TrackView of(Track track, Tracks game) {
        return new TrackView(
                track.kind(),
                track.name(),
                track.track().rank().name().toLowerCase(Locale.ROOT),
                track.progress(),
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
                "",
                OptionalInt.empty());
    }

    /** The ticks in each box. */
    public List<Integer> boxes() {
        return IntStream.range(0, Progress.BOXES)
                .map(box -> Math.clamp(
                        (long) progress.ticks() - (long) box * Progress.TICKS_A_BOX, 0, Progress.TICKS_A_BOX))
                .boxed()
                .toList();
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
