package momentum.content.datasworn;

import java.util.LinkedHashMap;
import java.util.SequencedMap;
import momentum.content.book.Prose;

/** What a book says its stats are good for. */
public final class StatReader {
    private StatReader() {}

    /** By the name of the stat; a stat of which nothing is said is left out. */
    public static SequencedMap<String, Prose> read(JsonValue rules) {
        SequencedMap<String, Prose> stats = new LinkedHashMap<>();
        rules.fields("stats").forEach((name, stat) -> {
            Prose about = stat.prose("description");
            if (!about.isEmpty()) {
                stats.put(name, about);
            }
        });
        return stats;
    }
}
