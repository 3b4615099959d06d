package momentum.phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import momentum.rule.Effect;
import momentum.rule.Effect.RolledStat;
import momentum.rule.Outcomes.On;
import momentum.rule.Phrase;
import momentum.rule.RiderLine;
import momentum.rule.RiderLine.Layout;
import momentum.rule.Source;

/** Reads what a rider says in one line, its parts divided by semicolons. */
record RiderParts(Grammar grammar, BodyReader bodies) {
    private static final String IF = "(?:if ([^:]+): )?";
    private static final List<On> HEADS =
            Stream.of(On.values()).filter(on -> on != On.ALWAYS).toList();
    private static final Pattern ON = Pattern.compile("on "
            + HEADS.stream().map(RiderParts::onA).map(Pattern::quote).collect(Collectors.joining("|", "(", ")"))
            + ", (instead, )?" + IF + "(.+)");
    private static final Pattern LIKE_ON = Pattern.compile("on an? ([^,]+), .*");
    private static final Pattern ON_DIE = Pattern.compile("on an action die of (\\d+), " + IF + "(.+)");
    private static final Pattern THEN = Pattern.compile("then, " + IF + "(.+)");
    private static final Pattern WAYS = Pattern.compile("roll (\\+\\S.*)");

    private static String onA(On on) {
        return Printer.onACall(on).substring("on ".length());
    }

    List<Phrase> read(String text, int at, Source source) {
        List<Phrase> parts = new ArrayList<>();
        int start = at;
        for (String part : text.split("; ", -1)) {
            boolean isAfterAnIf = !parts.isEmpty() && parts.getLast().effect() instanceof Effect.If;
            if (part.startsWith(Grammar.OTHERWISE) && !isAfterAnIf) {
                throw new Misread(start, Grammar.WITHOUT_AN_IF);
            }
            parts.add(new Phrase(part(part, start, source), source));
            start += part.length() + 2;
        }
        return parts;
    }

    /** Whether a line, or a part of it, is one that only a rider has. */
    boolean isOfTheRoll(String text) {
        return Stream.of(text.split("; ", -1))
                .anyMatch(part -> Stream.of(LIKE_ON, THEN, WAYS)
                                .anyMatch(each -> each.matcher(part).matches())
                        || grammar.isOfARoll(part));
    }

    static boolean isThen(String text) {
        return THEN.matcher(text).matches();
    }

    private Effect part(String text, int at, Source source) {
        Matcher on = ON.matcher(text);
        if (on.matches()) {
            On head = HEADS.stream()
                    .filter(each -> onA(each).equals(on.group(1)))
                    .findFirst()
                    .orElseThrow();
            return new RiderLine.On(head, on.group(2) != null, then(on, 3, at, source), Layout.BEHIND);
        }
        Matcher die = ON_DIE.matcher(text);
        if (die.matches()) {
            return new RiderLine.OnActionDie(face(die, at), then(die, 2, at, source), Layout.BEHIND);
        }
        Matcher like = LIKE_ON.matcher(text);
        if (like.matches()) {
            List<String> known = HEADS.stream()
                    .map(each -> onA(each).substring("a ".length()))
                    .toList();
            throw new Misread(
                    at + like.start(1),
                    "unknown outcome \"%s\"; %s"
                            .formatted(
                                    like.group(1),
                                    Nearest.to(like.group(1), known)
                                            .map(word -> "did you mean \"" + word + "\"?")
                                            .orElse("known are " + String.join(", ", known))));
        }
        if (text.startsWith(Printer.INSTEAD)) {
            throw new Misread(at, "\"instead\" stands behind an outcome, as in \"on a miss, instead, ...\"");
        }
        Matcher then = THEN.matcher(text);
        if (then.matches()) {
            return new RiderLine.Then(then(then, 1, at, source), Layout.BEHIND);
        }
        Matcher ways = WAYS.matcher(text);
        if (ways.matches()) {
            return ways(ways, at);
        }
        return grammar.riding(text, at, source);
    }

    private RiderLine ways(Matcher ways, int at) {
        List<RolledStat> stats = new ArrayList<>();
        int start = ways.start(1) + 1;
        for (String each : ways.group(1).substring(1).split(" or \\+", -1)) {
            RolledStat stat = bodies.stat(each, at + start);
            if (stats.contains(stat)) {
                throw new Misread(at + start, "\"%s\" stands here twice".formatted(each));
            }
            stats.add(stat);
            start += each.length() + " or +".length();
        }
        return new RiderLine.Ways(stats);
    }

    /** The number in the first group, as one of the action die's. */
    static int face(Matcher die) {
        return face(die, 0);
    }

    private static int face(Matcher die, int at) {
        if (!die.group(1).matches("[1-6]")) {
            throw new Misread(at + die.start(1), "an action die shows 1 to 6, not " + die.group(1));
        }
        return Integer.parseInt(die.group(1));
    }

    /** What changes the move's own lines under an outcome, and not the roll. */
    Phrase tweak(String text, int at, Source source) {
        Effect line = grammar.riding(text, at, source);
        if (!(line instanceof RiderLine.MoreChoices)) {
            throw new Misread(
                    at, "\"%s\" is said of the roll: it stands beside the outcomes, not under one".formatted(text));
        }
        return new Phrase(line, source);
    }

    /** What follows, perhaps only if something is so. */
    private List<Phrase> then(Matcher line, int group, int at, Source source) {
        String text = line.group(group + 1);
        int start = at + line.start(group + 1);
        Phrase then = grammar.isOfARoll(text)
                ? tweak(text, start, source)
                : new Phrase(grammar.effect(text, start, source), source);
        Optional<String> condition = Optional.ofNullable(line.group(group));
        return List.of(condition
                .map(said -> new Phrase(
                        new Effect.If(
                                grammar.condition(said, at + line.start(group)), List.of(then), Effect.Layout.BEHIND),
                        source))
                .orElse(then));
    }
}
