package momentum.history;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongUnaryOperator;

/**
 * Which row's state stands now: the one place that says what undo, redo and playing on from an earlier row mean.
 *
 * <p>Rows are numbered from 1, and 0 is the state before any. A command's row goes on from the row that stands, its base, and then
 * stands itself; every other row only says which row stands from now on. So commands form a tree in which nothing is lost: what is
 * undone, or laid aside by playing on from elsewhere, can be returned to by its row. Whether the states lie in memory, as in
 * {@link History}, or on a disk, does not matter here.
 *
 * @param last the last row
 * @param head the row whose state stands
 * @param undone rows that a redo would bring back, the next one last
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

    /** A new command forgets what was undone. */
    public Timeline then() {
        return new Timeline(last + 1, last + 1, List.of());
    }

    /**
     * The command that stands is taken back.
     *
     * @param base the row that a command's row goes on from
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

    /** Goes on from any command's row, or from 0; like a new command, it forgets what was undone. */
    public Timeline playOnFrom(long row) {
        if (row < 0 || row > last) {
            throw new IllegalStateException("there is no row " + row);
        }
        return new Timeline(last + 1, row, List.of());
    }
}
