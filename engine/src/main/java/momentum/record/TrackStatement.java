package momentum.record;

import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import momentum.notation.QuotedText;
import momentum.state.Table;
import momentum.state.Track;

/** A statement about a track, whose name it begins with, in quotes or not: {@code Find Edda 8 ticks}. */
record TrackStatement(Track track, String stated) {
    static Optional<TrackStatement> find(String text, Table table) {
        int closing = text.startsWith("\"") ? QuotedText.closing(text, 0) : -1;
        if (closing > 0 && closing + 2 < text.length()) {
            Optional<Track> quoted = table.track(QuotedText.inside(text, 0, closing));
            if (quoted.isPresent()) {
                return Optional.of(new TrackStatement(quoted.get(), text.substring(closing + 2)));
            }
        }
        return table.tracks().stream()
                .map(Track::name)
                .filter(name -> text.startsWith(name + " "))
                .max(Comparator.comparingInt(String::length))
                .flatMap(table::track)
                .map(track ->
                        new TrackStatement(track, text.substring(track.name().length() + 1)));
    }

    /** How it is instead, or nothing where it holds. */
    Optional<String> differs() {
        String rank = track.track().rank().name().toLowerCase(Locale.ROOT);
        String ticks = track.progress().ticks() + (track.progress().ticks() == 1 ? " tick" : " ticks");
        String state = track.ending().orElse("open");
        boolean holds = stated.equals(rank) || stated.equals(ticks) || stated.equals(state);
        return holds ? Optional.empty() : Optional.of("%s %s, %s, %s".formatted(track.name(), rank, ticks, state));
    }
}
