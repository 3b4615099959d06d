package momentum.table;

import java.util.List;
import momentum.history.Timeline;
import momentum.state.Table;

/** A campaign at some moment: how far it has come, and the table that stands. */
public record Moment(Timeline timeline, Table table) {
    /** The last row. */
    public long seq() {
        return timeline.last();
    }

    /** The row whose table this is; less than the last row after an undo. */
    public long head() {
        return timeline.head();
    }

    /** Rows that a redo would bring back, the next one last. */
    public List<Long> undone() {
        return timeline.undone();
    }

    public boolean canUndo() {
        return timeline.canUndo();
    }

    public boolean canRedo() {
        return timeline.canRedo();
    }
}
