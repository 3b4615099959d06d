package momentum.content.book;

import java.util.List;

/** A region of the world, from the book's atlas. */
public record Place(
        String id,
        String name,
        Origin origin,
        String group,
        Prose summary,
        List<Prose> features,
        Prose description,
        Prose questStarter)
        implements Entry {
    public Place {
        features = List.copyOf(features);
    }
}
