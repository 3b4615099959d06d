package momentum.app.web.view;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import momentum.rule.Tracks;
import momentum.state.Track;
import momentum.track.Progress;

/**
 * A progress track: ten boxes, each with its ticks.
 *
 * @param isFought whether a fight is over it
 * @param harm what it inflicts in a fight, or 0
 */
public record TrackView(
        String kind,
        String name,
        String rank,
        int score,
        int ticks,
        List<Integer> boxes,
        String ending,
        boolean isFought,
        int harm) {
    public static TrackView of(Track track, Tracks game) {
        boolean isFought = game.isFoughtOver(track.kind());
        return new TrackView(
                track.kind(),
                track.name(),
                track.track().rank().name().toLowerCase(Locale.ROOT),
                track.progress().score(),
                track.progress().ticks(),
                boxes(track.progress()),
                track.ending().orElse(""),
                isFought,
                isFought ? track.rankNumber() + track.moreHarm() : 0);
    }

    /** A track of the hero's own, by its name with a capital. */
    static TrackView own(String name, Progress progress) {
        return new TrackView(
                name,
                name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1),
                "",
                progress.score(),
                progress.ticks(),
                boxes(progress),
                "",
                false,
                0);
    }

    private static List<Integer> boxes(Progress progress) {
        return IntStream.range(0, Progress.BOXES)
                .map(box -> Math.clamp(
                        (long) progress.ticks() - (long) box * Progress.TICKS_A_BOX, 0, Progress.TICKS_A_BOX))
                .boxed()
                .toList();
    }

    public boolean isOpen() {
        return ending.isEmpty();
    }

    public String inWords() {
        return "%d of 10 boxes full, %d ticks".formatted(score, ticks);
    }
}
