package momentum.app.wire;

import momentum.state.Track;
import momentum.track.Progress;

/** A progress track. */
final class TrackJson {
    private TrackJson() {}

    static JsonObject of(Track track) {
        return JsonObject.of("kind", track.kind())
                .put("name", track.name())
                .put("rank", WireWords.of(track.track().rank()))
                .putAll(of(track.progress()))
                .put("heroes", track.heroes())
                .put("open", track.isOpen())
                .put("ending", track.ending());
    }

    /** How far it has come: boxes count only when they are full. */
    static JsonObject of(Progress progress) {
        return JsonObject.of("ticks", progress.ticks()).put("boxes", progress.score());
    }
}
