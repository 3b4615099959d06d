package momentum.table.cache;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * At most one live object for each key. The objects used last are kept, and those that say they are in use; any other is let go, and
 * made anew when it is next asked for.
 *
 * <p>An object is known by a weak reference, and what keeps it is whatever holds it: the {@code most} used last are held here, a request
 * holds the one it works with, and a write holds the one that waits for it. So nothing is closed while somebody may still use it, and as
 * long as anybody has the old object, everyone who asks is given that one: there are never two, however open and let go race.
 */
public final class InstanceCache<T> {
    /** An object by its key, to find the entry that it leaves behind. */
    private static final class Entry<T> extends WeakReference<T> {
        private final String key;

        Entry(String key, T object, ReferenceQueue<T> gone) {
            super(object, gone);
            this.key = key;
        }

        Optional<T> object() {
            return Optional.ofNullable(get());
        }
    }

    private final Map<String, Entry<T>> known = new ConcurrentHashMap<>();
    private final ReferenceQueue<T> gone = new ReferenceQueue<>();
    private final Map<String, T> recent;
    private final Set<T> inUse = ConcurrentHashMap.newKeySet();

    /** @param most how many are kept that nobody uses */
    public InstanceCache(int most) {
        this.recent = new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, T> eldest) {
                return size() > most;
            }
        };
    }

    /** The object of a key, if there is one; to look at it is not to use it. */
    public Optional<T> find(String key) {
        return Optional.ofNullable(known.get(key)).flatMap(Entry::object);
    }

    /** The same, and where it is just being made, it is waited for. */
    public Optional<T> await(String key) {
        return Optional.ofNullable(known.computeIfPresent(key, (same, entry) -> entry))
                .flatMap(Entry::object);
    }

    /** The object of a key, made where there is none. */
    public T get(String key, Supplier<T> made) {
        removeGone();
        Made<T> found = new Made<>();
        known.compute(key, (same, entry) -> {
            T object = entry == null ? null : entry.get();
            found.object = object == null ? made.get() : object;
            return object == null || entry == null ? new Entry<>(key, found.object, gone) : entry;
        });
        T object = found.object();
        synchronized (recent) {
            recent.put(key, object);
        }
        return object;
    }

    /** Holds an object strongly between making it and giving it out. */
    private static final class Made<T> {
        private @Nullable T object;

        T object() {
            if (object == null) {
                throw new IllegalStateException("nothing was made");
            }
            return object;
        }
    }

    /** Objects that are kept whoever holds them, for as long as they are in this set. */
    public Set<T> inUse() {
        return inUse;
    }

    /** How many there are in memory, as far as is known yet. */
    public int size() {
        removeGone();
        return known.size();
    }

    private void removeGone() {
        for (Reference<? extends T> each = gone.poll(); each != null; each = gone.poll()) {
            if (each instanceof Entry<? extends T> entry) {
                known.remove(entry.key, entry);
            }
        }
    }
}
