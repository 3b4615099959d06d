package momentum.table;

import java.util.List;
import momentum.history.Timeline;
import momentum.state.Table;

/** The state of a campaign after a row: its timeline and its table. */
public record Moment(Timeline timeline, Table table) {
    /** The last row. */
    public long seq() {
        return timeline.last();
    }

    /** The row whose table this is; less than the last row after an undo. */
    public long head() {
        return timeline.head();
    }

    /** Undone rows that can be redone; the next one is the last. */
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
