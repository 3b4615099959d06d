package momentum.app.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Lines of a rulebook in one line: what stands under a head comes behind a colon, what stands beside it behind a semicolon. */
public final class RuleText {
    private RuleText() {}

    /** "hit: choose 1: inflict +1 harm; take +1 momentum". */
    public static String inOneLine(List<String> rules) {
        return rules.stream().map(RuleText::inOneLine).collect(Collectors.joining("; "));
    }

    public static String inOneLine(String rule) {
        return joined(rule.lines().filter(line -> !line.isBlank()).toList());
    }

    private static String joined(List<String> lines) {
        List<String> parts = new ArrayList<>();
        int at = 0;
        while (at < lines.size()) {
            int end = at + 1;
            while (end < lines.size() && indent(lines.get(end)) > indent(lines.get(at))) {
                end++;
            }
            String under = joined(lines.subList(at + 1, end));
            parts.add(lines.get(at).strip() + (under.isEmpty() ? "" : ": " + under));
            at = end;
        }
        return String.join("; ", parts);
    }

    private static int indent(String line) {
        return line.length() - line.stripLeading().length();
    }
}
