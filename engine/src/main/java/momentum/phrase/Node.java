package momentum.phrase;

import java.util.List;
import momentum.rule.Source;

/**
 * A line and the lines indented under it.
 *
 * @param raw the line as written
 * @param column where its text begins, from 1
 */
record Node(Source source, String raw, int column, String text, List<Node> children) {}
