package momentum.table.story;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import momentum.play.Command;
import momentum.table.JournalEntry;

/**
 * What became of notes after they were written, and which of them begin chapters. Most notes stay as they are and are not in it.
 *
 * @param changes in the order of their rows
 */
record NoteChanges(List<Change> changes) {
    static final NoteChanges NONE = new NoteChanges(List.of());

    NoteChanges {
        changes = List.copyOf(changes);
    }

    /** Something said of a note, without its text, which may be long. */
    record Change(long row, long note, Kind kind, long after, Optional<String> title) {}

    enum Kind {
        WRITTEN,
        REWRITTEN,
        MOVED,
        REMOVED
    }

    /** The changes up to a row. */
    NoteChanges upTo(long row) {
        return changes.isEmpty() || changes.getLast().row() <= row
                ? this
                : new NoteChanges(
                        changes.stream().filter(change -> change.row() <= row).toList());
    }

    /** What a row says of notes. */
    static List<Change> in(JournalEntry entry) {
        return entry.commands().stream()
                .flatMap(command -> of(entry.seq(), command).stream())
                .toList();
    }

    NoteChanges and(List<Change> more) {
        return more.isEmpty()
                ? this
                : new NoteChanges(Stream.concat(changes.stream(), more.stream()).toList());
    }

    private static Optional<Change> of(long row, Command command) {
        return switch (command) {
            case Command.Note(String text) ->
                title(text).map(title -> new Change(row, row, Kind.WRITTEN, 0, Optional.of(title)));
            case Command.Rewrite(long note, String text) ->
                Optional.of(new Change(row, note, Kind.REWRITTEN, 0, title(text)));
            case Command.MoveNote(long note, long after) ->
                Optional.of(new Change(row, note, Kind.MOVED, after, Optional.empty()));
            case Command.RemoveNote(long note) -> Optional.of(new Change(row, note, Kind.REMOVED, 0, Optional.empty()));
            case Command.AddHero _,
                    Command.Make _,
                    Command.Answer _,
                    Command.SetValue _,
                    Command.SetTrack _,
                    Command.Correct _,
                    Command.Impose _,
                    Command.SetStrictness _,
                    Command.SetAside _,
                    Command.Consult _,
                    Command.AskOdds _,
                    Command.Read _ -> Optional.empty();
        };
    }

    private static Optional<String> title(String text) {
        return ChapterHeading.of(text).map(ChapterHeading::shortTitle);
    }

    /** How things stand after all changes. */
    Placed placed() {
        NotePlaces places = new NotePlaces();
        Map<Long, Long> rewritten = new HashMap<>();
        Map<Long, String> titles = new HashMap<>();
        for (Change change : changes) {
            switch (change.kind()) {
                case MOVED -> places.move(change.note(), change.after());
                case REMOVED -> places.remove(change.note());
                case WRITTEN -> titles.put(change.note(), change.title().orElseThrow());
                case REWRITTEN -> {
                    places.rewrite(change.note());
                    rewritten.put(change.note(), change.row());
                    titles.remove(change.note());
                    change.title().ifPresent(title -> titles.put(change.note(), title));
                }
            }
        }
        titles.keySet().removeAll(places.removed());
        return new Placed(places, rewritten, titles);
    }

    /**
     * How notes stand.
     *
     * @param rewritten the row that has a note's text now
     * @param titles of those that begin chapters
     */
    record Placed(NotePlaces places, Map<Long, Long> rewritten, Map<Long, String> titles) {}
}
