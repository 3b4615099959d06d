package momentum.app.web.story;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/**
 * The HTML of pieces of a story: what has been told never changes, so it is rendered once for each kind of reader. Two generations bound
 * the memory: when the younger is full it becomes the older one, and what nobody has asked for since is forgotten with the next.
 */
public final class RenderedItems {
    private static final long MOST_LETTERS = 8_000_000;

    private volatile Map<Key, String> young = new ConcurrentHashMap<>();
    private volatile Map<Key, String> old = Map.of();
    private final AtomicLong letters = new AtomicLong();

    /**
     * What the HTML of a piece depends on.
     *
     * @param editable where the reader may edit it; empty where they may not
     */
    public record Key(StoryItem item, String id, boolean isLatest, boolean isShared, String editable) {}

    public String get(Key key, Supplier<String> rendering) {
        String known = young.get(key);
        if (known != null) {
            return known;
        }
        String before = old.get(key);
        String html = before == null ? rendering.get() : before;
        young.put(key, html);
        // The piece itself is kept along with its HTML, and is about as long.
        if (letters.addAndGet(2L * html.length()) > MOST_LETTERS) {
            turnOver();
        }
        return html;
    }

    private synchronized void turnOver() {
        if (letters.get() > MOST_LETTERS) {
            old = young;
            young = new ConcurrentHashMap<>();
            letters.set(0);
        }
    }
}
