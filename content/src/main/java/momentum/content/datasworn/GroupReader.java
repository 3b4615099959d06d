package momentum.content.datasworn;

import java.util.ArrayList;
import java.util.List;
import momentum.content.book.Entry;
import momentum.content.book.Group;
import momentum.content.book.Origin;

/** Chapters, and the chapters within them, down to their entries. */
public final class GroupReader<T extends Entry> {
    /** Reads one entry of a group, given where the group is from and what it is called. */
    public interface EntryReader<T> {
        public T read(JsonValue node, Origin parent, String group);
    }

    private final EntryReader<T> entries;

    public GroupReader(EntryReader<T> entries) {
        this.entries = entries;
    }

    public List<Group<T>> read(JsonValue section, Origin parent) {
        return groups(List.copyOf(section.fields().values()), parent, "");
    }

    private List<Group<T>> groups(List<JsonValue> nodes, Origin parent, String within) {
        List<Group<T>> groups = new ArrayList<>(nodes.size());
        for (JsonValue node : nodes) {
            Origin origin = OriginReader.of(node, parent);
            String name = node.text("name");
            String fullName = within.isEmpty() ? name : within + " / " + name;
            List<T> contents = new ArrayList<>();
            for (JsonValue entry : node.fields("contents").values()) {
                contents.add(entries.read(entry, origin, fullName));
            }
            groups.add(new Group<>(
                    node.text("_id"),
                    name,
                    origin,
                    node.find("oracle_type").map(GroupReader::kind).orElse(node.text("type")),
                    node.prose("summary"),
                    node.prose("description"),
                    contents,
                    groups(List.copyOf(node.fields("collections").values()), origin, fullName)));
        }
        return groups;
    }

    private static final List<String> KINDS =
            List.of("tables", "table_shared_rolls", "table_shared_text", "table_shared_text2", "table_shared_text3");

    private static String kind(JsonValue kind) {
        if (!KINDS.contains(kind.text())) {
            throw kind.unknown(KINDS);
        }
        return kind.text();
    }
}
