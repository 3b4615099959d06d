package momentum.phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.rule.Debility;
import momentum.rule.Debility.Lasting;
import momentum.rule.Meter;
import momentum.rule.Tracks;

/** The part of a game that names what can weigh on a hero: its kinds, and under each what is of that kind. */
final class DebilityLines {
    private static final Pattern KIND =
            Pattern.compile("([a-z ]+?)(?:, (for good)|, until their ([a-z]+) is ([a-z ]+))?");
    private static final Pattern DEBILITY = Pattern.compile("([a-z ]+?)(?:: ([a-z]+) cannot rise)?");

    private final List<Meter> meters;
    private final Tracks tracks;
    private final NamedKinds kinds;
    private final Problems problems;
    private final List<Debility> debilities = new ArrayList<>();

    private DebilityLines(List<Meter> meters, Tracks tracks, NamedKinds kinds, Problems problems) {
        this.meters = meters;
        this.tracks = tracks;
        this.kinds = kinds;
        this.problems = problems;
    }

    static List<Debility> read(
            List<Node> nodes, List<Meter> meters, Tracks tracks, NamedKinds kinds, Problems problems) {
        DebilityLines lines = new DebilityLines(meters, tracks, kinds, problems);
        nodes.forEach(lines::kind);
        return lines.debilities;
    }

    private void kind(Node node) {
        Matcher line = KIND.matcher(node.text());
        if (!line.matches()) {
            problems.add(
                    node,
                    node.column(),
                    "a kind reads \"conditions\", \"banes, for good\" or \"burdens, until their vow is fulfilled\"");
            return;
        }
        Debility.Kind kind = new Debility.Kind(line.group(1), lasting(node, line));
        node.children().forEach(child -> debility(child, kind));
    }

    private Lasting lasting(Node node, Matcher line) {
        if (line.group(2) != null) {
            return new Lasting.ForGood();
        }
        if (line.group(3) == null) {
            return new Lasting.UntilCleared();
        }
        kinds.add(node, line, 3);
        List<String> endings =
                tracks.kind(line.group(3)).map(Tracks.TrackKind::endings).orElse(List.of());
        if (tracks.kind(line.group(3)).isPresent() && !endings.contains(line.group(4))) {
            problems.add(
                    node,
                    node.column() + line.start(4),
                    "unknown ending \"%s\"%s".formatted(line.group(4), Nearest.hint(line.group(4), endings)));
        }
        return new Lasting.UntilTrack(line.group(3), line.group(4));
    }

    private void debility(Node node, Debility.Kind kind) {
        Matcher line = DEBILITY.matcher(node.text());
        if (!line.matches()) {
            problems.add(node, node.column(), "a debility reads \"wounded\" or \"wounded: health cannot rise\"");
            return;
        }
        Optional<String> blocks = Optional.ofNullable(line.group(2));
        if (blocks.isPresent() && meters.stream().noneMatch(m -> m.name().equals(blocks.get()))) {
            problems.add(node, node.column() + line.start(2), "unknown track \"" + blocks.get() + "\"");
        }
        debilities.add(new Debility(line.group(1), kind, debilities.size(), blocks, node.source()));
    }
}
