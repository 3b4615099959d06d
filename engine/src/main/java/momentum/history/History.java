package momentum.history;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A value with all it has been. A command takes it on to the next, with everything that command brought about; undo takes back
 * the last command whole, and again the one before.
 */
public final class History<T> {
    private final T now;
    private final @Nullable History<T> before;
    private final @Nullable History<T> after;

    private History(T now, @Nullable History<T> before, @Nullable History<T> after) {
        this.now = now;
        this.before = before;
        this.after = after;
    }

    public static <T> History<T> of(T start) {
        return new History<>(start, null, null);
    }

    public T now() {
        return now;
    }

    /** A new command forgets what was undone. */
    public History<T> then(T next) {
        return new History<>(next, this, null);
    }

    public Optional<History<T>> undo() {
        return before == null ? Optional.empty() : Optional.of(new History<>(before.now, before.before, this));
    }

    public Optional<History<T>> redo() {
        return after == null ? Optional.empty() : Optional.of(new History<>(after.now, this, after.after));
    }
}
