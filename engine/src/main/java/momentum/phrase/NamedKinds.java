package momentum.phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;

/** References to kinds of track, checked at the end: a line may use a kind before the line that declares it. */
final class NamedKinds {
    private final List<Named> all = new ArrayList<>();

    /** A name, and where it stands. */
    private record Named(String kind, Node node, int column) {}

    String add(Node node, Matcher line, int group) {
        String kind = line.group(group).intern();
        all.add(new Named(kind, node, node.column() + line.start(group)));
        return kind;
    }

    void check(List<String> known, Problems problems) {
        for (Named named : all) {
            if (!known.contains(named.kind)) {
                problems.add(
                        named.node,
                        named.column,
                        "unknown track \"%s\"%s".formatted(named.kind, Nearest.hint(named.kind, known)));
            }
        }
    }
}
