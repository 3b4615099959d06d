package momentum.app.web.view;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import momentum.play.Track;
import momentum.track.Progress;

/**
 * A progress track: ten boxes, each with its ticks.
 *
 * @param harm what a foe inflicts, or 0
 */
public record TrackView(
        String kind, String name, String rank, int score, int ticks, List<Integer> boxes, String ending, int harm) {
    public static TrackView of(Track track) {
        return new TrackView(
                track.kind(),
                track.name(),
                track.track().rank().name().toLowerCase(Locale.ROOT),
                track.progress().score(),
                track.progress().ticks(),
                boxes(track.progress()),
                track.ending(),
                track.kind().equals("foe") ? track.rankNumber() + track.moreHarm() : 0);
    }

    static TrackView bonds(Progress progress) {
        return new TrackView("bonds", "Bonds", "", progress.score(), progress.ticks(), boxes(progress), "", 0);
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
