package momentum.phrase;

import static momentum.phrase.Nearest.hint;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import momentum.rule.AssetCard.Requirement;
import momentum.rule.AssetCard.Trait;
import momentum.rule.Debility;
import momentum.rule.Meter;

/** Reads the lines of an asset above its abilities: what it takes to have it, and what is kept on it. */
final class CardLines {
    private static final Pattern REQUIREMENT = Pattern.compile("(if|once) (.+)");
    private static final Pattern IS_MARKED = Pattern.compile("you are ([a-z ]+)");
    private static final Pattern METER = Pattern.compile("([a-z]+) (\\d{1,2}) to (\\d{1,2}), starting at (\\d{1,2})");
    private static final Pattern LIKE_A_METER = Pattern.compile("[a-z]+ -?\\d.*");
    private static final Pattern MARKS = Pattern.compile("marks (.+)");
    private static final Pattern MARK = Pattern.compile("(?!(?:not|its|no) )(?!.* with )[a-z]+(?: [a-z]+)*");
    private static final Pattern TRAIT = Pattern.compile("its ([a-z]+) is (.+)");
    private static final Pattern VALUE = Pattern.compile("([^ ,;:()\"]+)(?: \\(([a-z]+)\\))?");
    private static final String SAID_ALREADY = "the asset says this already";
    static final String ANY_FIRST = "begins with any ability";

    private final Vocabulary words;
    private final Problems problems;
    private final List<String> moves;
    private final List<Requirement> requirements = new ArrayList<>();
    private final List<Meter> meters = new ArrayList<>();
    private final List<String> marks = new ArrayList<>();
    private final List<Trait> traits = new ArrayList<>();
    private boolean isAnyFirst;

    /** @param moves the names of its own moves */
    CardLines(Vocabulary words, Problems problems, List<String> moves) {
        this.words = words;
        this.problems = problems;
        this.moves = moves;
    }

    List<Requirement> requirements() {
        return requirements;
    }

    List<Meter> meters() {
        return meters;
    }

    List<String> marks() {
        return marks;
    }

    List<Trait> traits() {
        return traits;
    }

    boolean isAnyFirst() {
        return isAnyFirst;
    }

    /** What the lines of its abilities may say. */
    CardWords words() {
        return new CardWords(meters, marks, traits, moves);
    }

    void read(Node node) {
        Matcher requirement = REQUIREMENT.matcher(node.text());
        Matcher meter = METER.matcher(node.text());
        Matcher boxes = MARKS.matcher(node.text());
        Matcher trait = TRAIT.matcher(node.text());
        if (!node.children().isEmpty()) {
            Node below = node.children().getFirst();
            problems.add(below, below.column(), "nothing can stand under \"" + node.text() + "\"");
        }
        if (requirement.matches()) {
            requirement(node, requirement);
        } else if (meter.matches()) {
            meter(node, meter);
        } else if (boxes.matches()) {
            marks(node, boxes);
        } else if (trait.matches()) {
            trait(node, trait);
        } else if (node.text().equals(ANY_FIRST)) {
            if (isAnyFirst) {
                problems.add(node, node.column(), SAID_ALREADY);
            }
            isAnyFirst = true;
        } else if (node.text().matches("its .*")) {
            problems.add(node, node.column(), "what is chosen reads \"its pelt is wolf (edge), bear (iron), or fox\"");
        } else if (node.text().equals("marks")) {
            problems.add(node, node.column(), "boxes read \"marks sung, spent\"");
        } else if (LIKE_A_METER.matcher(node.text()).matches()) {
            problems.add(node, node.column(), "a track of an asset reads \"health 0 to 4, starting at 4\"");
        } else {
            String first = node.text().split(" ", 2)[0];
            problems.add(
                    node,
                    node.column(),
                    "unknown line of an asset \"%s\"%s"
                            .formatted(
                                    node.text(),
                                    Nearest.to(node.text(), List.of(ANY_FIRST))
                                            .or(() ->
                                                    Nearest.to(first, List.of("if", "once", "marks", "its", "ability")))
                                            .filter(word -> !word.equals(first))
                                            .map(word -> "; did you mean \"" + word + "\"?")
                                            .orElse("; known are if ..., once ..., its ... is ...,"
                                                    + " \"health 0 to 4, starting at 4\", marks ..., "
                                                    + ANY_FIRST + ", ability")));
        }
    }

    /** A requirement that names a mark is tested; all else only the story knows. */
    private void requirement(Node node, Matcher line) {
        Matcher marked = IS_MARKED.matcher(line.group(2));
        Optional<Debility> debility = marked.matches() ? words.game().debility(marked.group(1)) : Optional.empty();
        Optional<String> meant = marked.matches() && debility.isEmpty()
                ? Nearest.to(marked.group(1), words.debilityNames())
                : Optional.empty();
        meant.ifPresent(word -> problems.add(
                node,
                node.column() + line.start(2) + marked.start(1),
                "unknown debility \"%s\"; did you mean \"%s\"?".formatted(marked.group(1), word)));
        requirements.add(new Requirement(line.group(1).equals("once"), line.group(2), debility, node.source()));
    }

    private void meter(Node node, Matcher line) {
        int min = Integer.parseInt(line.group(2));
        int max = Integer.parseInt(line.group(3));
        int start = Integer.parseInt(line.group(4));
        String name = line.group(1).intern();
        if (min >= max || start < min || start > max) {
            problems.add(node, node.column() + line.start(2), "a track goes from low to high, and starts between");
        } else if (meters.stream().anyMatch(meter -> meter.name().equals(name))) {
            problems.add(node, node.column(), "there is a track \"" + name + "\" already");
        } else if (words.game().stats().contains(name)) {
            problems.add(node, node.column(), "\"" + name + "\" is a stat of the game: call the track otherwise");
        } else {
            Meter.Scope scope =
                    words.game().meter(name).isPresent() ? Meter.Scope.ASSETS_LIKE_A_HEROS : Meter.Scope.ASSET;
            meters.add(new Meter(name, scope, meters.size(), min, max, start, Optional.empty()));
        }
    }

    private void marks(Node node, Matcher line) {
        if (!marks.isEmpty()) {
            problems.add(node, node.column(), SAID_ALREADY);
        }
        int at = line.start(1);
        for (String mark : line.group(1).split(", ", -1)) {
            int column = node.column() + at;
            if (!MARK.matcher(mark).matches()) {
                problems.add(node, column, "a box is called by words in small letters, as in \"marks sung, spent\"");
            } else if (marks.contains(mark)) {
                problems.add(node, column, "there is a box \"" + mark + "\" already");
            } else if (isCondition(mark)) {
                problems.add(node, column, "\"" + mark + "\" has a meaning in every line: call the box otherwise");
            } else {
                marks.add(mark);
            }
            at += mark.length() + ", ".length();
        }
    }

    private boolean isCondition(String mark) {
        try {
            new Grammar(words).condition(mark, 0);
            return true;
        } catch (Misread itHasNone) {
            return false;
        }
    }

    private void trait(Node node, Matcher line) {
        String word = line.group(1);
        boolean isTaken = Stream.concat(
                        traits.stream().map(Trait::word),
                        words.game().meters().stream().map(Meter::name))
                .anyMatch(word::equals);
        if (isTaken) {
            problems.add(node, node.column(), "there is an \"its " + word + "\" already");
        }
        List<Trait.Value> values = new ArrayList<>();
        Matcher between = Pattern.compile(", or |, | or |$").matcher(node.text());
        int at = line.start(2);
        while (at < node.text().length() && between.find(at)) {
            Matcher value = VALUE.matcher(node.text()).region(at, between.start());
            if (!value.matches()) {
                problems.add(node, node.column() + at, "values read \"wolf (edge), bear (iron), or fox\"");
                return;
            }
            String name = value.group(1);
            if (values.stream().anyMatch(each -> each.name().equals(name))) {
                problems.add(node, node.column() + at, "\"" + name + "\" stands here twice");
            }
            Optional<String> stat = Optional.ofNullable(value.group(2));
            stat.filter(each -> !words.game().stats().contains(each))
                    .ifPresent(each -> problems.add(
                            node,
                            node.column() + value.start(2),
                            "unknown stat \"%s\"%s"
                                    .formatted(each, hint(each, words.game().stats()))));
            values.add(new Trait.Value(name, stat));
            at = between.end();
        }
        traits.add(new Trait(word, values, node.source()));
    }
}
