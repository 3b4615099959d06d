package momentum.content.book;

import java.util.List;
import java.util.stream.Stream;

/**
 * A chapter: a category of moves, a collection of oracles, assets or foes.
 *
 * @param kind how the tables of a collection stand together, such as {@code tables} or {@code table_shared_rolls}
 * @param contents what stands in it itself
 * @param groups the smaller groups in it
 */
public record Group<T extends Entry>(
        String id,
        String name,
        Origin origin,
        String kind,
        Prose summary,
        Prose description,
        List<T> contents,
        List<Group<T>> groups) {
    public Group {
        contents = List.copyOf(contents);
        groups = List.copyOf(groups);
    }

    /** Everything in it, and in the groups in it. */
    public Stream<T> all() {
        return Stream.concat(contents.stream(), groups.stream().flatMap(Group::all));
    }
}
