package momentum.table;

import java.util.List;
import momentum.play.Table;

/**
 * A campaign at some moment.
 *
 * @param seq the last row
 * @param head the row whose table this is; less than the last row after an undo
 * @param undone rows that a redo would bring back, the next one last
 */
public record Moment(long seq, long head, Table table, List<Long> undone) {
    public Moment {
        undone = List.copyOf(undone);
    }

    public boolean canUndo() {
        return head > 0;
    }

    public boolean canRedo() {
        return !undone.isEmpty();
    }
}
