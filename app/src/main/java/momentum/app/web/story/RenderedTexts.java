package momentum.app.web.story;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** A cache of texts and what they were rendered to, the longest unused forgotten first; bounded by their length. */
final class RenderedTexts {
    private static final int MOST_LETTERS = 4_000_000;

    private final Map<String, String> kept = new LinkedHashMap<>(16, 0.75f, true);
    private int letters;

    synchronized Optional<String> get(String text) {
        return Optional.ofNullable(kept.get(text));
    }

    synchronized void put(String text, String html) {
        if (kept.put(text, html) == null) {
            letters += text.length() + html.length();
        }
        Iterator<Map.Entry<String, String>> eldest = kept.entrySet().iterator();
        while (letters > MOST_LETTERS && eldest.hasNext()) {
            Map.Entry<String, String> each = eldest.next();
            letters -= each.getKey().length() + each.getValue().length();
            eldest.remove();
        }
    }
}
