package momentum.slate;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A slate with all it has been, so that any command can be taken back, and the one before it.
 *
 * @param past earlier slates, the latest first
 * @param undone slates taken back, the next to redo first
 */
public record SlateHistory(WarSlate now, List<WarSlate> past, List<WarSlate> undone) {
    public static SlateHistory of(WarSlate slate) {
        return new SlateHistory(slate, List.of(), List.of());
    }

    /** A new command forgets what was undone. */
    public SlateHistory then(WarSlate next) {
        return new SlateHistory(next, prepend(now, past), List.of());
    }

    public Optional<SlateHistory> undo() {
        return past.isEmpty()
                ? Optional.empty()
                : Optional.of(new SlateHistory(past.getFirst(), past.subList(1, past.size()), prepend(now, undone)));
    }

    public Optional<SlateHistory> redo() {
        return undone.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new SlateHistory(undone.getFirst(), prepend(now, past), undone.subList(1, undone.size())));
    }

    private static List<WarSlate> prepend(WarSlate slate, List<WarSlate> rest) {
        return Stream.concat(Stream.of(slate), rest.stream()).toList();
    }
}
