package momentum.content;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A value that is computed once, on first use; thread-safe. */
final class Lazy<T> implements Supplier<T> {
    private final Supplier<T> work;
    private volatile @Nullable T done;

    Lazy(Supplier<T> work) {
        this.work = work;
    }

    @Override
    public T get() {
        T known = done;
        if (known == null) {
            synchronized (this) {
                known = done;
                if (known == null) {
                    known = work.get();
                    done = known;
                }
            }
        }
        return known;
    }
}
