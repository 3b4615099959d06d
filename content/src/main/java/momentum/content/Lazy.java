package momentum.content;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Something that is worked out when it is first asked for, by whichever thread asks, and kept. */
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
