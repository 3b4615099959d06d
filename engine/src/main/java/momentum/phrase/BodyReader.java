package momentum.phrase;

import static momentum.phrase.Nearest.hint;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import momentum.dice.Die;
import momentum.rule.Condition;
import momentum.rule.Effect;
import momentum.rule.Effect.Choices;
import momentum.rule.Effect.Count;
import momentum.rule.Effect.Layout;
import momentum.rule.Effect.RollKind;
import momentum.rule.Effect.RollOption.Whom;
import momentum.rule.Effect.RolledStat;
import momentum.rule.Game;
import momentum.rule.Meter;
import momentum.rule.Option;
import momentum.rule.Outcomes;
import momentum.rule.Outcomes.On;
import momentum.rule.Phrase;
import momentum.rule.SheetEffect;
import momentum.rule.Source;
import momentum.rule.Who;

/** Reads the lines under a move, an outcome or a block into effects, rolls and choices. */
final class BodyReader {
    private static final Pattern ROLL = Pattern.compile(
            "(roll (?:\\+|the (?!action die))\\S.*?|progress roll on \\S+(?: \\S+)?)(?:( {2,})(\\S.*))?");
    private static final Pattern ADD = Pattern.compile("add \\+(\\d) if (.+)");
    private static final Pattern REROLL = Pattern.compile("reroll any dice, if (.+)");
    /** In place of the roll. */
    static final String INSTEAD = "or choose 1";
    /** In place of a choice, which comes after it. */
    static final String FIRST = "or first choose 1";

    static final String HOW_MUCH = ", and how much of each";

    private static final String THEIR = "their ";

    private static final String UP_TO = "up to ";
    private static final Pattern CHOOSE = Pattern.compile("(everyone chooses|choose) (any|(?:" + UP_TO
            + ")?\\d)(?: of ([a-z]+))?(" + HOW_MUCH + ")?(?:, and (\\d) more if (.+))?");
    private static final Pattern IF = Pattern.compile("if ([^:]+)(?:: (.+))?");
    private static final Pattern OTHERWISE = Pattern.compile("otherwise(?:, if ([^:]+))?");
    private static final Pattern OPTION = Pattern.compile("(\\p{Lu}[^:]*?)(?:, if ([^:]+))?(?:: (.+))?");

    private static final Pattern DIE = Pattern.compile("roll (the action die|a challenge die)");
    private static final Pattern ROW = Pattern.compile("(\\d{1,2})(?:-(\\d{1,2}))?");

    private final Grammar grammar;
    private final Problems problems;
    private final InlineReader inline;

    /** Reads what stands in one line, divided by semicolons. */
    interface InlineReader {
        List<Phrase> read(String text, int at, Source source);
    }

    BodyReader(Grammar grammar, Problems problems) {
        this(grammar, problems, grammar::effects);
    }

    /** @param inline what the options of a choice are read with */
    BodyReader(Grammar grammar, Problems problems, InlineReader inline) {
        this.grammar = grammar;
        this.problems = problems;
        this.inline = inline;
    }

    static boolean isChoice(String text) {
        return CHOOSE.matcher(text).matches();
    }

    static boolean isOneDie(String text) {
        return DIE.matcher(text).matches();
    }

    /** An if, or an otherwise. */
    static boolean isBranch(String text) {
        return text.startsWith("if ") || text.startsWith("otherwise");
    }

    static Optional<On> outcome(String text) {
        return Stream.of(On.values()).filter(on -> on.inWords().equals(text)).findFirst();
    }

    static boolean isRollLine(String text) {
        return ROLL.matcher(text).matches()
                || ADD.matcher(text).matches()
                || REROLL.matcher(text).matches()
                || text.equals(INSTEAD);
    }

    /** Effects in order. The lines that make up a roll become one effect, where the first of them stands. */
    List<Phrase> body(List<Node> nodes) {
        List<Phrase> body = new ArrayList<>();
        List<Node> roll = nodes.stream()
                .filter(node -> isRollLine(node.text()) || outcome(node.text()).isPresent())
                .toList();
        boolean isRolled = false;
        for (Node node : nodes) {
            if (node.text().equals(FIRST)) {
                orFirst(node, body);
            } else if (!roll.contains(node)) {
                if (isOtherwise(node.text()) && !isAfterAnIf(body)) {
                    problems.add(node, node.column(), Grammar.WITHOUT_AN_IF);
                }
                body.addAll(effects(node));
            } else if (!isRolled) {
                isRolled = true;
                roll(roll).ifPresent(effect -> body.add(new Phrase(effect, node.source())));
            }
        }
        return body;
    }

    /** The options under it are taken into the choice right before it. */
    private void orFirst(Node node, List<Phrase> body) {
        List<Option> options = options(node);
        if (!body.isEmpty()
                && body.getLast().effect() instanceof Effect.Choose choose
                && choose.first().isEmpty()) {
            Phrase before = body.removeLast();
            body.add(new Phrase(choose.orFirst(new Effect.Instead(options, node.source())), before.source()));
        } else {
            problems.add(node, node.column(), "\"" + FIRST + "\" stands right behind a choice, once");
        }
    }

    /** One effect by itself: an otherwise needs no if before it, for that has been decided. */
    List<Phrase> alone(List<Node> nodes) {
        return nodes.size() == 1 && !isRollLine(nodes.getFirst().text()) ? effects(nodes.getFirst()) : body(nodes);
    }

    private static boolean isOtherwise(String text) {
        return OTHERWISE.matcher(text).matches() || text.startsWith(Grammar.OTHERWISE);
    }

    private static boolean isAfterAnIf(List<Phrase> body) {
        return !body.isEmpty()
                && (body.getLast().effect() instanceof Effect.If
                        || body.getLast().effect() instanceof Effect.Otherwise);
    }

    private Optional<Effect> roll(List<Node> nodes) {
        List<Effect.RollOption> options = new ArrayList<>();
        List<Effect.Add> adds = new ArrayList<>();
        List<Effect.Reroll> reroll = new ArrayList<>();
        List<Effect.Instead> instead = new ArrayList<>();
        SequencedMap<On, List<Phrase>> outcomes = new LinkedHashMap<>();
        for (Node node : nodes) {
            Optional<On> on = outcome(node.text());
            if (on.isPresent()) {
                if (outcomes.containsKey(on.get())) {
                    problems.add(node, node.column(), "there is a \"" + node.text() + "\" already");
                }
                if (node.children().isEmpty()) {
                    problems.add(node, node.column(), "nothing stands under \"" + node.text() + "\"");
                }
                outcomes.put(on.get(), body(node.children()));
            } else if (node.text().equals(INSTEAD)) {
                if (!instead.isEmpty()) {
                    problems.add(node, node.column(), "the roll says this already");
                }
                instead.add(new Effect.Instead(options(node), node.source()));
            } else {
                requireNoChildren(node);
                reading(node, () -> {
                    rollLine(node, options, adds, reroll);
                    return true;
                });
            }
        }
        if (options.isEmpty()) {
            if (nodes.stream().anyMatch(node -> ROLL.matcher(node.text()).matches())) {
                return Optional.empty();
            }
            problems.add(nodes.getFirst(), nodes.getFirst().column(), "an outcome without a roll");
            return Optional.empty();
        }
        return Optional.of(new Effect.Roll(
                options, adds, reroll.stream().findFirst(), instead.stream().findFirst(), new Outcomes(outcomes)));
    }

    private void rollLine(
            Node node, List<Effect.RollOption> options, List<Effect.Add> adds, List<Effect.Reroll> reroll) {
        Matcher add = ADD.matcher(node.text());
        Matcher again = REROLL.matcher(node.text());
        Matcher roll = ROLL.matcher(node.text());
        if (add.matches()) {
            adds.add(new Effect.Add(
                    Integer.parseInt(add.group(1)), grammar.condition(add.group(2), add.start(2)), node.source()));
        } else if (again.matches()) {
            if (!reroll.isEmpty()) {
                throw new Misread(0, "the roll says this already");
            }
            reroll.add(new Effect.Reroll(grammar.condition(again.group(1), again.start(1)), node.source()));
        } else if (roll.matches()) {
            String gap = roll.group(2) == null ? "" : roll.group(2);
            String when = roll.group(3) == null ? "" : roll.group(3);
            Whom whom = whom(when);
            options.add(new Effect.RollOption(
                    kind(roll.group(1)), whom, whom == Whom.ANYONE ? when : "", gap.length(), node.source()));
        }
    }

    /** For whom a way to roll is, where the line says so and tells no fiction. */
    private static Whom whom(String when) {
        return Stream.of(Whom.values())
                .filter(whom -> whom.inWords().equals(when))
                .findFirst()
                .orElse(Whom.ANYONE);
    }

    private RollKind kind(String text) {
        if (text.startsWith("progress roll on ")) {
            String track = text.substring("progress roll on ".length()).replaceFirst("^an? ", "");
            if (!grammar.words().rolledTracks().contains(track)) {
                throw new Misread(
                        text.length() - track.length(),
                        "unknown track \"%s\"%s"
                                .formatted(track, hint(track, grammar.words().rolledTracks())));
            }
            return grammar.words().game().tracks().ofHero(track).isPresent()
                    ? new RollKind.OwnProgress(track)
                    : new RollKind.Progress(track);
        }
        if (text.startsWith("roll +")) {
            return new RollKind.Stat(stat(text.substring(6), 6));
        }
        Matcher both = Pattern.compile("roll the (higher|lower) of \\+(.+) and \\+(.+)")
                .matcher(text);
        if (!both.matches()) {
            throw new Misread(0, "a roll reads \"roll +iron\" or \"roll the higher of +health and +iron\"");
        }
        List<RolledStat> of = List.of(stat(both.group(2), both.start(2)), stat(both.group(3), both.start(3)));
        return both.group(1).equals("higher") ? new RollKind.Highest(of) : new RollKind.Lowest(of);
    }

    RolledStat stat(String name, int at) {
        Game game = grammar.words().game();
        CardWords card = grammar.words().card();
        if (card.rolled(game).contains(name)) {
            return new RolledStat.OfTrait(name.substring("its ".length()));
        }
        Optional<Meter> own = card.meters().stream()
                .filter(meter -> meter.said().equals(name))
                .findFirst();
        if (own.isPresent()) {
            return new RolledStat.AssetMeter(own.get());
        }
        boolean isTheirs = name.startsWith(THEIR);
        String bare = isTheirs ? name.substring(THEIR.length()) : name;
        Optional<Meter> meter = game.meter(bare);
        if (meter.isPresent()) {
            return isTheirs ? new RolledStat.TheirMeter(meter.get()) : new RolledStat.OwnMeter(meter.get());
        }
        if (!isTheirs && game.stats().contains(bare)) {
            return new RolledStat.OwnStat(bare.intern(), game.stats().indexOf(bare));
        }
        List<String> known = new ArrayList<>(isTheirs ? List.of() : game.stats());
        known.addAll(grammar.words().meterNames());
        known.addAll(card.rolled(game));
        throw new Misread(at, "unknown stat \"%s\"%s".formatted(bare, hint(bare, known)));
    }

    private List<Phrase> effects(Node node) {
        String text = node.text();
        Matcher choose = CHOOSE.matcher(text);
        Matcher condition = IF.matcher(text);
        Matcher otherwise = OTHERWISE.matcher(text);
        if (choose.matches()) {
            return one(node, () -> choose(node, choose));
        }
        boolean isPart = condition.matches()
                && condition.group(2) == null
                && node.children().isEmpty()
                && text.contains(", ");
        if (condition.matches() && !isPart) {
            return one(node, () -> {
                Condition read = grammar.condition(condition.group(1), condition.start(1));
                boolean inline = condition.group(2) != null;
                if (inline) {
                    requireNoChildren(node);
                } else {
                    requireChildren(node);
                }
                return new Effect.If(
                        read,
                        inline
                                ? grammar.effects(condition.group(2), condition.start(2), node.source())
                                : body(node.children()),
                        inline ? Layout.BEHIND : Layout.UNDER);
            });
        }
        Matcher die = DIE.matcher(text);
        if (die.matches()) {
            return one(node, () -> oneDie(node, die.group(1).equals("the action die") ? Die.ACTION : Die.FIRST));
        }
        if (otherwise.matches()) {
            requireChildren(node);
            return one(
                    node,
                    () -> new Effect.Otherwise(
                            otherwise.group(1) == null
                                    ? Optional.empty()
                                    : Optional.of(grammar.condition(otherwise.group(1), otherwise.start(1))),
                            body(node.children()),
                            Layout.UNDER));
        }
        List<Phrase> effects =
                reading(node, () -> grammar.effects(text, 0, node.source())).orElse(List.of());
        if (effects.size() == 1 && effects.getFirst().effect() instanceof SheetEffect.NextAdd next) {
            return one(node, () -> nextAdd(node, next));
        }
        requireNoChildren(node);
        return effects;
    }

    /** Rows for every number of the die, in order. */
    private Effect oneDie(Node node, Die die) {
        List<Effect.OneDie.Row> rows = new ArrayList<>();
        if (node.children().isEmpty()) {
            throw new Misread(0, "nothing stands under \"" + node.text() + "\"");
        }
        int next = 1;
        for (Node child : node.children()) {
            Matcher row = ROW.matcher(child.text());
            int from = row.matches() ? Integer.parseInt(row.group(1)) : 0;
            int to = !row.matches() || row.group(2) == null ? from : Integer.parseInt(row.group(2));
            if (from != next || to < from || to > die.faces()) {
                problems.add(
                        child,
                        child.column(),
                        "a row of this die begins with %d here, as in \"%d-%d\"".formatted(next, next, die.faces()));
                return new Effect.OneDie(die, List.of());
            }
            requireChildren(child);
            rows.add(new Effect.OneDie.Row(from, to, body(child.children()), child.source()));
            next = to + 1;
        }
        if (next != die.faces() + 1) {
            problems.add(node, node.column(), "the rows end at %d, and not at %d".formatted(next - 1, die.faces()));
        }
        return new Effect.OneDie(die, rows);
    }

    private Effect nextAdd(Node node, SheetEffect.NextAdd next) {
        List<Phrase> onHit = List.of();
        List<Phrase> onMiss = List.of();
        for (Node child : node.children()) {
            switch (child.text()) {
                case "hit" -> onHit = body(child.children());
                case "miss" -> onMiss = body(child.children());
                default -> problems.add(child, child.column(), "under this stands \"hit\" or \"miss\"");
            }
        }
        return new SheetEffect.NextAdd(next.number(), next.move(), next.lasts(), onHit, onMiss);
    }

    private Effect choose(Node node, Matcher choose) {
        Count count = count(choose.group(2));
        Choices choices;
        if (choose.group(3) == null) {
            List<Option> options = options(node);
            if (!node.children().isEmpty() && least(count) > node.children().size()) {
                problems.add(
                        node, node.column(), "there are only " + node.children().size() + " to choose from");
            }
            choices = new Choices.Listed(options);
        } else {
            requireNoChildren(node);
            if (!grammar.words().blocks().contains(choose.group(3))) {
                throw new Misread(
                        choose.start(3),
                        "the move has no block \"%s\"%s"
                                .formatted(
                                        choose.group(3),
                                        hint(choose.group(3), grammar.words().blocks())));
            }
            choices = new Choices.Block(choose.group(3));
        }
        Optional<Effect.More> more = choose.group(5) == null
                ? Optional.empty()
                : Optional.of(new Effect.More(
                        Integer.parseInt(choose.group(5)), grammar.condition(choose.group(6), choose.start(6))));
        return new Effect.Choose(
                choose.group(1).equals("choose") ? Who.YOU : Who.EVERYONE,
                count,
                choices,
                more,
                choose.group(4) != null,
                Optional.empty());
    }

    private static Count count(String text) {
        if (text.equals("any")) {
            return new Count.Any();
        }
        return text.startsWith(UP_TO)
                ? new Count.UpTo(Integer.parseInt(text.substring(UP_TO.length())))
                : new Count.Exactly(Integer.parseInt(text));
    }

    /** How many there must be to choose from. */
    private static int least(Count count) {
        return switch (count) {
            case Count.Exactly(int number) -> number;
            case Count.UpTo(int number) -> number;
            case Count.Any() -> 0;
        };
    }

    private List<Option> options(Node node) {
        requireOptions(node);
        return node.children().stream().flatMap(child -> option(child).stream()).toList();
    }

    private void requireOptions(Node node) {
        if (node.children().isEmpty()) {
            problems.add(node, node.column(), "nothing stands under this to choose from");
        }
    }

    Optional<Option> option(Node node) {
        requireNoChildren(node);
        return reading(node, () -> {
            String text = node.text();
            Matcher labelled = OPTION.matcher(text);
            boolean isBareMove = text.indexOf(':') < 0 && grammar.isCall(text.split("; ", 2)[0]);
            if (!labelled.matches() || isBareMove) {
                return Option.of(
                        Optional.empty(), Optional.empty(), inline.read(text, 0, node.source()), node.source());
            }
            Optional<String> meant = labelled.group(3) == null && labelled.group(2) == null
                    ? Nearest.to(text, grammar.words().moves())
                    : Optional.empty();
            if (meant.isPresent()) {
                throw new Misread(0, "there is no move \"%s\"; did you mean \"%s\"?".formatted(text, meant.get()));
            }
            List<Phrase> effects = labelled.group(3) == null
                    ? List.of()
                    : inline.read(labelled.group(3), labelled.start(3), node.source());
            if (labelled.group(3) != null && isOtherwise(labelled.group(3))) {
                throw new Misread(labelled.start(3), Grammar.WITHOUT_AN_IF);
            }
            return Option.of(
                    Optional.of(labelled.group(1).intern()),
                    labelled.group(2) == null
                            ? Optional.empty()
                            : Optional.of(grammar.condition(labelled.group(2), labelled.start(2))),
                    effects,
                    node.source());
        });
    }

    private List<Phrase> one(Node node, java.util.function.Supplier<Effect> read) {
        return reading(node, read)
                .map(effect -> List.of(new Phrase(effect, node.source())))
                .orElse(List.of());
    }

    void requireChildren(Node node) {
        if (node.children().isEmpty()) {
            problems.add(node, node.column(), "nothing stands under \"" + node.text() + "\"");
        }
    }

    void requireNoChildren(Node node) {
        if (!node.children().isEmpty()) {
            Node child = node.children().getFirst();
            problems.add(child, child.column(), "nothing can stand under \"" + node.text() + "\"");
        }
    }

    /** What cannot be read becomes a problem of the line, and reading goes on. */
    <T> Optional<T> reading(Node node, java.util.function.Supplier<T> read) {
        try {
            return Optional.of(read.get());
        } catch (Misread misread) {
            problems.add(node, node.column() + misread.at(), String.valueOf(misread.getMessage()));
            return Optional.empty();
        }
    }
}
