package momentum.phrase;

import static momentum.phrase.Nearest.hint;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import momentum.rule.Amount;
import momentum.rule.Condition;
import momentum.rule.Effect;
import momentum.rule.Effect.Argument;
import momentum.rule.Effect.Layout;
import momentum.rule.Effect.Line;
import momentum.rule.Effect.Make.How;
import momentum.rule.Effect.OnOutcome;
import momentum.rule.Form;
import momentum.rule.Outcomes.On;
import momentum.rule.Phrase;
import momentum.rule.RiderLine;
import momentum.rule.Source;

/** Reads single phrases: conditions, effects, calls of other moves. What stands indented is the readers' business. */
record Grammar(Vocabulary words) {
    private static final List<FormReader<Line>> LINES = FormReader.all(Line.forms());

    private static final List<FormReader<Condition>> CONDITIONS = FormReader.all(List.of(Condition.Phrasing.values()));

    private static final List<FormReader<RiderLine.Single>> RIDER_LINES =
            FormReader.all(List.of(RiderLine.Phrasing.values()));

    private static final List<FormReader<Effect>> RIDING = riding();

    private static List<FormReader<Effect>> riding() {
        List<Form<? extends Effect>> forms = new ArrayList<>(Line.forms());
        forms.addAll(List.of(RiderLine.Phrasing.values()));
        return FormReader.all(forms);
    }

    static final String REROLLING = ", rerolling any dice";
    static final String WITHOUT_MOMENTUM = ", without momentum";

    private static final Pattern CALL = Pattern.compile("(may )?([^,(;:+]+?)(?: \\+([a-z]+))?(?: \\(([^)]*)\\))?"
            + "(?:, adding \\+(\\d))?(" + REROLLING + ")?(" + WITHOUT_MOMENTUM + ")?"
            + "(?:, ("
            + Stream.of(How.values())
                    .map(How::inWords)
                    .filter(words -> !words.isEmpty())
                    .collect(Collectors.joining("|"))
            + "))?");

    static final String AT_ONCE = "at once, ";

    private static final Pattern IF = Pattern.compile("if ([^,]+), (.+)");

    static final String OTHERWISE = "otherwise, ";

    static final String WITHOUT_AN_IF = "an otherwise without an if before it";

    private static final List<On> AFTER_A_CALL =
            List.of(On.STRONG_HIT, On.WEAK_HIT_OR_MISS, On.HIT, On.WEAK_HIT, On.MISS);

    Condition condition(String text, int at) {
        Misread whole;
        try {
            return read(CONDITIONS, text, at, "condition");
        } catch (Misread misread) {
            whole = misread;
        }
        String[] parts = text.split(" and ", -1);
        if (parts.length == 1) {
            throw whole;
        }
        List<Condition> all = new ArrayList<>();
        int start = at;
        for (String part : parts) {
            all.add(read(CONDITIONS, part, start, "condition"));
            start += part.length() + " and ".length();
        }
        return new Condition.All(all);
    }

    /** Effects in one line, separated by semicolons. */
    List<Phrase> effects(String text, int at, Source source) {
        List<Phrase> effects = new ArrayList<>();
        int start = at;
        for (String part : text.split("; ", -1)) {
            if (start > at && part.startsWith(OTHERWISE) && !(effects.getLast().effect() instanceof Effect.If)) {
                throw new Misread(start, WITHOUT_AN_IF);
            }
            effects.add(new Phrase(effect(part, start, source), source));
            start += part.length() + 2;
        }
        return effects;
    }

    Effect effect(String text, int at, Source source) {
        int head = text.startsWith(AT_ONCE) ? AT_ONCE.length() : 0;
        for (On on : AFTER_A_CALL) {
            String outcome = Printer.onACall(on) + ", ";
            if (text.startsWith(outcome, head)) {
                int start = head + outcome.length();
                return new OnOutcome(
                        on, new Phrase(effect(text.substring(start), at + start, source), source), head > 0);
            }
        }
        Matcher condition = IF.matcher(text);
        if (condition.matches()) {
            return new Effect.If(
                    condition(condition.group(1), at + condition.start(1)),
                    part(condition.group(2), at + condition.start(2), source),
                    Layout.PART);
        }
        if (text.startsWith(OTHERWISE)) {
            return new Effect.Otherwise(
                    Optional.empty(),
                    part(text.substring(OTHERWISE.length()), at + OTHERWISE.length(), source),
                    Layout.PART);
        }
        return isCall(text, 0) ? call(text, at) : line(text, at);
    }

    private static boolean isCall(String text, int at) {
        return text.startsWith("may ", at) || (text.length() > at && Character.isUpperCase(text.charAt(at)));
    }

    private Effect line(String text, int at) {
        try {
            return read(LINES, text, at, "phrase");
        } catch (Misread misread) {
            if (isOfARoll(text)) {
                throw new Misread(
                        at,
                        "\"%s\" is said of a roll: it stands by itself under the \"when\" of an ability"
                                .formatted(text));
            }
            throw misread;
        }
    }

    /** One of a rider: what only a rider says, or any other. */
    Effect riding(String text, int at, Source source) {
        boolean isOther = isCall(text, 0)
                || IF.matcher(text).matches()
                || text.startsWith(OTHERWISE)
                || AFTER_A_CALL.stream().anyMatch(on -> text.startsWith(Printer.onACall(on) + ", "))
                || text.startsWith(AT_ONCE);
        return isOther ? effect(text, at, source) : read(RIDING, text, at, "phrase");
    }

    /** Whether only a rider says such a thing. */
    boolean isOfARoll(String text) {
        return RIDER_LINES.stream().anyMatch(form -> form.fits(text));
    }

    /** One effect, or two and more with an "and" between them. */
    private List<Phrase> part(String text, int at, Source source) {
        int and = text.lastIndexOf(Printer.AND);
        try {
            return List.of(new Phrase(effect(text, at, source), source));
        } catch (Misread misread) {
            if (and < 0) {
                throw misread;
            }
        }
        List<Phrase> all = new ArrayList<>(part(text.substring(0, and), at, source));
        int last = and + Printer.AND.length();
        all.add(new Phrase(effect(text.substring(last), at + last, source), source));
        return all;
    }

    /** Whether a text makes a move that there is. */
    boolean isCall(String text) {
        Matcher matcher = CALL.matcher(text);
        return matcher.matches() && matcher.group(1) == null && words.moves().contains(matcher.group(2));
    }

    /** A move made by its name, perhaps with something in brackets and something behind it. */
    private Effect call(String text, int at) {
        Matcher matcher = CALL.matcher(text);
        if (!matcher.matches()) {
            throw new Misread(at, "this reads like a move, but not like one that is made: " + text);
        }
        String name = matcher.group(2);
        if (!words.moves().contains(name)) {
            throw new Misread(at + matcher.start(2), words.noMove(name));
        }
        return new Effect.Make(
                name,
                argument(matcher.group(4) == null ? "" : matcher.group(4), at + Math.max(0, matcher.start(4))),
                new Effect.Make.Rolling(
                        Optional.ofNullable(matcher.group(3)).map(stat -> known(stat, at + matcher.start(3))),
                        matcher.group(5) == null ? 0 : Integer.parseInt(matcher.group(5)),
                        matcher.group(6) != null,
                        matcher.group(7) != null),
                matcher.group(1) != null,
                Stream.of(How.values())
                        .filter(how -> how.inWords().equals(matcher.group(8)))
                        .findFirst()
                        .orElse(How.PLAINLY));
    }

    private String known(String stat, int at) {
        if (!words.rollable().contains(stat)) {
            throw new Misread(at, "unknown stat \"%s\"%s".formatted(stat, hint(stat, words.rollable())));
        }
        return stat;
    }

    private Argument argument(String text, int at) {
        if (text.isEmpty()) {
            return new Argument.None();
        }
        if (text.equals("the rest")) {
            return new Argument.Rest();
        }
        if (text.matches("\\d{1,4}")) {
            return new Argument.Of(new Amount.Fixed(Integer.parseInt(text)));
        }
        if (words.parameter().filter(text::equals).isPresent()) {
            return new Argument.Of(new Amount.Given(text));
        }
        Matcher byRank =
                Pattern.compile("its rank: (\\d{1,4}(?:, \\d{1,4}){4})").matcher(text);
        if (byRank.matches()) {
            return new Argument.Of(new Amount.ByRank(Pattern.compile(", ")
                    .splitAsStream(byRank.group(1))
                    .map(Integer::valueOf)
                    .toList()));
        }
        List<String> ranks = List.of(text.split(" or ", -1));
        for (String rank : ranks) {
            if (!Vocabulary.RANKS.contains(rank)) {
                throw new Misread(
                        at,
                        "\"%s\" is not a number, a rank, or the rest%s".formatted(text, hint(rank, Vocabulary.RANKS)));
            }
        }
        return new Argument.Ranks(ranks);
    }

    /** The first form that fits; where none does, the complaint of the one that came nearest. */
    private <T> T read(List<FormReader<T>> forms, String text, int at, String what) {
        Optional<Misread> best = Optional.empty();
        // A form that is all slot fits whatever is said, and so its complaint tells nothing.
        int bestWeight = 0;
        for (FormReader<T> form : forms) {
            Matcher matcher = form.regex().matcher(text);
            if (text.startsWith(form.begins()) && matcher.matches()) {
                try {
                    return form.read(matcher, words);
                } catch (Misread misread) {
                    boolean isBetter = form.weight() > bestWeight
                            || (form.weight() == bestWeight
                                    && best.filter(found -> !found.isHelp()).isPresent()
                                    && misread.isHelp());
                    if (isBetter) {
                        best = Optional.of(new Misread(at + misread.at(), String.valueOf(misread.getMessage())));
                        bestWeight = form.weight();
                    }
                }
            }
        }
        throw best.filter(found -> !isBareWord(text))
                .orElseGet(() -> new Misread(at, "unknown %s \"%s\"%s".formatted(what, text, nearForm(forms, text))));
    }

    private static boolean isBareWord(String text) {
        return text.indexOf(' ') < 0;
    }

    private <T> String nearForm(List<FormReader<T>> forms, String text) {
        String first = text.split(" ", 2)[0];
        List<String> starts = new ArrayList<>(forms.stream()
                .map(form -> form.pattern().split(" ", 2)[0])
                .filter(word -> !word.startsWith("{"))
                .distinct()
                .toList());
        if (starts.contains(first)) {
            return forms.stream()
                    .filter(form -> form.pattern().startsWith(first + " "))
                    .min(Comparator.comparingInt(form -> form.pattern().length()))
                    .map(form -> "; a line that begins so reads \"" + form.pattern() + "\"")
                    .orElse("");
        }
        Optional<String> move = words.moves().stream()
                .filter(name -> text.regionMatches(true, 0, name, 0, name.length()))
                .findFirst();
        if (move.isPresent()) {
            return "; did you mean \"%s\"?"
                    .formatted(move.get() + text.substring(move.get().length()));
        }
        starts.addAll(words.blocks());
        starts.addAll(words.debilityNames());
        starts.addAll(words.card().marks());
        return hint(first, starts);
    }
}
