package momentum.table.story;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import momentum.play.Command;

/** Where notes stand that were moved, and which are told no more. */
final class NotePlaces {
    private final Map<Long, Long> anchors = new HashMap<>();
    private final Map<Long, List<Long>> anchored = new HashMap<>();
    private final Set<Long> removed = new HashSet<>();

    /** Takes in what a command does to a note. */
    void take(Command.OfNote command) {
        switch (command) {
            case Command.MoveNote(long note, long after) -> move(note, after);
            case Command.RemoveNote(long note) -> remove(note);
            case Command.Rewrite rewrite -> rewrite(rewrite.note());
        }
    }

    /** After a row, or after a note that stands elsewhere than in its row. */
    void move(long note, long after) {
        if (anchors.containsKey(note)) {
            at(anchors.get(note)).remove(note);
        }
        long anchor = anchors.getOrDefault(after, after);
        List<Long> there = anchored.computeIfAbsent(anchor, row -> new ArrayList<>());
        there.add(there.indexOf(after) + 1, note);
        anchors.put(note, anchor);
    }

    void remove(long note) {
        removed.add(note);
    }

    void rewrite(long note) {
        removed.remove(note);
    }

    boolean isMoved(long note) {
        return anchors.containsKey(note);
    }

    boolean isRemoved(long note) {
        return removed.contains(note);
    }

    Set<Long> moved() {
        return anchors.keySet();
    }

    Set<Long> removed() {
        return removed;
    }

    /** The row of the story that a row is told at. */
    long anchor(long row) {
        return anchors.getOrDefault(row, row);
    }

    /** The notes that stand after a row, in order; after none, at the start. */
    List<Long> at(long anchor) {
        return anchored.getOrDefault(anchor, List.of());
    }
}
