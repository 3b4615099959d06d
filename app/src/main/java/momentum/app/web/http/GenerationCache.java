package momentum.app.web.http;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.ToIntFunction;

/**
 * A cache of bounded weight in two generations: when the younger is full it becomes the older one, and what nobody has asked for since is
 * forgotten with the next.
 */
public final class GenerationCache<K, V> {
    private final long most;
    private final ToIntFunction<V> weight;
    private final AtomicLong weighs = new AtomicLong();
    private volatile Map<K, V> young = new ConcurrentHashMap<>();
    private volatile Map<K, V> old = Map.of();

    /**
     * An empty cache.
     *
     * @param most what the values of one generation weigh together
     */
    public GenerationCache(long most, ToIntFunction<V> weight) {
        this.most = most;
        this.weight = weight;
    }

    public Optional<V> get(K key) {
        V known = young.get(key);
        if (known != null) {
            return Optional.of(known);
        }
        V before = old.get(key);
        if (before != null) {
            put(key, before);
        }
        return Optional.ofNullable(before);
    }

    public void put(K key, V value) {
        V before = young.put(key, value);
        long added = (long) weight.applyAsInt(value) - (before == null ? 0 : weight.applyAsInt(before));
        if (weighs.addAndGet(added) > most) {
            turnOver();
        }
    }

    private synchronized void turnOver() {
        if (weighs.get() > most) {
            old = young;
            young = new ConcurrentHashMap<>();
            weighs.set(0);
        }
    }
}
