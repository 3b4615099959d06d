package momentum.phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.rule.Likely;
import momentum.rule.OracleTable;
import momentum.rule.Phrase;

/** Reads tables and odds, and sees to it that every roll has exactly one row. */
final class TableReader {
    private static final Pattern ROW = Pattern.compile("(\\d{1,3})(?:-(\\d{1,3}))?( +)(.+)");
    private static final Pattern LIKELY = Pattern.compile("(.+?)( {2,})(\\d{1,3}) or (more|less)");

    private final Grammar grammar;
    private final Problems problems;

    TableReader(Grammar grammar, Problems problems) {
        this.grammar = grammar;
        this.problems = problems;
    }

    OracleTable table(Node node) {
        List<OracleTable.Row> rows = new ArrayList<>();
        BodyReader reader = new BodyReader(grammar, problems);
        int next = 1;
        for (Node child : node.children()) {
            Matcher matcher = ROW.matcher(child.text());
            if (!matcher.matches()) {
                problems.add(child, child.column(), "a row begins with numbers, such as \"11-20  Dying\"");
                continue;
            }
            int from = Integer.parseInt(matcher.group(1));
            int to = matcher.group(2) == null ? from : Integer.parseInt(matcher.group(2));
            if (from != next || to < from) {
                problems.add(child, child.column(), outOfOrder(from, next));
            }
            next = to + 1;
            String text = matcher.group(4);
            int colon = text.indexOf(": ");
            List<Phrase> effects = colon < 0
                    ? List.of()
                    : reader.reading(
                                    child,
                                    () -> grammar.effects(
                                            text.substring(colon + 2), matcher.start(4) + colon + 2, child.source()))
                            .orElse(List.of());
            rows.add(new OracleTable.Row(
                    from,
                    to,
                    matcher.group(3).length(),
                    colon < 0 ? text : text.substring(0, colon),
                    effects,
                    child.source()));
        }
        if (next != 101) {
            problems.add(node, node.column(), "the table ends at " + (next - 1) + ", and not at 100");
        }
        return new OracleTable(node.text().substring("table ".length()), rows, node.source());
    }

    private static String outOfOrder(int from, int next) {
        if (from == next) {
            return "this row ends before it begins";
        }
        return from > next
                ? "a gap: no row for " + next + " to " + (from - 1)
                : "an overlap: this row should begin at " + next;
    }

    List<Likely> odds(Node node) {
        List<Likely> odds = new ArrayList<>();
        for (Node child : node.children()) {
            likely(child)
                    .ifPresentOrElse(
                            odds::add,
                            () -> problems.add(
                                    child, child.column(), "odds read \"Likely  26 or more\", two spaces between"));
        }
        return odds;
    }

    static Optional<Likely> likely(Node node) {
        Matcher matcher = LIKELY.matcher(node.text());
        return matcher.matches()
                ? Optional.of(new Likely(
                        matcher.group(1),
                        Integer.parseInt(matcher.group(3)),
                        matcher.group(4).equals("more"),
                        matcher.group(2).length(),
                        node.source()))
                : Optional.empty();
    }
}
