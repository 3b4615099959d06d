package momentum.phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.dice.Burn;
import momentum.rule.Meter;
import momentum.track.MomentumRule;

/** The lines of a game that say which meters there are, and under momentum how that works. */
final class MeterLines {
    private static final Pattern METER = Pattern.compile(
            "([a-z]+) (-?\\d+) to (\\d+), starting at (\\d+)(, shared)?(?:: (?:at|below) its minimum, (.+))?");
    private static final Pattern RESET = Pattern.compile("reset (\\d), 1 less for each mark, as is its max");
    private static final String WIDE_NUMBER = "-?\\d{3,}";

    private final Problems problems;

    private final List<Meter> meters = new ArrayList<>();
    private int reset = 2;
    private Burn burn = Burn.CANCELS_DICE;
    private boolean forfeits;

    MeterLines(Problems problems) {
        this.problems = problems;
    }

    /** Whether the line is one of these. */
    boolean takes(Node node) {
        Matcher meter = METER.matcher(node.text());
        if (!meter.matches()) {
            return false;
        }
        meter(node, meter);
        node.children().forEach(this::momentumLine);
        return true;
    }

    List<Meter> meters() {
        return meters;
    }

    /** How momentum works, if the game has any. */
    Optional<MomentumRule> momentum(String mark) {
        return meters.stream()
                .filter(Meter::isMomentum)
                .findFirst()
                .map(meter -> new MomentumRule(meter.min(), meter.start(), meter.max(), reset, mark, burn, forfeits));
    }

    private void meter(Node node, Matcher line) {
        for (int group = 2; group <= 4; group++) {
            if (line.group(group).matches(WIDE_NUMBER)) {
                problems.add(node, node.column() + line.start(group), "a track goes from -99 to 99 at most");
                return;
            }
        }
        int min = Integer.parseInt(line.group(2));
        int max = Integer.parseInt(line.group(3));
        int start = Integer.parseInt(line.group(4));
        if (min >= max || start < min || start > max) {
            problems.add(node, node.column() + line.start(2), "a track goes from low to high, and starts between");
            return;
        }
        if (meters.stream().anyMatch(known -> known.name().equals(line.group(1)))) {
            problems.add(node, node.column(), "there is a track \"" + line.group(1) + "\" already");
            return;
        }
        Meter.Scope scope = line.group(1).equals("momentum")
                ? Meter.Scope.MOMENTUM
                : line.group(5) != null ? Meter.Scope.SHARED : Meter.Scope.HERO;
        int index = (int) meters.stream().filter(m -> m.scope() == scope).count();
        meters.add(new Meter(line.group(1), scope, index, min, max, start, Optional.ofNullable(line.group(6))));
    }

    private void momentumLine(Node node) {
        Matcher resets = RESET.matcher(node.text());
        if (resets.matches()) {
            reset = Integer.parseInt(resets.group(1));
            return;
        }
        switch (node.text()) {
            case "a burn cancels the challenge dice below it" -> burn = Burn.CANCELS_DICE;
            case "a burn replaces the action score with it" -> burn = Burn.REPLACES_SCORE;
            case "a cancelled die earns no bonus" -> forfeits = true;
            default -> problems.add(node, node.column(), "unknown line about momentum");
        }
    }
}
