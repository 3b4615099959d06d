package momentum.phrase;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.rule.Move;
import momentum.rule.Move.Need;
import momentum.rule.Move.Subject;
import momentum.rule.Option;
import momentum.rule.Tracks.Fight;

/** Reads one move: its head, what it needs, what it does, and its named blocks. */
final class MoveReader {
    private static final Pattern HEAD = Pattern.compile("move ([^(]+?)(?: \\(([a-z]+)\\))?");
    private static final Pattern TRACK = Pattern.compile("(?:on|against) an? (new )?([a-z]+)(, new or under way)?");
    private static final Pattern FIGHT = Pattern.compile("(?:on|against) ([a-z]+)s, new or already here");
    private static final Pattern UNLESS = Pattern.compile("unless ([^:]+): (.+)");

    private static final Map<String, Subject.Kind> SUBJECTS = Map.of(
            "on a bond", Subject.Kind.BOND,
            "on a new bond", Subject.Kind.NEW_BOND,
            "for an ally", Subject.Kind.ALLY,
            "for a companion", Subject.Kind.COMPANION,
            "for yourself, an ally, a companion, or someone else", Subject.Kind.ANYONE);

    private static final List<String> NEEDS = List.of(
            "needs the initiative",
            "needs the foe to have the initiative",
            "needs a strong hit just now",
            "once a fight");

    private final Vocabulary words;
    private final Problems problems;

    MoveReader(Vocabulary words, Problems problems) {
        this.words = words;
        this.problems = problems;
    }

    /** The name in a head, before anything else is read. */
    static Optional<String> name(Node node) {
        Matcher head = HEAD.matcher(node.text());
        return head.matches() ? Optional.of(head.group(1)) : Optional.empty();
    }

    Optional<Move> read(Node node, String chapter) {
        return read(node, chapter, Optional.empty());
    }

    /** @param card the asset that brings the move along, where one does */
    Optional<Move> read(Node node, String chapter, Optional<Move.OfCard> card) {
        Matcher head = HEAD.matcher(node.text());
        if (!head.matches()) {
            problems.add(
                    node,
                    node.column(),
                    "a move begins \"move Brave the Storm\", or \"move Brave the Storm (harm)\" with what it is made with");
            return Optional.empty();
        }
        Optional<String> parameter = Optional.ofNullable(head.group(2));
        Set<String> blockNames = new LinkedHashSet<>();
        node.children().stream()
                .filter(child -> isBlock(child, node))
                .map(Node::text)
                .forEach(blockNames::add);
        BodyReader bodies = new BodyReader(new Grammar(words.within(blockNames, parameter)), problems);

        String when = "";
        Optional<Subject> subject = Optional.empty();
        List<Need> needs = new ArrayList<>();
        List<Node> body = new ArrayList<>();
        SequencedMap<String, Move.Block> blocks = new LinkedHashMap<>();
        for (Node child : node.children()) {
            Optional<Subject> asSubject = subject(child);
            Optional<Need> asNeed = need(child, bodies);
            boolean isHead = child.text().startsWith("when ") || asSubject.isPresent() || asNeed.isPresent();
            if (isHead) {
                bodies.requireNoChildren(child);
            }
            if (child.text().startsWith("when ")) {
                requireFirst(when.isEmpty(), child);
                when = child.text().substring("when ".length());
            } else if (asSubject.isPresent()) {
                requireFirst(subject.isEmpty(), child);
                subject = asSubject;
            } else if (asNeed.isPresent()) {
                if (card.isEmpty() && asNeed.get() instanceof Need.OneTimeOnly) {
                    problems.add(child, child.column(), "only a move of an asset can be made one time only");
                }
                needs.add(asNeed.get());
            } else if (isBlock(child, node)) {
                if (blocks.putIfAbsent(child.text(), block(child, node, bodies)) != null) {
                    problems.add(child, child.column(), "there is a block \"" + child.text() + "\" already");
                }
            } else if (child.text().matches("(needs|unless|against|for) .*|on an? (?!strong|weak|hit|miss).*")) {
                if (!UNLESS.matcher(child.text()).matches()) {
                    problems.add(
                            child,
                            child.column(),
                            "unknown line \"%s\"%s".formatted(child.text(), Nearest.hint(child.text(), heads())));
                }
            } else {
                body.add(child);
            }
        }
        if (when.isEmpty()) {
            problems.add(node, node.column(), "the move does not say when it is made: add a line \"when you ...\"");
        }
        if (body.isEmpty()) {
            problems.add(node, node.column(), "the move does nothing: add a roll or an effect");
        }
        return Optional.of(new Move(
                head.group(1).intern(),
                chapter,
                parameter,
                when,
                subject,
                needs,
                bodies.body(body),
                blocks,
                card,
                node.source()));
    }

    private void requireFirst(boolean isFirst, Node node) {
        if (!isFirst) {
            problems.add(node, node.column(), "the move says this already");
        }
    }

    private static List<String> heads() {
        List<String> heads = new ArrayList<>(SUBJECTS.keySet());
        heads.addAll(NEEDS);
        return heads;
    }

    /** A lone word with lines under it, such as "comforts". */
    private static boolean isBlock(Node node, Node move) {
        boolean isRolled = move.children().stream().anyMatch(child -> BodyReader.isRollLine(child.text()));
        return node.text().matches("[a-z]+")
                && !node.children().isEmpty()
                && (BodyReader.outcome(node.text()).isEmpty() || (node.text().equals("match") && !isRolled))
                && !node.text().equals("otherwise");
    }

    private static Move.Block block(Node node, Node move, BodyReader bodies) {
        if (isChosenFrom(node.text(), move)) {
            List<Option> options = node.children().stream()
                    .flatMap(child -> bodies.option(child).stream())
                    .toList();
            return new Move.Block.Options(options);
        }
        return new Move.Block.Effects(bodies.body(node.children()));
    }

    private static boolean isChosenFrom(String block, Node node) {
        return node.text().matches("(everyone chooses|choose) .* of " + block + "(,.*)?")
                || node.children().stream().anyMatch(child -> isChosenFrom(block, child));
    }

    private Optional<Subject> subject(Node node) {
        String text = node.text();
        if (SUBJECTS.containsKey(text)) {
            Subject.Kind kind = SUBJECTS.getOrDefault(text, Subject.Kind.ANYONE);
            return Optional.of(new Subject(kind, "", text, node.source()));
        }
        Matcher fight = FIGHT.matcher(text);
        if (fight.matches()) {
            requireTrack(
                    fight,
                    1,
                    node,
                    words.game().tracks().fight().map(Fight::kind).stream().toList());
            return Optional.of(new Subject(Subject.Kind.FIGHT, fight.group(1), text, node.source()));
        }
        Matcher track = TRACK.matcher(text);
        if (!track.matches()) {
            return Optional.empty();
        }
        requireTrack(track, 2, node, words.game().tracks().names());
        Subject.Kind kind = track.group(1) != null
                ? Subject.Kind.NEW_TRACK
                : track.group(3) != null ? Subject.Kind.NEW_OR_OPEN_TRACK : Subject.Kind.TRACK;
        return Optional.of(new Subject(kind, track.group(2), text, node.source()));
    }

    private void requireTrack(Matcher line, int group, Node node, List<String> known) {
        String track = line.group(group);
        if (!known.contains(track)) {
            problems.add(
                    node,
                    node.column() + line.start(group),
                    "unknown track \"%s\"%s".formatted(track, Nearest.hint(track, known)));
        }
    }

    private Optional<Need> need(Node node, BodyReader bodies) {
        Matcher unless = UNLESS.matcher(node.text());
        if (unless.matches()) {
            Grammar grammar = new Grammar(words);
            return bodies.reading(
                    node,
                    () -> new Need.Unless(
                            grammar.condition(unless.group(1), unless.start(1)), unless.group(2), node.source()));
        }
        return switch (node.text()) {
            case "needs the initiative" -> Optional.of(new Need.HasInitiative(node.source()));
            case "in a fight, needs the initiative" -> Optional.of(new Need.InitiativeInAFight(node.source()));
            case "needs the foe to have the initiative" -> Optional.of(new Need.FoeHasInitiative(node.source()));
            case "needs a strong hit just now" -> Optional.of(new Need.StrongHitJustNow(node.source()));
            case "one time only" -> Optional.of(new Need.OneTimeOnly(node.source()));
            case "once a fight" -> Optional.of(new Need.OnceAFight(node.source()));
            default -> Optional.empty();
        };
    }
}
