package momentum.content.book;

import java.util.List;
import momentum.track.Rank;

/** A foe, or any other person or creature that the book describes. */
public record Foe(
        String id,
        String name,
        Origin origin,
        String group,
        String nature,
        Rank rank,
        Prose summary,
        List<Prose> features,
        List<Prose> drives,
        List<Prose> tactics,
        Prose description,
        Prose questStarter,
        Prose yourTruth,
        List<Variant> variants)
        implements Entry {
    public Foe {
        features = List.copyOf(features);
        drives = List.copyOf(drives);
        tactics = List.copyOf(tactics);
        variants = List.copyOf(variants);
    }

    /** The same foe, stronger, weaker or in a crowd. */
    public record Variant(String id, String name, String nature, Rank rank, Prose description) {}
}
