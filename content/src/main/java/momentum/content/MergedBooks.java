package momentum.content;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import momentum.content.book.Entry;
import momentum.content.book.Group;

/** Several books side by side: what the licences do not allow is left out, and a later book's entry takes an earlier one's place. */
final class MergedBooks {
    private final Licences licences;
    private final List<? extends Supplier<Datasworn>> books;

    MergedBooks(Licences licences, List<? extends Supplier<Datasworn>> books) {
        this.licences = licences;
        this.books = books;
    }

    <T extends Entry> List<Group<T>> groups(Function<Datasworn, List<Group<T>>> part) {
        List<Group<T>> groups = new ArrayList<>();
        for (Supplier<Datasworn> book : books) {
            groups.addAll(part.apply(book.get()));
        }
        Merge<T> merging =
                new Merge<>(licences, groups.stream().flatMap(Group::all).toList());
        return groups.stream()
                .map(merging::merge)
                .filter(group -> !isEmpty(group))
                .toList();
    }

    <T extends Entry> List<T> entries(Function<Datasworn, List<T>> part) {
        List<T> entries = new ArrayList<>();
        for (Supplier<Datasworn> book : books) {
            entries.addAll(part.apply(book.get()));
        }
        return new Merge<>(licences, entries).merge(entries);
    }

    private static <T extends Entry> boolean isEmpty(Group<T> group) {
        return group.contents().isEmpty() && group.groups().isEmpty();
    }

    /** The last entry with an id stands where the first one stood. */
    private static final class Merge<T extends Entry> {
        private final Licences licences;
        private final Map<String, T> last = new HashMap<>();
        private final Set<String> placed = new HashSet<>();

        Merge(Licences licences, List<T> entries) {
            this.licences = licences;
            entries.forEach(entry -> last.put(entry.id(), entry));
        }

        Group<T> merge(Group<T> group) {
            return new Group<>(
                    group.id(),
                    group.name(),
                    group.origin(),
                    group.kind(),
                    group.summary(),
                    group.description(),
                    merge(group.contents()),
                    group.groups().stream()
                            .map(this::merge)
                            .filter(inner -> !isEmpty(inner))
                            .toList());
        }

        List<T> merge(List<T> entries) {
            List<T> kept = new ArrayList<>();
            for (T entry : entries) {
                T chosen = last.getOrDefault(entry.id(), entry);
                if (licences.allow(chosen.origin().licence()) && placed.add(chosen.id())) {
                    kept.add(chosen);
                }
            }
            return List.copyOf(kept);
        }
    }
}
