package momentum.phrase;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.rule.Game.Cost;
import momentum.rule.Game.Harm;

/** The lines of a game that say how much harm is inflicted, and how much is suffered where that is left open. */
final class CostLines {
    private static final Pattern HARM = Pattern.compile("harm (\\d) with a deadly weapon, (\\d) without");
    private static final Pattern DOUBT = Pattern.compile("when in doubt, (\\d)(?:, of (\\d) to (\\d))?");

    private final Problems problems;

    private Harm harm = new Harm(2, 1);
    private Cost cost = new Cost(0, 10, 2);

    CostLines(Problems problems) {
        this.problems = problems;
    }

    /** Whether the line is one of these. */
    boolean takes(Node node) {
        Matcher inflicted = HARM.matcher(node.text());
        Matcher doubt = DOUBT.matcher(node.text());
        if (inflicted.matches()) {
            harm = new Harm(Integer.parseInt(inflicted.group(1)), Integer.parseInt(inflicted.group(2)));
        } else if (doubt.matches()) {
            int advised = Integer.parseInt(doubt.group(1));
            cost = doubt.group(2) == null
                    ? new Cost(0, 10, advised)
                    : new Cost(Integer.parseInt(doubt.group(2)), Integer.parseInt(doubt.group(3)), advised);
            if (!cost.allows(advised)) {
                problems.add(node, node.column() + doubt.start(2), "what is advised must be among what may be said");
            }
        } else {
            return false;
        }
        return true;
    }

    Harm harm() {
        return harm;
    }

    Cost cost() {
        return cost;
    }
}
