package momentum.history;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** An immutable value with its earlier versions, in memory. {@link Timeline} says which version is current. */
public final class History<T> {
    /** The value after a row, and the rows before it. */
    private record Row<T>(
            long number,
            long base,
            long head,
            T value,
            @Nullable Row<T> before) {}

    private final Timeline timeline;
    private final Row<T> last;

    private History(Timeline timeline, Row<T> last) {
        this.timeline = timeline;
        this.last = last;
    }

    public static <T> History<T> of(T start) {
        return new History<>(Timeline.START, new Row<>(0, 0, 0, start, null));
    }

    public T now() {
        return last.value();
    }

    /** The number of rows: one for each command, undo, redo and branch. */
    public long rows() {
        return timeline.last();
    }

    /** A new command clears the redo list. */
    public History<T> then(T next) {
        Timeline changed = timeline.then();
        return new History<>(changed, new Row<>(changed.last(), timeline.head(), changed.head(), next, last));
    }

    public Optional<History<T>> undo() {
        return timeline.canUndo() ? Optional.of(turned(timeline.undo(head -> at(head).base()))) : Optional.empty();
    }

    public Optional<History<T>> redo() {
        return timeline.canRedo() ? Optional.of(turned(timeline.redo())) : Optional.empty();
    }

    /** Goes back to the value after a row; empty if there is no such row. */
    public Optional<History<T>> playOnFrom(long row) {
        return row >= 0 && row <= rows() ? Optional.of(turned(timeline.playOnFrom(at(row).head()))) : Optional.empty();
    }

    private History<T> turned(Timeline changed) {
        return new History<>(
                changed,
                new Row<>(
                        changed.last(),
                        changed.head(),
                        changed.head(),
                        at(changed.head()).value(),
                        last));
    }

    private Row<T> at(long number) {
        Row<T> row = last;
        while (row.number() != number) {
            row = row.before();
            if (row == null) {
                throw new IllegalStateException("there is no row " + number);
            }
        }
        return row;
    }
}
