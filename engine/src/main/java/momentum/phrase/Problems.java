package momentum.phrase;

import java.util.ArrayList;
import java.util.List;
import momentum.rule.Source;

/** All that is wrong, gathered, so that a person can mend a file in one go. */
final class Problems {
    /** Past this many a file is not worth listing line by line. */
    private static final int MOST = 100;

    private final List<Problem> found = new ArrayList<>();

    void add(Source source, int column, String line, String message) {
        if (found.size() < MOST) {
            found.add(new Problem(source, column, line, message));
        }
    }

    void add(Node node, int column, String message) {
        add(node.source(), column, node.raw(), message);
    }

    List<Problem> all() {
        return List.copyOf(found);
    }
}
