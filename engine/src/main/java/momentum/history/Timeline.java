package momentum.history;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongUnaryOperator;

/**
 * Which row is current: the only place that defines undo, redo and playing on from an earlier row.
 *
 * <p>Rows are numbered from 1, and 0 is the state before any. A command's row follows the current row, its base, and becomes
 * current itself; an undo, redo or branch only changes which row is current. So commands form a tree, and any state can be
 * returned to by its row. It does not matter whether the states are in memory, as in {@link History}, or on disk.
 *
 * @param last the last row
 * @param head the current row
 * @param undone rows that can be redone, the next one last
 */
public record Timeline(long last, long head, List<Long> undone) {
    public static final Timeline START = new Timeline(0, 0, List.of());

    public Timeline {
        undone = List.copyOf(undone);
    }

    public boolean canUndo() {
        return head > 0;
    }

    public boolean canRedo() {
        return !undone.isEmpty();
    }

    /** A new command clears the redo list. */
    public Timeline then() {
        return new Timeline(last + 1, last + 1, List.of());
    }

    /**
     * Undoes the current command.
     *
     * @param base gives the base of a command's row
     */
    public Timeline undo(LongUnaryOperator base) {
        if (!canUndo()) {
            throw new IllegalStateException("there is nothing to undo");
        }
        List<Long> more = new ArrayList<>(undone);
        more.add(head);
        return new Timeline(last + 1, base.applyAsLong(head), more);
    }

    public Timeline redo() {
        if (!canRedo()) {
            throw new IllegalStateException("there is nothing to redo");
        }
        return new Timeline(last + 1, undone.getLast(), undone.subList(0, undone.size() - 1));
    }

    /** A row that is about something else: it changes nothing of what is current, or can be redone. */
    public Timeline beside() {
        return new Timeline(last + 1, head, undone);
    }

    /** Branches from any command's row, or from 0; like a new command, it clears the redo list. */
    public Timeline playOnFrom(long row) {
        if (row < 0 || row > last) {
            throw new IllegalStateException("there is no row " + row);
        }
        return new Timeline(last + 1, row, List.of());
    }
}
