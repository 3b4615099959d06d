package momentum.content.verify;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.regex.MatchResult;
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
    private static final Pattern MOVE_LINK = Pattern.compile("\\[([^\\]]*)\\]\\(datasworn:move:[^)]*\\)");
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
                    bullets.add(facts(bullet.group(1)));
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
            Matcher found = choice.pattern.matcher(plain(prose));
            if (found.find()) {
                choices.add(new Choice("1", choice.options(found)));
                prose = plain(prose).replace(found.group(), " ");
            }
        }
        return new Section(facts(prose), choices);
    }

    private static final Pattern COUNT =
            Pattern.compile("(?:(you may (?:also )?)|\\b)[Cc]hoose (up to )?(one|two|three)\\b");

    private static String count(String prose) {
        Matcher count = COUNT.matcher(prose);
        if (!count.find()) {
            return "1";
        }
        boolean upTo = count.group(1) != null || count.group(2) != null;
        return (upTo ? "up to " : "") + NUMBERS.get(count.group(3));
    }

    /** Choices that the book makes within a sentence. */
    private enum InlineChoice {
        EITHER_LOSS("suffer -(\\d) (\\w+) or -(\\d) (\\w+) \\(your choice\\)") {
            @Override
            List<List<String>> options(MatchResult found) {
                return List.of(
                        List.of("suffer -" + found.group(1) + " " + found.group(2)),
                        List.of("suffer -" + found.group(3) + " " + found.group(4)));
            }
        },
        EITHER_MARK("you must mark (\\w+) or (\\w+) \\(if currently unmarked\\) or roll on the following table") {
            @Override
            List<List<String>> options(MatchResult found) {
                return List.of(
                        List.of("if not " + found.group(1), "mark " + found.group(1)),
                        List.of("if not " + found.group(2), "mark " + found.group(2)),
                        List.of("roll on the table"));
            }
        },
        DO_OR_SWEAR("do it \\(or <([^>]*)>\\)(, and mark the bond)?\\. If you refuse or fail, ([^.]*)\\.") {
            @Override
            List<List<String>> options(MatchResult found) {
                List<String> done = found.group(2) == null ? List.of() : List.of("mark bond");
                List<String> sworn = new ArrayList<>(List.of(found.group(1)));
                sworn.addAll(done);
                return List.of(done, sworn, facts(found.group(3)));
            }
        },
        EITHER_SPENDING("spend (\\d) experience to add a new asset, or (\\d) experience to upgrade an asset") {
            @Override
            List<List<String>> options(MatchResult found) {
                return List.of(
                        List.of(
                                "if experience >= " + found.group(1),
                                "spend " + found.group(1) + " experience",
                                "add an asset"),
                        List.of(
                                "if ability left and experience >= " + found.group(2),
                                "spend " + found.group(2) + " experience",
                                "mark an ability"));
            }
        };

        private final Pattern pattern;

        InlineChoice(String pattern) {
            this.pattern = Pattern.compile(pattern);
        }

        abstract List<List<String>> options(MatchResult found);
    }

    /** The prose with moves in angle brackets, and without what is only advice. */
    private static String plain(String prose) {
        return MOVE_LINK
                .matcher(prose)
                .replaceAll("<$1>")
                .replaceAll("\\(<Ask the Oracle> if unsure\\)", "")
                .replaceAll("__|\\n", " ")
                .replace('’', '\'')
                .replace('‘', '\'')
                .replaceAll("\\s+", " ");
    }

    /** One thing that a sentence may say: a pattern, and the fact it is. */
    private record Saying(Pattern pattern, String fact) {
        Saying(String pattern, String fact) {
            this(Pattern.compile(pattern), fact);
        }

        /** The fact with the groups filled in; a bar parts several. */
        List<String> facts(MatchResult found) {
            String filled = fact;
            for (int i = 1; i <= found.groupCount(); i++) {
                filled = filled.replace("$" + i, String.valueOf(found.group(i)));
            }
            return Arrays.stream(filled.split("\\|", -1))
                    .filter(each -> !each.isEmpty())
                    .toList();
        }
    }

    private static final List<Saying> SAYINGS = List.of(
            new Saying("(?i)suffer -(\\d) (\\w+) for each", "suffer -$1 $2 for each"),
            new Saying("(?i)but suffer -(\\d) (\\w+) for each", "suffer -$1 $2 for each"),
            new Saying("(?i)take \\+(\\d) more", "take +$1 more"),
            new Saying(
                    "(?i)take \\+(\\d) (\\w+) for (?:you|yourself) and any companions", "take +$1 $2, companions too"),
            new Saying("(?i)(?:take|take or give|give) up to \\+(\\d) (\\w+)", "take up to +$1 $2"),
            new Saying("(?i)(?:take|give them) \\+(\\d) (\\w+)", "take +$1 $2"),
            new Saying("(?i)in exchange for \\+(\\d) (\\w+)", "take +$1 $2"),
            new Saying("(?i)suffer -(\\d) (\\w+)", "suffer -$1 $2"),
            new Saying("(?i)a suffer move \\(-(\\d)\\)", "a suffer move (-$1)"),
            new Saying("(?i)suffer -(momentum) equal to any remaining -\\w+", "rest as -$1"),
            new Saying("(?i)exchange any leftover -\\w+ for -(\\w+)", "rest as -$1"),
            new Saying(
                    "(?i)<Endure Stress>\\. You suffer -spirit equal to the rank of your quest \\(troublesome=(\\d); dangerous=(\\d); formidable=(\\d); extreme=(\\d); epic=(\\d)\\)",
                    "Endure Stress ($1, $2, $3, $4, $5)"),
            new Saying("(?i)suffer -(\\w+) equal to", "suffer -$1"),
            new Saying(
                    "(?i)exchange each additional -\\w+ for any combination of -(\\w+), -(\\w+),? or -(\\w+)",
                    "exchange for $1, $2, $3"),
            new Saying("(?i)clear 1 unit of progress on that track", "lose progress"),
            new Saying("(?i)fail to score a hit when you <[^>]*>", ""),
            new Saying("<(Endure \\w+)> \\((\\d) \\w+\\)", "$1 ($2)"),
            new Saying("<(Swear an Iron Vow)> \\((formidable or extreme)\\)", "$1 ($2)"),
            new Saying("(?i)When you break camp, add \\+(\\d) if you <([^>]*)>", "add +$1 to $2"),
            new Saying(
                    "(?i)make another move now \\(not a progress move\\), and add \\+(\\d)",
                    "add +$1 to the next move"),
            new Saying(
                    "(?i)to make a move \\(not a progress move\\)\\. When you do, add \\+(\\d)",
                    "add +$1 to the next move"),
            new Saying("(?i)on a match, (?:an extreme|envision an extreme)", ""),
            new Saying(
                    "(?i)setting off from [^.]*share a bond, add \\+(\\d) to your initial roll",
                    "add +$1 if bonded and first roll"),
            new Saying("Roll \\+heart \\(add \\+(\\d) if you share a bond\\)", "add +$1 if bonded and rolling heart"),
            new Saying("(?i)share a bond,? (?:with this community, )?add \\+(\\d)", "add +$1 if bonded"),
            new Saying("(?i)share a bond(?: with this community)?, add \\+(\\d)", "add +$1 if bonded"),
            new Saying("(?i)with whom you share a bond, add \\+(\\d)", "add +$1 if bonded"),
            new Saying("(?i)share a bond, choose (one) more", "1 more if bonded"),
            new Saying(
                    "(?i)(?:after you successfully <Fulfill Your Vow> to their benefit, you may )?reroll any dice",
                    "reroll"),
            new Saying("(?i)once per fight", "once a fight"),
            new Saying("(?i)steal initiative from your foe", "needs the foe's initiative|take initiative"),
            new Saying(
                    "(?i)when you have initiative and attack[^.]*roll \\+\\w+\\. When you have initiative",
                    "needs the initiative"),
            new Saying("(?i)when your foe has initiative", "needs the foe's initiative"),
            new Saying("(?i)when you make a move [^.]* and score a strong hit", "needs a strong hit"),
            new Saying("(?i)roll \\+(\\w+) again", "roll $1"),
            new Saying("(?i)lose all benefits for that action", "lose what it gave"),
            new Saying("(?i)focus on one of your chosen", "focus"),
            new Saying("(?i)\\badd \\+(\\d)", "add +$1"),
            new Saying("(?i)inflict your harm", "inflict"),
            new Saying("(?i)inflict \\+(\\d) harm", "inflict +$1"),
            new Saying("(?i)foe's harm is \\+(\\d)", "foe inflicts +$1"),
            new Saying("(?i)your harm is (\\d)", "harm is $1"),
            new Saying(
                    "(?i)(?:you have (?:the )?initiative|take initiative|you and your ally have initiative)",
                    "take initiative"),
            new Saying("(?i)(?:lose initiative|your foe has initiative)", "lose initiative"),
            new Saying("(?i)clear all but one filled progress", "clear all but one"),
            new Saying("(?i)raise the \\w+'s rank by one", "raise rank"),
            new Saying(
                    "(?i)mark experience \\(troublesome=(\\d); dangerous=(\\d); formidable=(\\d); extreme=(\\d); epic=(\\d)\\)",
                    "experience $1, $2, $3, $4, $5"),
            new Saying("(?i)take (\\d) experience for each marked ability", "experience $1 for each ability"),
            new Saying("(?i)mark progress", "mark progress"),
            new Saying("(?i)mark a tick on your bond progress track", "mark bond"),
            new Saying("(?i)clear the bond", "clear bond"),
            new Saying("(?i)clear the vow", "vow forsaken"),
            new Saying("(?i)clear an? (\\w+) debility", "if $1|clear $1"),
            new Saying("(?i)have the (\\w+) condition, you may clear it", "clear $1"),
            new Saying("(?i)mark (unprepared)", "mark $1"),
            new Saying("(?i)are now (cursed|tormented)", "mark $1"),
            new Saying("(?i)if your (\\w+) is greater than (\\d)", "if $1 > $2"),
            new Saying("(?i)if you are at (\\d) (\\w+)", "if $2 = $1"),
            new Saying(
                    "(?i)with a (\\d) on your action die, and your companion's (\\w+) is (\\d)",
                    "if action die $1 and $2 = $3|if $2 = $3"),
            new Saying("(?i)they are now dead", "companion dies"),
            new Saying("(?i)if (?:their|your companion's) (\\w+) is (\\d)(?=, they cannot)", "if $1 = $2"),
            new Saying("(?i)(?:you are dead|you die)", "hero: you die"),
            new Saying("(?i)(?:are lost|sanity breaks)", "hero: you are lost"),
            new Saying("(?i)no longer in the fight", "foe out of the fight"),
            new Saying("(?i)lost this fight", "fight lost"),
            new Saying("(?i)roll on (?:the following table|the table below)\\.", "roll on the table"),
            new Saying("(?i)Decide the odds of a '?yes'?, and roll on the table below", "roll on the odds"),
            new Saying(
                    "(?i)rate one as '?likely'?, and (?:<Ask the Oracle>|roll on the table below)",
                    "roll on the odds (Likely)"),
            new Saying("(?i)your quest is complete", "vow fulfilled"),
            new Saying("(?i)suffer a dire outcome", "dire"),
            new Saying("<([^>]*)>", "$1"));

    /** Each saying takes its words out of the prose, so that a later one does not find them again. */
    private static List<String> facts(String prose) {
        List<String> facts = new ArrayList<>();
        String rest = plain(prose);
        for (Saying saying : SAYINGS) {
            Matcher found = saying.pattern.matcher(rest);
            found.results().forEach(result -> facts.addAll(saying.facts(result)));
            rest = found.reset().replaceAll(" ");
        }
        facts.replaceAll(fact -> fact.startsWith("exchange for ") ? sorted(fact) : fact);
        return facts;
    }

    private static String sorted(String exchange) {
        return "exchange for "
                + Arrays.stream(exchange.substring("exchange for ".length()).split(", ", -1))
                        .sorted()
                        .collect(Collectors.joining(", "));
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
