package momentum.content.verify;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import momentum.content.book.MoveText;
import momentum.content.book.RollOption;
import momentum.content.book.RollType;
import momentum.content.book.Trigger;
import momentum.content.verify.MoveFacts.Choice;
import momentum.content.verify.MoveFacts.Section;

/** What a move comes to by the book's own prose: numbers, options and moves named, found with patterns. */
final class BookFacts {
    private static final Pattern BULLET = Pattern.compile("^\\s*\\* (.*)$");
    private static final Pattern RANKED = Pattern.compile("(?:Troublesome|Dangerous|Formidable|Extreme|Epic) .*");
    private static final Pattern ROLLS = Pattern.compile(".*: Roll \\+\\w+.*");
    private static final Map<String, String> NUMBERS =
            Map.of("one", "1", "two", "2", "three", "3", "four", "4", "five", "5");

    private BookFacts() {}

    static MoveFacts of(MoveText move) {
        SequencedMap<String, Section> sections = new LinkedHashMap<>();
        put(sections, "before", before(move));
        move.outcomes().ifPresent(outcomes -> {
            put(sections, "strong hit", outcomes.strongHit().source());
            put(sections, "weak hit", outcomes.weakHit().source());
            put(sections, "miss", outcomes.miss().source());
        });
        List<String> ways = new ArrayList<>();
        move.trigger().conditions().forEach(way -> ways.addAll(ways(way, move)));
        ways.sort(null);
        return new MoveFacts(ways, sections);
    }

    /** What the text says before its outcomes, or all of it where there are none. */
    private static String before(MoveText move) {
        String text = move.text().source();
        int outcomes = move.rollType() == RollType.NO_ROLL ? text.length() : firstOutcome(text);
        return text.substring(0, outcomes);
    }

    private static int firstOutcome(String text) {
        Matcher first = FIRST_OUTCOME.matcher(text);
        return first.find() ? first.start() : text.length();
    }

    private static final Pattern FIRST_OUTCOME = Pattern.compile("On (?:a )?__strong hit__");

    private static void put(SequencedMap<String, Section> sections, String name, String text) {
        String rest = text;
        Matcher match = MATCHED.matcher(rest);
        List<String> matched = new ArrayList<>();
        while (match.find()) {
            matched.add(match.group(2));
        }
        if (!matched.isEmpty()) {
            add(sections, name + " with a match", String.join(" ", matched));
            rest = match.replaceAll("");
        }
        add(sections, name, rest);
    }

    private static final Pattern MATCHED =
            Pattern.compile("On a __(strong hit|miss) with a match__, ([^\\n]*?\\.)(?=\\s|$)");

    private static void add(SequencedMap<String, Section> sections, String name, String text) {
        Section section = section(text);
        if (!section.own().isEmpty() || !section.choices().isEmpty()) {
            sections.put(name, section);
        }
    }

    private static Section section(String text) {
        StringBuilder own = new StringBuilder();
        List<List<String>> bullets = new ArrayList<>();
        for (String line : text.lines().toList()) {
            Matcher bullet = BULLET.matcher(line);
            if (bullet.matches() && !ROLLS.matcher(line).matches()) {
                if (!RANKED.matcher(bullet.group(1)).matches()) {
                    bullets.add(Sayings.facts(bullet.group(1)));
                }
            } else {
                own.append(line.replace("  * ", "")).append('\n');
            }
        }
        String prose = own.toString();
        List<Choice> choices = new ArrayList<>();
        if (!bullets.isEmpty()) {
            choices.add(new Choice(count(prose), bullets));
        }
        for (InlineChoice choice : InlineChoice.values()) {
            Matcher found = choice.pattern().matcher(Sayings.plain(prose));
            if (found.find()) {
                choices.add(new Choice("1", choice.options(found)));
                prose = Sayings.plain(prose).replace(found.group(), " ");
            }
        }
        return new Section(Sayings.facts(prose), choices);
    }

    private static final Pattern COUNT =
            Pattern.compile("(?:(you may (?:also )?|may each )|\\b)[Cc]hoose (up to )?(one|two|three)\\b");

    private static String count(String prose) {
        Matcher count = COUNT.matcher(prose);
        if (!count.find()) {
            return "1";
        }
        boolean upTo = count.group(1) != null || count.group(2) != null;
        return (upTo ? "up to " : "") + NUMBERS.get(count.group(3));
    }

    private static List<String> ways(Trigger.Way way, MoveText move) {
        List<String> names =
                way.options().stream().map(option -> name(option, move)).toList();
        return switch (way.method()) {
            case HIGHEST -> List.of("higher of " + names.stream().sorted().collect(Collectors.joining(", ")));
            case LOWEST -> List.of("lower of " + names.stream().sorted().collect(Collectors.joining(", ")));
            case PLAYER_CHOICE, ALL, PROGRESS_ROLL, MISS, WEAK_HIT, STRONG_HIT, UNCHANGED -> names;
        };
    }

    private static String name(RollOption option, MoveText move) {
        return switch (option) {
            case RollOption.Stat(String name) -> name;
            case RollOption.ConditionMeter(String name) -> name;
            case RollOption.AssetControl(List<String> assets, String control) -> "their " + control;
            case RollOption.AssetOption(List<String> assets, String name) -> name;
            case RollOption.AttachedControl(String control) -> control;
            case RollOption.AttachedOption(String name) -> name;
            case RollOption.ProgressTrack() ->
                "progress on " + track(move.track().orElse("a track"));
            case RollOption.SpecialTrack(String name) -> "progress on " + name.replaceAll("_(track|legacy)$", "");
            case RollOption.Custom(String label, int value) -> label;
        };
    }

    /** The data's word for the track of a fight is ours for the one fought. */
    private static String track(String category) {
        return category.equals("Combat") ? "foe" : category.toLowerCase(Locale.ROOT);
    }
}
