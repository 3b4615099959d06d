package momentum.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import momentum.table.journal.Row;
import momentum.table.journal.RowOutline;

/** The rows of a campaign as a tree: each row's parent is its base. */
record RowTree(List<RowOutline> rows) {
    private RowOutline at(long row) {
        return rows.get((int) row - 1);
    }

    /** The command row whose table is current after a row. */
    long head(long row) {
        return row == 0 ? 0 : at(row).head();
    }

    /** The path from a row to the root, the row itself first. */
    private Set<Long> path(long head) {
        Set<Long> path = new LinkedHashSet<>();
        for (long row = head; row > 0; row = at(row).base()) {
            path.add(row);
        }
        return path;
    }

    /** Whether one row is on the path to another. */
    boolean leadsTo(long row, long head) {
        long at = head;
        while (at > row) {
            at = at(at).base();
        }
        return at == row;
    }

    /** What forbids going from one head to another: a sentence, or nothing. */
    Optional<String> against(Permissions permissions, long head, long other) {
        return authorsBetween(head, other).stream()
                .flatMap(author -> permissions.againstUndo(author).stream())
                .findFirst();
    }

    /** The authors of the rows that would be undone or redone by going from one head to another. */
    private Set<String> authorsBetween(long head, long other) {
        Set<Long> path = path(head);
        Set<Long> otherPath = path(other);
        return Stream.concat(
                        path.stream().filter(row -> !otherPath.contains(row)),
                        otherPath.stream().filter(row -> !path.contains(row)))
                .map(row -> at(row).who())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Branches that were left by playing on from elsewhere and are not on the current path, the latest first. */
    List<Branch> laidAside(long head) {
        SequencedMap<Long, RowOutline> leftBy = new LinkedHashMap<>();
        for (RowOutline row : rows) {
            if (row.kind() == Row.Kind.BRANCH) {
                leftBy.putLast(head(row.seq() - 1), row);
            }
        }
        Set<Long> standing = path(head);
        Set<Long> told = new LinkedHashSet<>(standing);
        List<Branch> branches = new ArrayList<>();
        for (Map.Entry<Long, RowOutline> left : leftBy.sequencedEntrySet().reversed()) {
            long last = left.getKey();
            if (told.contains(last) || last == 0) {
                continue;
            }
            List<Long> own = path(last).stream()
                    .takeWhile(row -> !standing.contains(row))
                    .toList();
            told.addAll(own);
            RowOutline by = left.getValue();
            branches.add(new Branch(at(own.getLast()).base(), own.getLast(), last, own.size(), by.who(), by.at()));
        }
        return List.copyOf(branches);
    }
}
