package momentum.phrase;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import momentum.rule.Option;
import momentum.rule.Outcomes.On;
import momentum.rule.Phrase;
import momentum.rule.Rider;
import momentum.rule.Rider.Limit;
import momentum.rule.Rider.Timing;
import momentum.rule.RiderLine;
import momentum.rule.RiderLine.Layout;
import momentum.rule.Source;
import momentum.rule.Trigger;
import momentum.rule.Trigger.Deed;

/** Reads what an ability joins to a roll, or runs on an event: its trigger, and the lines under it or behind it. */
final class RiderReader {
    private static final Pattern CHOSEN = Pattern.compile("when you choose (\\p{Lu}[^:]*)(?:: (instead, )?(.+))?");
    private static final Pattern DIE = Pattern.compile("on an action die of (\\d+)");
    private static final Pattern LIKE_A_LIMIT = Pattern.compile("(?:once|one time|twice) .*");
    private static final Pattern LIKE_A_TIMING = Pattern.compile("after .*");
    private static final String ALWAYS = "always";

    private final Grammar grammar;
    private final Problems problems;
    private final RiderParts parts;
    private final BodyReader plain;
    private final BodyReader riding;

    RiderReader(Grammar grammar, Problems problems) {
        this.grammar = grammar;
        this.problems = problems;
        parts = new RiderParts(grammar, new BodyReader(grammar, problems));
        plain = new BodyReader(grammar, problems);
        riding = new BodyReader(grammar, problems, parts::read);
    }

    /** A whole rider, from the line of its trigger. */
    Optional<Rider> read(Node node) {
        int known = problems.all().size();
        Optional<Rider> rider = plain.reading(node, () -> rider(node));
        if (problems.all().size() == known) {
            rider.ifPresent(read -> new RiderCheck(problems, node).check(read));
        }
        return rider;
    }

    /** One line by itself, or what takes the place of an option. */
    Optional<Phrase> alone(List<Node> nodes) {
        Node node = nodes.getFirst();
        if (TriggerReader.isTrigger(node.text()) && !isHead(node.text())) {
            return read(node).map(rider -> new Phrase(rider, node.source()));
        }
        if (node.text().startsWith(Printer.INSTEAD)) {
            return plain.reading(node, () -> instead(node.text(), 0, node.source()));
        }
        return lines(nodes).stream().findFirst();
    }

    Optional<Option> option(Node node) {
        return riding.option(node);
    }

    private Phrase instead(String text, int at, Source source) {
        int skip = Printer.INSTEAD.length();
        List<Phrase> then = grammar.effects(text.substring(skip), at + skip, source);
        return new Phrase(new RiderLine.WhenChosen("", true, then, Layout.BEHIND), source);
    }

    private Rider rider(Node node) {
        String text = node.text();
        int colon = text.indexOf(':');
        Trigger trigger = new TriggerReader(grammar).read(colon < 0 ? text : text.substring(0, colon));
        if (colon < 0) {
            plain.requireChildren(node);
            return under(trigger, node.children());
        }
        plain.requireNoChildren(node);
        if (!text.startsWith(": ", colon)) {
            throw new Misread(colon, "behind the colon stand a space and what the ability does");
        }
        String behind = text.substring(colon + 2);
        List<Phrase> lines = isPlain(trigger)
                ? events(trigger, behind, colon + 2, node.source())
                : parts.read(behind, colon + 2, node.source());
        return new Rider(trigger, Timing.BEFORE, List.of(), lines, true);
    }

    /** Whether its lines run by themselves, and ride on no roll. */
    private static boolean isPlain(Trigger trigger) {
        return trigger.isEvent() || trigger.manner() == Trigger.Manner.IN_PLACE_OF;
    }

    /** What runs as something is chosen may take the place of what was chosen. */
    private List<Phrase> events(Trigger trigger, String text, int at, Source source) {
        if (!text.startsWith(Printer.INSTEAD)) {
            return grammar.effects(text, at, source);
        }
        if (!(trigger.deed() instanceof Deed.Choose)) {
            throw new Misread(at, "\"instead\" takes the place of an option: it stands behind \"and choose ...\"");
        }
        return List.of(instead(text, at, source));
    }

    private Rider under(Trigger trigger, List<Node> nodes) {
        Timing timing = Timing.BEFORE;
        List<Limit> limits = new ArrayList<>();
        List<Node> rest = new ArrayList<>();
        for (Node node : nodes) {
            Optional<Timing> after = Stream.of(Timing.values())
                    .filter(each -> each.inWords().equals(node.text()))
                    .findFirst();
            Optional<Limit> limit = limit(node);
            if (after.isPresent()) {
                timing(node, timing, trigger);
                timing = after.get();
            } else if (limit.isPresent()) {
                limit(node, limit.get(), limits, trigger);
                limits.add(limit.get());
            } else if (LIKE_A_TIMING.matcher(node.text()).matches()) {
                unknown(
                        node,
                        "timing",
                        Stream.of(Timing.values()).map(Timing::inWords).filter(words -> !words.isEmpty()));
            } else if (LIKE_A_LIMIT.matcher(node.text()).matches()) {
                unknown(node, "limit", Limit.Kind.all().map(Limit.Kind::inWords));
            } else {
                rest.add(node);
            }
        }
        if (!nodes.isEmpty() && rest.isEmpty() && problems.all().stream().noneMatch(each -> isOf(each, nodes))) {
            Node last = nodes.getLast();
            problems.add(last, last.column(), "no line here does anything");
        }
        return new Rider(trigger, timing, limits, isPlain(trigger) ? plainLines(rest) : lines(rest), false);
    }

    /** What runs on an event runs at once, but for what comes when all else of the move has run. */
    private List<Phrase> plainLines(List<Node> nodes) {
        List<Node> last =
                nodes.stream().filter(node -> RiderParts.isThen(node.text())).toList();
        List<Phrase> lines = new ArrayList<>(
                plain.body(nodes.stream().filter(node -> !last.contains(node)).toList()));
        last.stream()
                .flatMap(node -> plain.reading(node, () -> parts.read(node.text(), 0, node.source())).stream())
                .forEach(lines::addAll);
        return lines;
    }

    private static boolean isOf(Problem problem, List<Node> nodes) {
        return nodes.stream().anyMatch(node -> node.source().equals(problem.source()));
    }

    private void unknown(Node node, String what, Stream<String> known) {
        List<String> words = known.toList();
        String near = Nearest.to(node.text(), words)
                .map(word -> "did you mean \"" + word + "\"?")
                .orElse("known are " + String.join(", ", words));
        problems.add(node, node.column(), "unknown %s \"%s\"; %s".formatted(what, node.text(), near));
    }

    private void timing(Node node, Timing before, Trigger trigger) {
        plain.requireNoChildren(node);
        if (isPlain(trigger)) {
            problems.add(node, node.column(), "no dice are thrown here that this could come after");
        } else if (trigger.manner() == Trigger.Manner.WHENEVER) {
            problems.add(node, node.column(), "what is forced is so before the dice: say \"when\"");
        } else if (before != Timing.BEFORE) {
            problems.add(node, node.column(), "the rider says already when it is offered");
        }
    }

    private void limit(Node node, Limit limit, List<Limit> before, Trigger trigger) {
        plain.requireNoChildren(node);
        if (trigger.deed() instanceof Deed.FallsToZero) {
            problems.add(node, node.column(), "what happens by itself has no limit");
        } else if (before.stream().anyMatch(each -> each.kind() == limit.kind())) {
            problems.add(node, node.column(), "the rider says this already");
        }
    }

    static Optional<Limit> limit(Node node) {
        return Limit.Kind.all()
                .filter(kind -> kind.inWords().equals(node.text()))
                .findFirst()
                .map(kind -> new Limit(kind, node.source()));
    }

    /** Lines in the order in which they stand. */
    private List<Phrase> lines(List<Node> nodes) {
        List<Phrase> lines = new ArrayList<>();
        Set<On> heads = EnumSet.noneOf(On.class);
        List<Node> others = new ArrayList<>();
        for (Node node : nodes) {
            boolean isOther = isOther(node);
            if (isOther) {
                others.add(node);
                continue;
            }
            lines.addAll(plain.body(others));
            others.clear();
            BodyReader.outcome(node.text())
                    .filter(head -> !heads.add(head))
                    .ifPresent(head -> problems.add(node, node.column(), "there is a \"" + node.text() + "\" already"));
            lines.addAll(line(node));
        }
        lines.addAll(plain.body(others));
        return lines;
    }

    /** One that is read as in any body, with those beside it: so an otherwise finds its if. */
    private boolean isOther(Node node) {
        String text = node.text();
        boolean isRidersOwn = isHead(text) || BodyReader.isChoice(text) || parts.isOfTheRoll(text);
        return BodyReader.isBranch(text)
                || BodyReader.isOneDie(text)
                || (!isRidersOwn && !node.children().isEmpty());
    }

    private static boolean isHead(String text) {
        return text.equals(ALWAYS)
                || BodyReader.outcome(text).isPresent()
                || DIE.matcher(text).matches()
                || CHOSEN.matcher(text).matches();
    }

    private List<Phrase> line(Node node) {
        String text = node.text();
        Optional<On> head = BodyReader.outcome(text);
        Matcher die = DIE.matcher(text);
        Matcher chosen = CHOSEN.matcher(text);
        if (text.equals(ALWAYS)) {
            return List.of(new Phrase(new RiderLine.Then(under(node), Layout.UNDER), node.source()));
        }
        if (head.isPresent()) {
            return List.of(new Phrase(new RiderLine.On(head.get(), false, outcome(node), Layout.UNDER), node.source()));
        }
        if (die.matches()) {
            return one(node, () -> new RiderLine.OnActionDie(RiderParts.face(die), under(node), Layout.UNDER));
        }
        if (chosen.matches()) {
            return one(node, () -> chosen(node, chosen));
        }
        if (BodyReader.isChoice(text)) {
            return riding.body(List.of(node));
        }
        plain.requireNoChildren(node);
        return plain.reading(node, () -> parts.read(text, 0, node.source())).orElse(List.of());
    }

    private List<Phrase> one(Node node, java.util.function.Supplier<RiderLine> read) {
        return plain.reading(node, read).map(line -> new Phrase(line, node.source())).stream()
                .toList();
    }

    private List<Phrase> under(Node node) {
        plain.requireChildren(node);
        return plain.body(node.children());
    }

    /** Under an outcome a line may also change what the move's own lines do. */
    private List<Phrase> outcome(Node node) {
        plain.requireChildren(node);
        List<Phrase> lines = new ArrayList<>();
        List<Node> others = new ArrayList<>();
        for (Node child : node.children()) {
            if (!grammar.isOfARoll(child.text())) {
                others.add(child);
                continue;
            }
            lines.addAll(plain.body(others));
            others.clear();
            plain.requireNoChildren(child);
            plain.reading(child, () -> parts.tweak(child.text(), 0, child.source()))
                    .ifPresent(lines::add);
        }
        lines.addAll(plain.body(others));
        return lines;
    }

    private RiderLine chosen(Node node, Matcher chosen) {
        boolean isInline = chosen.group(3) != null;
        if (isInline) {
            plain.requireNoChildren(node);
        }
        return new RiderLine.WhenChosen(
                chosen.group(1),
                chosen.group(2) != null,
                isInline ? grammar.effects(chosen.group(3), chosen.start(3), node.source()) : under(node),
                isInline ? Layout.BEHIND : Layout.UNDER);
    }
}
