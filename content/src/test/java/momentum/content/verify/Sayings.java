package momentum.content.verify;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The phrases of the book that say what happens, each with the fact that it is. */
final class Sayings {
    private static final Pattern MOVE_LINK = Pattern.compile("\\[([^\\]]*)\\]\\(datasworn:move:[^)]*\\)");

    private Sayings() {}

    /** The prose with moves in angle brackets, and without what is only advice. */
    static String plain(String prose) {
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
            new Saying("(?i)on a (strong hit|weak hit) ?, take \\+(\\d) more", "$1: take +$2 more"),
            new Saying(
                    "(?i)on a (miss) ?, it goes badly and you lose all benefits for that action",
                    "$1: lose what it gave"),
            new Saying("(?i)take \\+(\\d) (\\w+) on a hit", "hit: take +$1 $2"),
            new Saying(
                    "(?i)if you fail to score a hit on that move, you must suffer a dire outcome\\. <([^>]*)>",
                    "miss: dire|miss: $1"),
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
            new Saying("<([^>]*)>", "$1"));

    /** Each saying takes its words out of the prose, so that a later one does not find them again. */
    static List<String> facts(String prose) {
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
}
